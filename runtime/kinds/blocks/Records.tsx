import { type ReactNode } from 'react'
import { messages } from '../../core/messages.ts'
import { Button } from '../../ui/Button.tsx'
import { Message } from '../../ui/Message.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { useDelayedFlag } from '../useDelayedFlag.ts'
import styles from './Section.module.css'
import { Section } from './Section.tsx'
import { type RecordsState } from './useRecords.ts'

/** The frame of a block of records: on their way, failed with a way to try again, none, or there. */
export function Records<T>({ heading, state, empty, failed, children }: RecordsProps<T>) {
  const { value, reload, busy = false, filtered = false } = state
  const late = useDelayedFlag(busy, 300)
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
      {value && (
        <div className={styles.records} aria-busy={busy} data-late={late || undefined}>
          {value.length === 0 ? (
            <Message icon="empty" heading={filtered ? messages.nothingMatches : empty} level={3} />
          ) : (
            children(value)
          )}
        </div>
      )}
    </Section>
  )
}

interface RecordsProps<T> {
  heading: string | undefined
  state: RecordsState<readonly T[]>
  empty: string
  failed: string
  children: (records: readonly T[]) => ReactNode
}
