import {
  type Action,
  type Block,
  type Cell,
  type Column,
  type Filter,
  type Form,
  type Grid,
  type Import,
  type Permission,
  type RowMark,
} from '../../../schemas/index.ts'
import { compilePermission, type Permitted } from '../access/permissions.ts'
import { leavesOf } from '../loads/condition.ts'
import { messages } from '../messages.ts'
import { compileAction } from './compileAction.ts'
import {
  type CompiledAction,
  type CompiledColumn,
  type CompiledEmpty,
  type CompiledFilter,
  type CompiledGrid,
  type CompiledImport,
} from './compiled.ts'
import { type CompiledRowMark, type GuardedField } from './guarded.ts'

/**
 * A grid with every default filled in; `prefix` precedes its keys in the address, except for the keys of the
 * screen's filters that it follows.
 */
export function compileGrid(
  grid: Grid,
  prefix: string,
  followed: readonly CompiledFilter[] = [],
): CompiledGrid {
  const shown = (grid.actions ?? []).flatMap(action =>
    action.kind === 'show' ? recordFields(action.panel.body, []) : [],
  )
  const rowMarks = (grid.rowMarks ?? []).map(mark => compileMark(grid, mark))
  const needed = [...shown, ...rowMarks.flatMap(fieldsOfMark)]
  return {
    id: grid.id,
    source: grid.source,
    params: grid.params ?? {},
    request: grid.request ?? 'wrapped',
    rowKey: grid.rowKey ?? grid.columns[0]?.field ?? '',
    columns: grid.columns.map(compileColumn),
    card: grid.card ?? [],
    fields: [...new Set([...(grid.fields ?? []), ...needed.flatMap(one => openField(one))])],
    guardedFields: needed.filter(({ guards }) => guards.length > 0),
    filters: [...followed, ...(grid.filters ?? []).map(compileFilter)],
    filterArea: grid.filterArea?.template ?? '',
    initialFilters: grid.initialFilters?.load ?? '',
    initialQuery: grid.initialFilters?.query,
    sort: grid.sort && { field: grid.sort.field, order: grid.sort.order ?? 'asc' },
    inactiveField: grid.inactive?.field ?? 'status',
    autoLoad: grid.autoLoad ?? true,
    refreshAfter: grid.refreshAfter ?? [],
    refreshDuring: grid.refreshDuring ?? [],
    refreshEvery: grid.refreshEvery && grid.refreshEvery * 1000,
    rowMarks,
    selection: grid.selection ?? false,
    selectionSummary: grid.selectionSummary && {
      call: grid.selectionSummary.call,
      method: grid.selectionSummary.method ?? 'POST',
      always: grid.selectionSummary.always ?? false,
      fields: grid.selectionSummary.fields.map(field => ({ ...field, cell: field.cell ?? { kind: 'text' } })),
    },
    filterTabs: compileTabs(grid),
    selectionSums: grid.selectionSums ?? '',
    totals: grid.totals ?? '',
    records: grid.records ?? { one: 'row', many: 'rows' },
    actions: (grid.actions ?? []).map(action => compileAction(action, scopeIn(grid, action))),
    savedFilters: grid.savedFilters,
    export: grid.export && {
      reportType: grid.export.reportType,
      title: grid.export.title ?? messages.export,
      values: grid.export.values,
    },
    import: grid.import && compileImport(grid.import),
    empty: compileEmpty(grid.empty),
    prefix,
  }
}

/** One of several filters, as `map` gives them. */
export function compileFilter(filter: Filter, _at: number, all: readonly Filter[]): CompiledFilter {
  return { ...filter, ...compilePermission(filter), key: keyOf(filter, all) }
}

/** The fields of the row in details and forms of its panel, each with all that its users must be permitted. */
function recordFields(body: readonly Block[], around: readonly Permitted[]): GuardedField[] {
  return body.flatMap(block => {
    const guards = guardsOf(block, around)
    if (block.kind === 'tabs') return block.tabs.flatMap(tab => recordFields(tab.body, guardsOf(tab, guards)))
    if ('body' in block) return recordFields(block.body, guards)
    if (block.kind === 'form' && block.form.values === 'record')
      return fieldsOfForm(block.form).map(field => ({ field, guards }))
    if (block.kind !== 'details' || block.load !== 'record') return []
    return block.fields.map(one => ({ field: one.field, guards: guardsOf(one, guards) }))
  })
}

