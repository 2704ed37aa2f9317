import { type Call, type Calls } from '../../language/calls.ts'
import { type EntityDefinition } from '../../language/entity.ts'

/** A call in full, written or derived from a word of another. */
export interface FullCall extends Omit<Call, 'counts' | 'totals' | 'sums' | 'selected'> {
  /** The grid call whose rows it counts by a value. */
  readonly countOf?: string
  /** The grid call whose rows it totals. */
  readonly totalOf?: string
  /** The grid call whose selected rows it adds up. */
  readonly sumOf?: string
  /** The same call for one record. */
  readonly oneByOne?: string
}

/** A call with its name, and its place in the file. */
export interface Described {
  readonly name: string
  readonly call: FullCall
  readonly pointer: string
  /** The word of another call from which it is derived. */
  readonly word?: 'counts' | 'totals' | 'sums' | 'selected'
}

/** The calls of a file, each followed by its derived calls. */
export function describedCalls({ calls, of }: Calls): Described[] {
  return Object.entries(calls).flatMap(([name, { counts, totals, sums, selected, ...written }]) => {
    const ofFile = written.grid === undefined || written.many !== undefined || of === undefined
    const call: FullCall = ofFile ? written : { ...written, many: of }
    const pointer = `/calls/${name}`
    const shared = call.resource === undefined ? {} : { resource: call.resource }
    const ofGrid = (word: 'counts' | 'totals' | 'sums', verb: string, path: string, more: FullCall) => ({
      name: `${verb}${name.charAt(0).toUpperCase()}${name.slice(1)}`,
      call: { post: besideGrid(call.grid ?? '', path), ...more, ...shared },
      pointer: `${pointer}/${word}`,
      word,
    })
    const [one, step] = selectedPath(call)
    return [
      { name, call, pointer },
      ...(counts && call.grid !== undefined
        ? [
            ofGrid('counts', 'count', 'counts', {
              many: 'valueCount',
              body: { field: 'text', filter: 'json' },
              countOf: name,
            }),
          ]
        : []),
      ...(totals && call.grid !== undefined
        ? [
            ofGrid('totals', 'total', 'totals', {
              many: 'columnTotal',
              body: { fields: 'list', filter: 'json' },
              totalOf: name,
            }),
          ]
        : []),
      ...(sums && call.grid !== undefined
        ? [
            ofGrid('sums', 'sum', 'sum', {
              one: sums === true ? 'selectionSum' : sums,
              selection: true,
              sumOf: name,
            }),
          ]
        : []),
      ...(selected !== undefined && step !== undefined
        ? [
            {
              name: selected,
              call: {
                ...withoutRecord(call),
                post: `${one}${step}`,
                selection: true as const,
                oneByOne: name,
              },
              pointer: `${pointer}/selected`,
              word: 'selected' as const,
            },
          ]
        : []),
    ]
  })
}

/** The parts of a POST path around its record: `/refunds` and `/send` of `/refunds/{id}/send`. */
export function selectedPath({ post = '' }: Pick<Call, 'post'>): readonly string[] {
  return /^(.*)\/\{\w+\}(\/[^{}/]+)$/.exec(post)?.slice(1) ?? []
}

/** `/refunds/counts` next to `/refunds/grid`, and `/refunds/list/counts` below `/refunds/list`. */
function besideGrid(grid: string, step: string): string {
  return `${grid.replace(/\/grid$/, '')}/${step}`
}

function withoutRecord({ post: _post, version: _version, ...call }: FullCall): FullCall {
  return call
}

/** The entities of the calls derived from a grid, with the fields that the console reads. */
export const gridEntities: Readonly<Record<string, EntityDefinition>> = {
  /** Number of rows of a list per value. */
  valueCount: { fields: { value: { type: 'text', example: 'pending' }, count: 'integer' } },
  /** Total of all rows of a list in a column and currency. */
  columnTotal: {
    fields: {
      field: { type: 'text', example: 'amount' },
      amount: 'decimal',
      currency: { type: 'text', exact: true, example: 'GBP' },
    },
  },
  /** Sums of selected rows: one text for each currency. */
  selectionSum: { label: 'Sum', fields: { sums: { type: 'list', label: 'Amount' } } },
}
