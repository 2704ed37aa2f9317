import { useCallback, useMemo } from 'react'
import { readColumnTotals } from '../../../../../schemas/wire/columnTotals.ts'
import { type GridTerm } from '../../../../../schemas/wire/gridRequest.ts'
import { totalTexts } from '../../../../core/grid/totals.ts'
import { type ShownGrid, useRowsQuery } from '../useRowsQuery.ts'
import styles from './AllTotals.module.css'

/** The totals of all filtered rows, if they are more than the page. Reserves its line while loading. */
export function AllTotals(shown: ShownGrid) {
  const { grid, state, page } = shown
  const columns = useMemo(
    () => grid.columns.filter(({ field, total }) => total && state.columns.includes(field)),
    [grid, state.columns],
  )
  const body = useCallback(
    (filter: GridTerm[][]) => ({ fields: columns.map(({ field }) => field), filter }),
    [columns],
  )
  const path = columns.length === 0 ? '' : grid.totals
  const totals = useRowsQuery(shown, { path, body, read: readColumnTotals })
  const count = page?.rowCount ?? 0
  if (path === '' || !page || count <= page.rows.length) return null
  return (
    <dl className={styles.totals} aria-label={`Totals of all ${count.toLocaleString('en')} rows`}>
      {totals &&
        columns.map(column => (
          <div key={column.field} className={styles.pair}>
            <dt>{column.label}, all rows</dt>
            <dd>{totalTexts(column, totals).join(' · ')}</dd>
          </div>
        ))}
    </dl>
  )
}
