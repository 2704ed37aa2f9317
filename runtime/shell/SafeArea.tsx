import { Component, type ReactNode } from 'react'
import { ErrorState } from './ErrorState.tsx'

/** Catches what breaks inside it and shows a picture with a way on instead of a blank page. */
export class SafeArea extends Component<{ readonly children: ReactNode }, { readonly broken: unknown }> {
  override state = { broken: undefined }

  static getDerivedStateFromError(error: unknown): { broken: unknown } {
    return { broken: error ?? new Error('A value that is not an Error was thrown.') }
  }

  override render(): ReactNode {
    if (this.state.broken === undefined) return this.props.children
    return <ErrorState error={this.state.broken} onAgain={() => this.setState({ broken: undefined })} />
  }
}
