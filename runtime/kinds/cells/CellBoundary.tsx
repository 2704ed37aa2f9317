import { Component, type ReactNode } from 'react'
import { type Row } from '../../../schemas/wire/gridReply.ts'
import { EMPTY } from '../../core/text/displayText.ts'

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
