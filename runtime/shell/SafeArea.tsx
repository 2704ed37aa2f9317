import { Component, type ReactNode } from 'react'
import { FailurePicture } from './FailurePicture.tsx'

/** Catches what breaks inside it and shows a picture with a way on instead of a blank page. */
export class SafeArea extends Component<{ readonly children: ReactNode }, { readonly broken: unknown }> {
  override state = { broken: undefined }

  static getDerivedStateFromError(error: unknown): { broken: unknown } {
    return { broken: error ?? new Error('Something was thrown that is no error.') }
  }

  override render(): ReactNode {
    if (this.state.broken === undefined) return this.props.children
    return <FailurePicture error={this.state.broken} onAgain={() => this.setState({ broken: undefined })} />
  }
}
