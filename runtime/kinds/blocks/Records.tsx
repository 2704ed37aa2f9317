import { type ReactNode, useMemo } from 'react'
import { isRecord } from '../../../schemas/wire/envelope.ts'
import { type CompiledFilter } from '../../core/compile/compiled.ts'
import { selectPart } from '../../core/loads/selectPart.ts'
import { messages } from '../../core/messages.ts'
import { valueAt } from '../../core/objects.ts'
import { fillPath } from '../../core/path.ts'
import { type ReplyState, useReply } from '../../shell/calls/useReply.ts'
import { useScreen } from '../../shell/screen/ScreenContext.tsx'
import { useReload } from '../../shell/screen/useReload.ts'
import { commented, reloaded, useEvents } from '../../shell/useEvents.ts'
import { Button } from '../../ui/Button.tsx'
import { Message } from '../../ui/Message.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { useDelayedFlag } from '../useDelayedFlag.ts'
import { useFollowed } from './filters/useFollowed.ts'
import styles from './Section.module.css'
import { Section } from './Section.tsx'

/** The frame of a block of records: loading, failed with a retry button, empty, or loaded. */
export function Records<T>({ heading, state, empty, failed, room, children }: RecordsProps<T>) {
  const { value, reload, busy = false, filtered = false } = state
  const late = useDelayedFlag(busy, 300)
  return (
    <Section heading={heading}>
      {value === undefined && (
        <div className={styles.wait} data-room={room}>
          <Spinner />
        </div>
      )}
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
  /** Keeps that height while loading. Default: none. */
  room?: 'chart' | 'chartAndTable'
  children: (records: readonly T[]) => ReactNode
}

/** Shown in place of data that a load did not bring, with a retry button. */
export function NotLoaded({ heading, none = false }: NotLoadedProps) {
  const reload = useReload()
  return (
    <Message
      icon={none ? 'empty' : 'failed'}
      tone={none ? 'neutral' : 'danger'}
      heading={heading}
      actions={<Button onClick={() => void reload('all')}>{messages.tryAgain}</Button>}
    />
  )
}

interface NotLoadedProps {
  heading: string
  /** True: there may be no data to load. */
  none?: boolean
}

interface RecordSource {
  readonly load?: string
  readonly get?: string
  readonly select?: string
  /** The filters of other blocks that are sent with its call. Absent: none. */
  readonly follows?: readonly CompiledFilter[]
}

interface RecordsState<T> extends ReplyState<T> {
  /** A filter that the block follows is set. Absent: none is. */
  readonly filtered?: boolean
}

const changes = [commented, reloaded]
const none: readonly CompiledFilter[] = []

/**
 * The records of a block, from a load of the screen or by a call of its own, which is repeated after a
 * comment and with the loads. `read` returns undefined for invalid data; it must be a stable function.
 */
export function useRecords<T>(
  { load, get, select, follows = none }: RecordSource,
  read: (data: unknown) => T | undefined,
): RecordsState<T> {
  const { loads, params, query } = useScreen()
  const followed = useFollowed(follows)
  const path = get === undefined ? undefined : fillPath(get, { ...query, ...params }) + followed
  const readPart = useMemo(
    () => (data: unknown) => {
      const part = selectPart(data, select)
      // A record may lack the requested part; data that is not a record is invalid.
      return isAbsent(part) && !isAbsent(data) && data !== '' && !isRecord(data) ? undefined : read(part)
    },
    [read, select],
  )
  const asked = useReply(path, readPart)
  useEvents(changes, asked.reload)

  const loaded = load === undefined ? undefined : valueAt(loads, load)
  const value = useMemo(() => (load === undefined ? undefined : read(loaded)), [load, loaded, read])
  if (load === undefined && follows.length > 0 && asked.value === undefined && asked.before)
    // The previous records stay until the next arrive, so that nothing jumps below the filters.
    return { ...asked, value: asked.before, busy: true, filtered: followed !== '' }
  return load === undefined
    ? { ...asked, filtered: followed !== '' }
    : { value: value ?? null, reload: undefined }
}

function isAbsent(value: unknown): boolean {
  return value === null || value === undefined
}