/** Who may not see a column must not see a mark by its values either. */
function compileMark({ columns }: Grid, mark: RowMark): CompiledRowMark {
  const read = leavesOf(mark.when).map(({ field }) => field)
  const guards = columns.filter(({ field }) => read.includes(field)).flatMap(column => guardsOf(column, []))
  return { ...mark, guards }
}

function fieldsOfMark({ when, guards }: CompiledRowMark): readonly GuardedField[] {
  return leavesOf(when).map(({ field }) => ({ field, guards }))
}

function guardsOf(
  part: object & { access?: Permission },
  around: readonly Permitted[],
): readonly Permitted[] {
  return part.access ? [...around, compilePermission({ access: part.access })] : around
}

function openField({ field, guards }: GuardedField): string[] {
  return guards.length === 0 ? [field] : []
}

/** What fills a form: the names of its fields, and the versions that it sends. */
function fieldsOfForm({ fields, submit, otherSubmits = [] }: Form): readonly string[] {
  const versions = [submit, ...otherSubmits].flatMap(way => way?.version ?? [])
  return [...fields.map(({ name }) => name), ...versions]
}

/** An action that a cell runs is not repeated in a menu. */
function scopeIn({ columns }: Grid, { label, scope = 'row' }: Action): CompiledAction['scope'] {
  const inCell = columns.some(({ cell }) => cell?.kind === 'action' && cell.action === label)
  return scope === 'row' && inCell ? 'cell' : scope
}

/** Reserved keys of the address: a filter on a field of such a name gets another key. */
const taken = /^(?:page|size|sort|cols|tab\d*)$/

function keyOf(filter: Filter, all: readonly Filter[]): string {
  if (filter.kind === 'fromDate') return `${filter.field}.from`
  if (filter.kind === 'toDate') return `${filter.field}.to`
  // Of two numbers of one field, the ends of a range have keys of their own.
  const isOneOfTwo = all.some(other => other !== filter && other.field === filter.field)
  if (filter.kind === 'number' && isOneOfTwo) {
    if (filter.condition === 'gteq') return `${filter.field}.from`
    if (filter.condition === 'lteq') return `${filter.field}.to`
  }
  return taken.test(filter.field) ? `${filter.field}.is` : filter.field
}

function compileImport({ type, header, template, context, columns }: Import): CompiledImport {
  return {
    type,
    header: header ?? messages.import,
    template,
    context: context ?? {},
    columns: (columns ?? []).map(column => ({
      header: column.header,
      required: column.required ?? false,
      kind: column.kind ?? 'text',
      pattern: column.pattern,
      example: column.example,
      min: column.min,
      max: column.max,
      length: column.length,
      maxLength: column.maxLength,
      options: column.options,
    })),
  }
}

/** Tabs of a filter, if the grid has that filter. */
function compileTabs({ filterTabs: tabs, filters = [] }: Grid): CompiledGrid['filterTabs'] {
  const filter = filters.find(({ field, ...one }) => field === tabs?.field && 'options' in one)
  return (
    tabs &&
    filter && {
      key: keyOf(filter, filters),
      counts: tabs.counts ?? '',
      initialLabel: tabs.initialLabel ?? messages.toDo,
    }
  )
}

function compileEmpty(empty: Grid['empty']): CompiledEmpty {
  if (typeof empty === 'object') return { heading: '', links: [], ...empty }
  return { heading: empty ?? messages.empty, text: '', links: [] }
}

/** A column with every default filled in; an input in it takes its name and label from the column. */
export function compileColumn(column: Column): CompiledColumn {
  return {
    field: column.field,
    label: column.label,
    cell: compileCell(column),
    sortable: column.sortable ?? false,
    width: column.width,
    show: column.show ?? 'on',
    pin: column.pin,
    ...compilePermission(column),
    total: column.total ?? false,
    tooltip: (column.tooltip ?? []).map(({ field, label, cell }) => ({
      field,
      label,
      cell: cell ?? { kind: 'text' },
    })),
  }
}

function compileCell({ field, label, cell = { kind: 'text' } }: Column): Cell {
  return cell.kind === 'input' || cell.kind === 'numericInput' ? { name: field, label, ...cell } : cell
}
