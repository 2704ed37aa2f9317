import { type CompiledGrid } from '../../../runtime/core/compile/compiled.ts'
import { compileGrid } from '../../../runtime/core/compile/compileGrid.ts'
import { readGridState, writeGridState } from '../../../runtime/core/grid/address.ts'
import { gridRequest } from '../../../runtime/core/grid/gridRequest.ts'
import { type GridState } from '../../../runtime/core/grid/gridState.ts'
import {
  pageCount,
  pageSizes,
  type Settled,
  settle,
  shownRange,
  unsettled,
} from '../../../runtime/core/grid/pages.ts'
import { type GridEvent, gridReducer } from '../../../runtime/core/grid/reducer.ts'
import { type GridPage, readGridReply } from '../../../schemas/wire/gridReply.ts'
import { type GridOptions, gridOptionsSchema } from '../../../schemas/wire/gridRequest.ts'
import { type Random } from '../../../src/sandbox/seed/random.ts'
import { requires } from '../../../src/sandbox/server/schemaGuards.ts'
import { type CaseResult, type FaultKind, runEach } from '../faultKind.ts'

export const kind: FaultKind = {
  name: 'replyOrders',
  varied:
    'changes of page, size, sort, filters and columns while rows load, with replies, failures and lost replies in any order',
  unit: 'orders',
  expected:
    'only the newest reply is shown, the pager matches the rows on screen, the last press counts, and the final rows match the address',
  full: 10_000,
  sample: 300,
  run: asked => runEach('replyOrders', asked, tryOrder),
}

const grid: CompiledGrid = compileGrid(
  {
    id: 'grid-things',
    source: '/api/things/grid',
    columns: [
      { field: 'id', label: 'Id', sortable: true },
      { field: 'amount', label: 'Amount', sortable: true },
      { field: 'name', label: 'Name' },
    ],
    filters: [
      { kind: 'text', field: 'name', label: 'Name', condition: 'like' },
      { kind: 'number', field: 'amount', label: 'Amount', condition: 'gteq' },
    ],
    sort: { field: 'id' },
  },
  '',
)
const things = Array.from({ length: 137 }, (_, id) => ({ id, amount: (id * 37) % 101, name: `n${id % 7}` }))

/** A pending request, and the reply that it will get. */
interface Sent {
  readonly options: GridOptions
  readonly state: GridState
}

function tryOrder(random: Random): CaseResult {
  const steps: string[] = []
  const problem = playOrder(random, text => steps.push(text))
  return { input: steps.join(', '), problem }
}

function playOrder(random: Random, log: (text: string) => void): string | undefined {
  let address = new URLSearchParams()
  let settled: Settled<Sent> = unsettled
  let painted: GridPage | undefined
  const underWay: Sent[] = []
  const stateNow = () => readGridState(grid, address, {})
  const send = (): Sent => {
    const state = stateNow()
    const sent = { state, options: optionsOf(gridRequest(grid, state, { now: 0, zone: 'UTC' })) }
    underWay.push(sent)
    return sent
  }
  let newest = send()

  const change = (event: GridEvent): string | undefined => {
    const before = stateNow()
    const next = gridReducer(grid)(before, event)
    if (next === before) return undefined
    address = new URLSearchParams(writeGridState(grid, next, address, {}).toString())
    const after = stateNow()
    newest = send()
    if (event.type === 'pageChanged' && after.page !== event.page) return `page ${event.page} was pressed`
    const { limit, offset } = newest.options.pagination
    return offset === (after.page - 1) * after.size && limit === after.size
      ? undefined
      : `asked for ${offset}, ${limit} on page ${after.page}`
  }
  const deliver = (sent: Sent, outcome: 'ready' | 'failed' | 'forbidden'): string | undefined => {
    underWay.splice(underWay.indexOf(sent), 1)
    const page = outcome === 'ready' ? answer(sent.options) : undefined
    const before = settled
    const offset = sent.options.pagination.offset
    settled = settle(settled, newest, { request: sent, phase: outcome, ...(page && { page, offset }) })
    if (sent !== newest) return settled === before ? undefined : 'an older reply was painted'
    if (page) painted = page
    return settled.request === newest && settled.phase === outcome
      ? wrongRows(settled, painted)
      : 'not settled'
  }

  for (let step = random.whole(4, 16); step > 0; step--) {
    const late = random.chance(0.5) ? underWay[random.whole(0, underWay.length - 1)] : undefined
    const event = late ? undefined : anyEvent(random, settled.page?.rowCount ?? 0, stateNow())
    const outcome = random.pick(['ready', 'ready', 'failed', 'forbidden'] as const)
    log(late ? `${outcome} for ${late.options.pagination.offset}` : JSON.stringify(event))
    const problem = late ? deliver(late, outcome) : event && change(event)
    if (problem !== undefined) return problem
  }
  // A lost reply never arrives; the newest request is answered, before or after the others.
  const rest = underWay.filter(sent => sent !== newest && random.chance(0.7))
  const last = underWay.includes(newest) ? newest : send()
  newest = last
  rest.splice(random.whole(0, rest.length), 0, last)
  for (const sent of rest) {
    log(`ready for ${sent.options.pagination.offset}`)
    const problem = deliver(sent, 'ready')
    if (problem !== undefined) return problem
  }
  const shown = JSON.stringify(settled.page?.rows)
  const wanted = JSON.stringify(
    answer(optionsOf(gridRequest(grid, stateNow(), { now: 0, zone: 'UTC' }))).rows,
  )
  return shown === wanted ? undefined : `the end shows ${shown} and not ${wanted}`
}

