import { type CompiledSummary } from '../../../../core/compile/compiled.ts'
import { valueAt } from '../../../../core/objects.ts'
import { Button } from '../../../../ui/Button.tsx'
import { CellView } from '../../../cells/CellBoundary.tsx'
import styles from './SelectionSummary.module.css'
import { type SelectedRows, useSelectionRecord } from './useSelectionRecord.ts'

/** The server's figures for the selected rows; former ones stay, muted, until the new ones arrive. */
export function SelectionSummary({ summary, ...selected }: SelectionSummaryProps) {
  const { call: path, method, fields } = summary
  const { record, busy, failed, again } = useSelectionRecord(
    { path, method, fields: fields.map(({ field }) => field) },
    selected,
  )
  if (failed) return <SumFailed again={again} />
  return (
    <dl className={styles.summary} aria-live="polite" aria-busy={busy}>
      {fields.map(({ field, label, cell }) => (
        <div key={field} className={styles.pair}>
          <dt>{label}</dt>
          <dd>{record ? <CellView cell={cell} value={valueAt(record, field)} row={record} /> : '…'}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Says that the server did not add up the selected rows. */
export function SumFailed({ again }: { again: () => void }) {
  return (
    <p className={styles.failed} role="status">
      The total could not be calculated.{' '}
      <Button variant="quiet" size="small" onClick={again}>
        Try again
      </Button>
    </p>
  )
}

interface SelectionSummaryProps extends SelectedRows {
  summary: CompiledSummary
}
