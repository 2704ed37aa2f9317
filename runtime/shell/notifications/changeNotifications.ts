import { type Call, calls } from '../../core/calls.ts'
import { failureToast } from '../../core/errors/failure.ts'
import { messages } from '../../core/messages.ts'
import { fileName } from '../../core/notifications/jobs.ts'
import { type NotificationsItem } from '../../core/notifications/notificationsReducer.ts'
import { downloadFile } from '../downloads/downloadFile.ts'
import { type Runtime } from '../RuntimeContext.tsx'
import { notificationListAtom } from './notificationListAtom.ts'

/** Ids per call: they are part of its address. */
const idsPerCall = 100

/**
 * Marks notifications as read immediately; those with an id are persisted, each once (spec 1 §4). If the
 * server refuses, they are unread again and an error is shown.
 */
export async function markRead(runtime: Runtime, items: readonly NotificationsItem[]): Promise<void> {
  // The list on screen may be outdated: a second click has nothing left to do. A toast can show an item that is not listed.
  const { items: known } = runtime.store.get(notificationListAtom)
  const unread = items.filter(item => !(known.find(({ key }) => key === item.key) ?? item).read)
  if (unread.length === 0) return
  runtime.store.set(notificationListAtom, { type: 'markedRead', keys: keysOf(unread) })
  const kept = unread.filter(({ id }) => id !== '')
  for (let from = 0; from < kept.length; from += idsPerCall) {
    const some = kept.slice(from, from + idsPerCall)
    if (!(await send(runtime, calls.readNotifications(some.map(({ id }) => id))))) {
      runtime.store.set(notificationListAtom, { type: 'readRefused', keys: keysOf(kept.slice(from)) })
      return
    }
  }
}

/** Closes a notification immediately; restores it if the server refuses. */
export async function closeNotification(runtime: Runtime, item: NotificationsItem): Promise<void> {
  const { items, inProgress } = runtime.store.get(notificationListAtom)
  if (![...items, ...inProgress].some(({ key }) => key === item.key)) return
  runtime.store.set(notificationListAtom, { type: 'closed', key: item.key })
  if (item.id === '' || (await send(runtime, calls.closeNotification(item.id)))) return
  runtime.store.set(notificationListAtom, { type: 'closeRefused', items: [item] })
}

/** Clears all but running processes. Restores them if the server refuses. */
export async function clearNotifications(runtime: Runtime): Promise<void> {
  const { items } = runtime.store.get(notificationListAtom)
  if (items.length === 0) return
  runtime.store.set(notificationListAtom, { type: 'cleared' })
  if (await send(runtime, calls.clearNotifications)) return
  runtime.store.set(notificationListAtom, { type: 'closeRefused', items })
}

/** Whether it succeeded. A notification that no longer exists (404) counts as success. */
async function send({ call, toast }: Runtime, request: Call): Promise<boolean> {
  const reply = await call(request, { background: true })
  if (reply.ok || reply.status === 404) return true
  if (!reply.handled) toast(failureToast(reply, messages.error))
  return false
}

function keysOf(items: readonly NotificationsItem[]): ReadonlySet<number> {
  return new Set(items.map(({ key }) => key))
}

/** Downloads the file of a notification, which is then marked as read. */
export async function downloadNotification(runtime: Runtime, item: NotificationsItem): Promise<void> {
  const call = calls.download({ notificationId: item.sentId ?? item.id })
  if (await downloadFile(runtime, call, fileName(item), 'report.csv')) await markRead(runtime, [item])
}