/** The rows on screen are those of the last reply to a newest request, and the range is where the server has them. */
function wrongRows({ page, offset }: Settled<Sent>, painted: GridPage | undefined): string | undefined {
  if (page !== painted) return 'other rows than those of the last reply are on screen'
  const rows = page?.rows ?? []
  const range = shownRange(offset, rows.length)
  const [first, last] = [rows[0]?.at, rows.at(-1)?.at]
  return range?.first === first && range?.last === last
    ? undefined
    : `the pager states ${range?.first} to ${range?.last} over ${first} to ${last}`
}

function anyEvent(random: Random, rowCount: number, { size }: GridState): GridEvent {
  switch (random.whole(0, 6)) {
    case 0:
      return { type: 'pageChanged', page: random.whole(1, 30) }
    case 1:
    case 2:
      return { type: 'pageStepped', by: random.pick([1, 1, -1]), last: pageCount(rowCount, size) }
    case 3:
      return { type: 'sizeChanged', size: pageSizes[random.whole(0, pageSizes.length - 1)] ?? 10 }
    case 4: {
      const field = random.pick(['id', 'amount'])
      return { type: 'sortChanged', sort: { field, order: random.pick(['asc', 'desc']) } }
    }
    case 5:
      return random.chance(0.3)
        ? { type: 'filtersCleared' }
        : { type: 'filterChanged', key: 'name', values: [`n${random.whole(0, 8)}`] }
    default:
      return {
        type: 'columnsChanged',
        columns: random.pick([['id'], ['name', 'id'], ['id', 'amount', 'name']]),
      }
  }
}

function optionsOf(body: unknown): GridOptions {
  const { options } = readWrapped(body)
  return options
}

const readWrapped = requires<{ readonly options: GridOptions }>({
  type: 'object',
  additionalProperties: false,
  required: ['options'],
  properties: { options: gridOptionsSchema },
})

/** The server: each row contains its position in the whole list. */
function answer({ pagination, filter, sort }: GridOptions): GridPage {
  const found = things.filter(thing =>
    filter.every(terms =>
      terms.some(({ index, value, condition }) =>
        index === 'name'
          ? thing.name.includes(String(value))
          : condition === 'gteq' && thing.amount >= Number(value),
      ),
    ),
  )
  const [term] = sort
  const by = term?.index === 'amount' ? ('amount' as const) : ('id' as const)
  const sorted = found.toSorted((a, b) => (a[by] - b[by] || a.id - b.id) * (term?.order === 'desc' ? -1 : 1))
  const data = sorted
    .map((thing, at) => ({ ...thing, at: at + 1 }))
    .slice(pagination.offset, pagination.offset + pagination.limit)
  const page = readGridReply({ success: true, data, rowCount: found.length })
  if (!page) throw new Error('The reply cannot be read.')
  return page
}
