import { type MarkOf } from '../../../core/grid/rowMarks.ts'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { type GridColumn } from './gridColumn.ts'

/**
 * The columns, of which the first one with values also has the labels of marked rows: for screen readers, for the title
 * under the pointer (`showOverflowTitle`) and for print. A label precedes the value, because the styles of links in
 * cells depend on what follows them.
 */
export function markedColumns(columns: readonly GridColumn[], markOf: MarkOf): readonly GridColumn[] {
  const first = columns.findIndex(({ view }) => view)
  return columns.map((column, at) => (at === first ? markedColumn(column, markOf) : column))
}

function markedColumn(column: GridColumn, markOf: MarkOf): GridColumn {
  const { renderCell } = column
  return {
    ...column,
    markLabel: row => markOf(row)?.label,
    renderCell: props => {
      const mark = markOf(props.row)
      const value = renderCell?.(props)
      if (!mark) return value
      return (
        <>
          <VisuallyHidden>
            <span data-row-mark="">{mark.label}</span>:{' '}
          </VisuallyHidden>
          {value}
        </>
      )
    },
  }
}
