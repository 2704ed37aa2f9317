import { type Filter, type Grid, type Import } from '../../../schemas/index.ts'
import { compilePermission } from '../access/permits.ts'
import { messages } from '../messages.ts'
import { compileAction } from './compileAction.ts'
import { compileColumn } from './compileColumn.ts'
import { type CompiledEmpty, type CompiledGrid, type CompiledImport } from './compiled.ts'

/** A grid with every default filled in; `prefix` stands before its keys in the address. */
export function compileGrid(grid: Grid, prefix: string): CompiledGrid {
  return {
    id: grid.id,
    source: grid.source,
    params: grid.params ?? {},
    request: grid.request ?? 'wrapped',
    rowKey: grid.rowKey ?? grid.columns[0]?.field ?? '',
    columns: grid.columns.map(compileColumn),
    fields: grid.fields ?? [],
    filters: (grid.filters ?? []).map(filter => ({
      ...filter,
      ...compilePermission(filter),
      key: keyOf(filter),
    })),
    filterArea: grid.filterArea?.template ?? '',
    initialFilters: grid.initialFilters?.load ?? '',
    initialQuery: grid.initialFilters?.query,
    sort: grid.sort && { field: grid.sort.field, order: grid.sort.order ?? 'asc' },
    inactiveField: grid.inactive?.field ?? 'status',
    autoLoad: grid.autoLoad ?? true,
    refreshAfter: grid.refreshAfter ?? [],
    selection: grid.selection ?? false,
    selectionSummary: grid.selectionSummary && {
      call: grid.selectionSummary.call,
      method: grid.selectionSummary.method ?? 'POST',
      fields: grid.selectionSummary.fields.map(field => ({ ...field, cell: field.cell ?? { kind: 'text' } })),
    },
    actions: (grid.actions ?? []).map(action => compileAction(action)),
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

/** Keys of the address that are taken: a filter on a field of such a name steps aside. */
const taken = /^(?:page|size|sort|cols|tab\d*)$/

function keyOf(filter: Filter): string {
  if (filter.kind === 'fromDate') return `${filter.field}.from`
  if (filter.kind === 'toDate') return `${filter.field}.to`
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
    })),
  }
}

function compileEmpty(empty: Grid['empty']): CompiledEmpty {
  if (typeof empty === 'object') return { heading: '', links: [], ...empty }
  return { heading: empty ?? messages.empty, text: '', links: [] }
}
