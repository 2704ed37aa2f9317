import { type Row } from '../../../../../schemas/wire/gridReply.ts'
import { type CompiledGrid } from '../../../../core/compile/compiled.ts'
import { knownRows, type Selection } from '../../../../core/grid/selection.ts'
import { type GridState } from '../../../../core/grid/state.ts'
import { sums } from '../../../../core/grid/totals.ts'
import styles from './SelectionSummary.module.css'
import { SelectionSummary } from './SelectionSummary.tsx'

/**
 * What the selected rows come to, in the question before an action: the figures of the server. Where it gives no more than
 * their number, the totals of the columns say the rest, if all selected rows were loaded.
 */
export function SelectionFigures({ grid, state, params, selection, count, rows }: SelectionFiguresProps) {
  const summary = grid.selectionSummary
  const known = knownRows(grid, selection, rows)
  const counted = summary === undefined || summary.fields.every(({ cell }) => cell.kind === 'number')
  const totals = counted && known.length === count ? grid.columns.filter(({ total }) => total) : []
  return (
    <>
      {summary && (
        <SelectionSummary summary={summary} grid={grid} state={state} params={params} selection={selection} />
      )}
      {totals.length > 0 && (
        <dl className={styles.summary}>
          {totals.map(column => (
            <div key={column.field} className={styles.pair}>
              <dt>{column.label}</dt>
              <dd>{sums(column, known).join(', ')}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  )
}

interface SelectionFiguresProps {
  grid: CompiledGrid
  state: GridState
  params: Readonly<Record<string, string>>
  selection: Selection
  /** Number of selected rows. */
  count: number
  /** Those of the page. */
  rows: readonly Row[]
}
