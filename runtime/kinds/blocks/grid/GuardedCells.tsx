import { Component, type ReactNode } from 'react'
import { CellBoundary } from '../../cells/CellBoundary.tsx'
import { type GridColumn } from './gridColumn.ts'

/**
 * Returns its columns unchanged until a cell throws; from then on every cell has an error boundary. Thus
 * hundreds of working cells need no boundary, and a broken one affects only itself.
 */
export class GuardedCells extends Component<Props, State> {
  override state: State = { broken: false, from: undefined, columns: [] }

  static getDerivedStateFromError(): Partial<State> {
    return { broken: true }
  }

  static getDerivedStateFromProps({ columns }: Props, { broken, from }: State): Partial<State> | null {
    return broken && from !== columns ? { from: columns, columns: columns.map(guard) } : null
  }

  override render(): ReactNode {
    return this.props.children(this.state.broken ? this.state.columns : this.props.columns)
  }
}

interface Props {
  readonly columns: readonly GridColumn[]
  readonly children: (columns: readonly GridColumn[]) => ReactNode
}

interface State {
  readonly broken: boolean
  /** The columns that `columns` guards. */
  readonly from: readonly GridColumn[] | undefined
  readonly columns: readonly GridColumn[]
}

function guard(column: GridColumn): GridColumn {
  const { renderCell } = column
  if (!renderCell) return column
  // Below the boundary, so that it catches errors of rendering the cell.
  const Drawn = (props: Parameters<typeof renderCell>[0]) => renderCell(props)
  return {
    ...column,
    renderCell: props => (
      <CellBoundary row={props.row}>
        <Drawn {...props} />
      </CellBoundary>
    ),
  }
}
