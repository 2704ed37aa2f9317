import { isRecord, listOf, readCount, readFlag, readId, readItems, readText } from './envelope.ts'

/** One notification of the user, or one running process. */
export interface Notification {
  /** Empty: the server does not keep it, so that nothing about it can be persisted. */
  readonly id: string
  /** The id as it came, so that it goes back like that. Absent: none came. */
  readonly sentId?: string | number
  /** As the server says it, UTC. */
  readonly createdAt: string
  /** May hold HTML. */
  readonly message: string
  /** One of spec 1 §5, or one that the console does not know; empty: the server does not say. */
  readonly type: string
  readonly read: boolean
  /** Address of the file that a download notification offers; undefined: none. */
  readonly fileUrl: string | undefined
  /** Id of its process: it replaces an item in progress with the same one. 0: none. */
  readonly inProgressId: number
  /** The sort of process. Absent: the server does not say. */
  readonly processType?: string
}

/**
 * GET /api/navigation/notification: items in progress and notifications of the user, newest first; undefined:
 * the reply has no list. `readed` is spelled as the server spells it. A running process is an item of type
 * IN_PROGRESS; without the id of a process, its own id is used (our reading of spec 1 §4).
 */
export function readNotifications(body: unknown): Notification[] | undefined {
  return readItems(listOf(body, 'notifications'), readNotification)
}

function readNotification(item: unknown): Notification | undefined {
  if (!isRecord(item)) return undefined
  const body = isRecord(item.body) ? item.body : {}
  const id = readId(item.id)
  const type = readText(body.type) || readText(item.type)
  if (id === undefined) return undefined
  const processType = readText(body.processType)
  return {
    id: String(id),
    sentId: id,
    createdAt: readText(item.createdAt),
    message: readText(item.message),
    type,
    read: readFlag(item.readed) ?? false,
    fileUrl: readText(body.fileUrl) || undefined,
    inProgressId: readProcessId(type === 'IN_PROGRESS' ? (item.inProgressId ?? id) : item.inProgressId),
    ...(processType !== '' && { processType }),
  }
}

/** A whole number greater than 0, also as text; 0 for all else. */
export function readProcessId(value: unknown): number {
  return readCount(value) ?? 0
}
