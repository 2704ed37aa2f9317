import { Component, type ReactNode } from 'react'
import { type Cell } from '../../../schemas/index.ts'
import { type Row } from '../../../schemas/wire/gridReply.ts'
import { EMPTY } from '../../core/text/displayText.ts'
import { useRuntime } from '../../shell/RuntimeContext.tsx'
import { type CellViewProps } from '../kinds.ts'
import { cellKind } from '../resolveKind.ts'

/** Shows '-' in place of a cell that throws for its row; another row is tried again. */
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

/** A value rendered by its cell kind outside of the rows of a grid. */
export function CellView(props: CellViewProps<Cell>) {
  return cellKind(useRuntime().kinds.cells, props.cell).draw(props)
}
