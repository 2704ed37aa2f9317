import { Component, type ReactNode } from 'react'
import { type Cell } from '../../../schemas/index.ts'
import { type Row } from '../../../schemas/wire/gridReply.ts'
import { EMPTY } from '../../core/text/displayText.ts'
import { useRuntime } from '../../shell/RuntimeContext.tsx'
import { type CellViewProps } from '../kinds.ts'
import { cellKind } from '../resolveKind.ts'

/** Shows '-' in the place of a cell that cannot draw the value of its row; the next row gets a new chance. */
export class CellBoundary extends Component<Props, State> {
  override state: State = { broken: false, row: this.props.row }

  static getDerivedStateFromError(): Partial<State> {
    return { broken: true }
  }

  static getDerivedStateFromProps({ row }: Props, before: State): State | null {
    return row === before.row ? null : { broken: false, row }
  }

  override render(): ReactNode {
    return this.state.broken ? <span title="This value can't be shown.">{EMPTY}</span> : this.props.children
  }
}

interface Props {
  readonly row: Row
  readonly children: ReactNode
}

interface State {
  readonly broken: boolean
  readonly row: Row
}

/** A value drawn by the kind of its cell, where it stands alone: outside the rows of a grid. */
export function CellView(props: CellViewProps<Cell>) {
  return cellKind(useRuntime().kinds.cells, props.cell).draw(props)
}
