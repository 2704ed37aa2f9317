import { socketChannels } from '../../../schemas/wire/socketRequest.ts'
import { rowOf, run } from '../database/rows.ts'
import { type Store } from '../database/store.ts'
import { notificationItem } from './notificationItem.ts'

/** A new notification for a user. */
export interface NewNotification {
  readonly persona: string
  /** One of spec 1 §4. Only those of `pushTypes` are understood when they are pushed. */
  readonly type: string
  /** May hold HTML. */
  readonly message: string
  /** The sort of its process. Absent: none. */
  readonly processType?: string | undefined
  /** The item in progress that it replaces. Absent: none, or itself for one in progress. */
  readonly inProgressId?: number | undefined
  /** Id of the file that it offers. Absent: none. */
  readonly fileId?: number | undefined
  /** Address of a file that is not of `files`. Absent: that of `fileId`. */
  readonly fileUrl?: string | undefined
  /** Default: the moment. */
  readonly date?: string | undefined
}

/** Keeps a notification and gives its id; who calls it in a transaction pushes it when that is committed. */
export function addNotification(store: Store, one: NewNotification): number {
  run(
    store.db,
    `INSERT INTO notifications (persona, type, message, process_type, in_progress_id, file_id, file_url, created_at, readed)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, 0)`,
    one.persona,
    one.type,
    one.message,
    one.processType ?? null,
    one.inProgressId ?? null,
    one.fileId ?? null,
    one.fileUrl ?? null,
    one.date ?? store.moment(),
  )
  return Number(rowOf(store.db, 'SELECT last_insert_rowid() AS id')?.id)
}

/**
 * Pushes a stored notification: that of a process on the channel of processes, others on the default one.
 * With `keep` false it is sent without an id and deleted.
 */
export function pushNotification({ db, hub }: Store, id: number, keep = true): void {
  const row = rowOf(
    db,
    'SELECT n.*, f.name AS file_name FROM notifications n LEFT JOIN files f ON f.id = n.file_id WHERE n.id = ?',
    id,
  )
  if (!row) return
  const { id: kept, createdAt: date, readed: _, ...item } = notificationItem(row)
  const channel = row.process_type === null ? socketChannels.fallback : socketChannels.background
  const action = { type: channel, ...item, date, ...(keep ? { id: kept } : {}) }
  hub.push(String(row.persona), channel, { success: true, actions: [action] })
  if (!keep) run(db, 'DELETE FROM notifications WHERE id = ?', id)
}
