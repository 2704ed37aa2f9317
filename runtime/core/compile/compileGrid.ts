import { type Filter, type Grid } from '../../../schemas/index.ts'
import { messages } from '../messages.ts'
import { type CompiledGrid } from './compiled.ts'

/** A grid with every default filled in; `prefix` stands before its keys in the address. */
export function compileGrid(grid: Grid, prefix: string): CompiledGrid {
  return {
    id: grid.id,
    source: grid.source,
    params: grid.params ?? {},
    request: grid.request ?? 'wrapped',
    rowKey: grid.rowKey ?? grid.columns[0]?.field ?? '',
    columns: grid.columns.map(({ field, label, cell, sortable, width }) => ({
      field,
      label,
      cell: cell ?? { kind: 'text' },
      sortable: sortable ?? false,
      width,
    })),
    filters: (grid.filters ?? []).map(filter => ({ ...filter, key: keyOf(filter) })),
    initialFilters: grid.initialFilters?.load ?? '',
    sort: grid.sort && { field: grid.sort.field, order: grid.sort.order ?? 'asc' },
    inactiveField: grid.inactive?.field ?? 'status',
    autoLoad: grid.autoLoad ?? true,
    empty: grid.empty ?? messages.empty,
    prefix,
  }
}

/** Keys of the address that are taken: a filter on a field of such a name steps aside. */
const taken = /^(?:page|size|sort|tab\d*)$/

function keyOf(filter: Filter): string {
  if (filter.kind === 'fromDate') return `${filter.field}.from`
  if (filter.kind === 'toDate') return `${filter.field}.to`
  return taken.test(filter.field) ? `${filter.field}.is` : filter.field
}
