import { type GridOptions } from '../../../schemas/wire/gridRequest.ts'
import { gridField } from './gridFilter.ts'
import { type GridTable } from './gridTable.ts'

/** One term of a sort as SQL. */
export interface SortTerm {
  readonly sql: string
  readonly order: 'asc' | 'desc'
}

/** The sort of the request, else that of the table; the key follows in the same direction. An empty index is no sort (spec 1 §3). */
export function gridSort(table: GridTable, sort: GridOptions['sort']): readonly SortTerm[] {
  const terms = sortOf(table, sort).map(({ index, order }) => ({
    sql: gridField(table, index, 'sort').sql,
    order,
  }))
  return [...terms, { sql: table.key, order: terms.at(-1)?.order ?? 'asc' }]
}

/** The fields that are sorted by. */
export function sortOf(table: GridTable, sort: GridOptions['sort']): GridOptions['sort'] {
  const wanted = sort.filter(({ index }) => index !== '' && !table.fields[index]?.constant)
  return wanted.length > 0 ? wanted : [{ index: table.sort[0], order: table.sort[1] }]
}

/** The terms behind ORDER BY. `along`: an index gives the order; else a plus sign keeps SQLite from looking for one. */
export function orderBy(
  sort: readonly SortTerm[],
  { backwards, along }: { readonly backwards: boolean; readonly along: boolean },
): string {
  return sort
    .map(one => `${along ? '' : '+'}${one.sql} ${(one.order === 'asc') === backwards ? 'DESC' : 'ASC'}`)
    .join(', ')
}
