import { useMemo } from 'react'
import { selectPart } from '../../core/loads/selectPart.ts'
import { fillPath } from '../../core/path.ts'
import { isRecord, valueAt } from '../../core/valueAt.ts'
import { type ReplyState, useReply } from '../../shell/calls/useReply.ts'
import { useScreen } from '../../shell/screen/ScreenContext.tsx'
import { commented, reloaded, useEvents } from '../../shell/useEvents.ts'

export interface RecordSource {
  readonly load?: string
  readonly get?: string
  readonly select?: string
}

const changes = [commented, reloaded]

/**
 * The records of a block, from a load of the screen or by a call of its own, which is made again when something was
 * commented on and with the loads. `read` gives undefined for data that is not understood; it must be the same function every time.
 */
export function useRecords<T>(
  { load, get, select }: RecordSource,
  read: (data: unknown) => T | undefined,
): ReplyState<T> {
  const { loads, params, query } = useScreen()
  const path = get === undefined ? undefined : fillPath(get, { ...query, ...params })
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
  return load === undefined ? asked : { value: value ?? null, reload: undefined }
}

function isAbsent(value: unknown): boolean {
  return value === null || value === undefined
}
