import { Skeleton } from '../../../ui/Skeleton.tsx'
import styles from './grid.module.css'
import { type GridColumn } from './gridColumn.ts'

/** Placeholder for the first rows; reserves the space before it becomes visible. */
export function GridSkeleton(props: GridSkeletonProps) {
  const { columns, visible } = props
  const rows = Array.from({ length: Math.min(props.rows, 10) }, (_, index) => index)
  const gridTemplateColumns = columns
    .map(({ width }) => (typeof width === 'number' ? `${width}px` : width))
    .join(' ')
  return (
    <div className={styles.skeleton} aria-hidden="true">
      {rows.map(row => (
        <div key={row} className={styles.skeletonRow} style={{ gridTemplateColumns }}>
          {columns.map(({ key, cellClass }, column) => (
            <span key={key} className={typeof cellClass === 'string' ? cellClass : undefined}>
              {visible && cellClass !== 'console-cell-control' && (
                <Skeleton width={widths[(row + column) % widths.length]} />
              )}
            </span>
          ))}
        </div>
      ))}
    </div>
  )
}

interface GridSkeletonProps {
  rows: number
  columns: readonly Pick<GridColumn, 'key' | 'width' | 'cellClass'>[]
  visible: boolean
}

const widths = ['62%', '78%', '48%', '70%', '55%']
