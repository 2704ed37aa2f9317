import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import { type RenderHeaderCellProps } from 'react-data-grid'
import { type Row } from '../../../../schemas/wire/gridReply.ts'
import { type ColumnTotals } from '../../../core/grid/totals.ts'
import styles from './HeaderName.module.css'

/** Name of a column with the direction that it is sorted in; the header cell around it sorts and tells screen readers. */
export function HeaderName({ column, sortDirection, note = '' }: HeaderProps & { note?: string }) {
  const Arrow = sortDirection && (sortDirection === 'ASC' ? ArrowUp : ArrowDown)
  return (
    <span
      className={styles.header}
      title={typeof column.name === 'string' ? `${column.name}${note}` : undefined}
    >
      <span dir="auto" className={styles.name}>
        {column.name}
      </span>
      {Arrow && <Arrow className={styles.arrow} aria-hidden="true" />}
    </span>
  )
}

/** Of a column of days: they are those of UTC, as in its filter. */
export function DayHeaderName(props: HeaderProps) {
  return <HeaderName {...props} note=" (UTC)" />
}

type HeaderProps = RenderHeaderCellProps<Row, ColumnTotals>
