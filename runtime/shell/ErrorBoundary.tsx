import { Component, createContext, type ReactElement, type ReactNode, use, useEffect, useState } from 'react'
import { messages } from '../core/messages.ts'
import { resourceListCall } from '../core/resourceListCall.ts'
import { Button } from '../ui/Button.tsx'
import { Message } from '../ui/Message.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { isChunkMissing } from './calls/lazy.ts'
import { reloadOnce } from './calls/reloadOnce.ts'
import { type Runtime, useRuntime } from './RuntimeContext.tsx'

/** An error boundary that shows an error with a way to continue instead of a blank page. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, { readonly broken: unknown }> {
  override state = { broken: undefined }

  static getDerivedStateFromError(error: unknown): { broken: unknown } {
    return { broken: error ?? new Error('A value that is not an Error was thrown.') }
  }

  override render(): ReactNode {
    if (this.state.broken === undefined) return this.props.children
    return <ErrorState error={this.state.broken} onAgain={() => this.setState({ broken: undefined })} />
  }
}

/** The texts of the error; public pages provide them in their own language. */
export const FailureTexts = createContext<Record<'error' | 'brokenPart' | 'tryAgain', string>>(messages)

/** Shown in place of what failed. A missing chunk reloads the page once before the error is shown. */
export function ErrorState({ error, onAgain, size = 'inline' }: ErrorStateProps): ReactElement {
  const runtime = useRuntime()
  const texts = use(FailureTexts)
  const missing = isChunkMissing(error)
  const [waiting, setWaiting] = useState(missing)
  useEffect(() => {
    if (missing) void reloadOnce(runtime).then(setWaiting)
  }, [missing, runtime])
  if (waiting) return <Spinner />
  const again = missing ? () => void reload(runtime) : onAgain
  return (
    <Message
      icon="failed"
      tone="danger"
      size={size}
      live="alert"
      heading={texts.error}
      text={texts.brokenPart}
      actions={<Button onClick={again}>{texts.tryAgain}</Button>}
    />
  )
}

/** Offline, a reload would end on the browser's error page and lose all typed text. */
async function reload({ ports, toast }: Runtime): Promise<void> {
  const reply = await ports.http.send(resourceListCall)
  if (reply.ok || reply.status !== -1) return ports.browser.reload()
  toast({ type: 'error', text: messages[reply.reason === 'unanswered' ? 'unanswered' : 'offline'] })
}

interface ErrorStateProps {
  readonly error: unknown
  /** Renders the failed part again. */
  readonly onAgain: () => void
  /** `page` fills a whole screen. Default inline. */
  readonly size?: 'inline' | 'page'
}
