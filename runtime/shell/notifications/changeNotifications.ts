import { type Call, calls } from '../../core/calls.ts'
import { failureToast } from '../../core/errors/failure.ts'
import { messages } from '../../core/messages.ts'
import { fileName } from '../../core/notifications/jobs.ts'
import { type NotificationsItem } from '../../core/notifications/notificationsReducer.ts'
import { downloadFile } from '../downloads/downloadFile.ts'
import { type Runtime } from '../RuntimeContext.tsx'
import { notificationListAtom } from './notificationListAtom.ts'

/** Ids that one call names: they stand in its address. */
const idsPerCall = 100

/**
 * Marks notifications read at once; those that have an id are persisted, each once (spec 1 §4). What the server refuses is
 * unread again, and says why.
 */
export async function markRead(runtime: Runtime, items: readonly NotificationsItem[]): Promise<void> {
  // What is on screen may be older than the list: a second press finds nothing to do. A toast may show one not in the list.
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

/** Closes one at once; it comes back when the server refuses. */
export async function closeNotification(runtime: Runtime, item: NotificationsItem): Promise<void> {
  const { items, inProgress } = runtime.store.get(notificationListAtom)
  if (![...items, ...inProgress].some(({ key }) => key === item.key)) return
  runtime.store.set(notificationListAtom, { type: 'closed', key: item.key })
  if (item.id === '' || (await send(runtime, calls.closeNotification(item.id)))) return
  runtime.store.set(notificationListAtom, { type: 'closeRefused', items: [item] })
}

/** Clears all but what goes on. They come back when the server refuses. */
export async function clearNotifications(runtime: Runtime): Promise<void> {
  const { items } = runtime.store.get(notificationListAtom)
  if (items.length === 0) return
  runtime.store.set(notificationListAtom, { type: 'cleared' })
  if (await send(runtime, calls.clearNotifications)) return
  runtime.store.set(notificationListAtom, { type: 'closeRefused', items })
}

/** Whether it was done. What is not there any more (404) needs no doing. */
async function send({ call, toast }: Runtime, request: Call): Promise<boolean> {
  const reply = await call(request, { background: true })
  if (reply.ok || reply.status === 404) return true
  if (!reply.handled) toast(failureToast(reply, messages.error))
  return false
}

function keysOf(items: readonly NotificationsItem[]): ReadonlySet<number> {
  return new Set(items.map(({ key }) => key))
}

/** Gives the user the file of a notification, which has been seen then. */
export async function downloadNotification(runtime: Runtime, item: NotificationsItem): Promise<void> {
  const call = calls.download({ notificationId: item.id })
  if (await downloadFile(runtime, call, fileName(item), 'report.csv')) await markRead(runtime, [item])
}
