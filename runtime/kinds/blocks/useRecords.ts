import { useMemo } from 'react'
import { isRecord } from '../../../schemas/wire/envelope.ts'
import { type CompiledFilter } from '../../core/compile/compiled.ts'
import { selectPart } from '../../core/loads/selectPart.ts'
import { valueAt } from '../../core/objects.ts'
import { fillPath } from '../../core/path.ts'
import { type ReplyState, useReply } from '../../shell/calls/useReply.ts'
import { useScreen } from '../../shell/screen/ScreenContext.tsx'
import { commented, reloaded, useEvents } from '../../shell/useEvents.ts'
import { useFollowed } from './filters/useFollowed.ts'

export interface RecordSource {
  readonly load?: string
  readonly get?: string
  readonly select?: string
  /** The filters of other blocks that its call takes. Absent: none. */
  readonly follows?: readonly CompiledFilter[]
}

export interface RecordsState<T> extends ReplyState<T> {
  /** The filters that the block follows say something. Absent: they do not. */
  readonly filtered?: boolean
}

const changes = [commented, reloaded]
const none: readonly CompiledFilter[] = []

/**
 * The records of a block, from a load of the screen or by a call of its own, which is made again when something was
 * commented on and with the loads. `read` gives undefined for data that is not understood; it must be the same function every time.
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
      // A record may lack the part that is asked for; what is no record is not understood.
      return isAbsent(part) && !isAbsent(data) && data !== '' && !isRecord(data) ? undefined : read(part)
    },
    [read, select],
  )
  const asked = useReply(path, readPart)
  useEvents(changes, asked.reload)

  const loaded = load === undefined ? undefined : valueAt(loads, load)
  const value = useMemo(() => (load === undefined ? undefined : read(loaded)), [load, loaded, read])
  if (load === undefined && follows.length > 0 && asked.value === undefined && asked.before)
    // What was there is seen until its successor has come: nothing jumps below the filters.
    return { ...asked, value: asked.before, busy: true, filtered: followed !== '' }
  return load === undefined
    ? { ...asked, filtered: followed !== '' }
    : { value: value ?? null, reload: undefined }
}

function isAbsent(value: unknown): boolean {
  return value === null || value === undefined
}
