import { type ReactNode } from 'react'
import { messages } from '../../core/messages.ts'
import { type ReplyState } from '../../shell/calls/useReply.ts'
import { Button } from '../../ui/Button.tsx'
import { Message } from '../../ui/Message.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { Section } from './Section.tsx'

/** The frame of a block of records: on their way, failed with a way to try again, none, or there. */
export function Records<T>({ heading, state, empty, failed, children }: RecordsProps<T>) {
  const { value, reload } = state
  return (
    <Section heading={heading}>
      {value === undefined && <Spinner />}
      {value === null && (
        <Message
          icon="failed"
          tone="danger"
          heading={failed}
          level={3}
          actions={reload && <Button onClick={reload}>{messages.tryAgain}</Button>}
        />
      )}
      {value && (value.length === 0 ? <Message icon="empty" heading={empty} level={3} /> : children(value))}
    </Section>
  )
}

interface RecordsProps<T> {
  heading: string | undefined
  state: ReplyState<readonly T[]>
  empty: string
  failed: string
  children: (records: readonly T[]) => ReactNode
}
