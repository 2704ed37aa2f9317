import { Skeleton } from '../../../ui/Skeleton.tsx'
import styles from './grid.module.css'

/** The place of the first rows while they are on their way; keeps it free before it shows anything in it. */
export function GridSkeleton(props: { rows: number; columns: number; visible: boolean }) {
  const rows = Array.from({ length: Math.min(props.rows, 10) }, (_, index) => index)
  const columns = Array.from({ length: Math.min(props.columns, 8) }, (_, index) => index)
  return (
    <div className={styles.skeleton} aria-hidden="true">
      {rows.map(row => (
        <div key={row} className={styles.skeletonRow}>
          {columns.map(column => (
            <span key={column}>
              {props.visible && <Skeleton width={widths[(row + column) % widths.length]} />}
            </span>
          ))}
        </div>
      ))}
    </div>
  )
}

const widths = ['62%', '78%', '48%', '70%', '55%']
