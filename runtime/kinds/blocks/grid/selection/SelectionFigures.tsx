import { useState } from 'react'
import { type Row } from '../../../../../schemas/wire/gridReply.ts'
import { countedSums } from '../../../../core/grid/countedSums.ts'
import { knownRows } from '../../../../core/grid/selection.ts'
import { summedColumns, sums } from '../../../../core/grid/totals.ts'
import { valueAt } from '../../../../core/objects.ts'
import { displayText } from '../../../../core/text/displayText.ts'
import styles from './SelectionSummary.module.css'
import { SelectionSummary, SumFailed } from './SelectionSummary.tsx'
import { type SelectedRows, useSelectionRecord } from './useSelectionRecord.ts'

/**
 * The number of rows that an action affects and their totals by currency, before it runs: from the server,
 * else added up here if all are loaded. Keeps its content after the selection is cleared.
 */
export function SelectionFigures(props: SelectionFiguresProps) {
  const [last, setLast] = useState(props)
  const isGone = !props.selection.all && props.selection.rows.size === 0
  if (!isGone && props !== last) setLast(props)
  const { grid, count, rows, ...selected } = isGone ? { ...last, count: props.count } : props
  const { selectionSummary: summary, selectionSums: path, records } = grid
  const { record, busy, failed, again } = useSelectionRecord(
    path === '' ? undefined : { path, method: 'POST', fields: ['sums'] },
    { grid, ...selected },
  )
  const known = knownRows(grid, selected.selection, rows)
  const columns = path === '' && known.length === count ? summedColumns(grid) : []
  const [only, ...others] = columns
  const said = path === '' ? (only && others.length === 0 ? sums(only, known) : []) : textsOf(record)
  // The number of rows is shown already; other figures of the server are shown below.
  const beside = summary?.fields.filter(({ field }) => field !== 'sums') ?? []
  const isCount = path !== '' && summary?.call !== path && beside.every(({ cell }) => cell.kind === 'number')
  return (
    <div className={styles.figures}>
      <p className={styles.counted} role="status" aria-busy={busy}>
        {countedSums(count, records, busy && !record ? ['…'] : said)}
      </p>
      {failed && <SumFailed again={again} />}
      {others.length > 0 && (
        <dl className={styles.summary}>
          {columns.map(column => (
            <div key={column.field} className={styles.pair}>
              <dt>{column.label}</dt>
              <dd>{sums(column, known).join(', ')}</dd>
            </div>
          ))}
        </dl>
      )}
      {summary && beside.length > 0 && !isCount && (
        <SelectionSummary summary={{ ...summary, fields: beside }} grid={grid} {...selected} />
      )}
    </div>
  )
}

/** The sums of a reply: one text for each currency. */
function textsOf(record: Row | undefined): readonly string[] {
  const list = valueAt(record, 'sums')
  return Array.isArray(list) ? list.map(displayText) : []
}

interface SelectionFiguresProps extends SelectedRows {
  /** Number of affected rows. */
  count: number
  /** The selected rows of the page. */
  rows: readonly Row[]
}
