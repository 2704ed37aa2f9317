import { Component, type ReactNode } from 'react'
import { Button } from '../../../../runtime/ui/Button.tsx'
import { Message } from '../../../../runtime/ui/Message.tsx'

/** What breaks inside it shows a picture with a way on; its neighbours stay. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true }
  }

  override render(): ReactNode {
    if (!this.state.broken) return this.props.children
    return (
      <Message
        icon="failed"
        tone="danger"
        heading="This part of the page could not be shown."
        actions={<Button onClick={() => this.setState({ broken: false })}>Try again</Button>}
      />
    )
  }
}
