import { type Store } from 'jotai'
import { readNotifications } from '../../../schemas/wire/notification.ts'
import { calls } from '../../core/calls.ts'
import { loggedAs } from '../../core/errors/failure.ts'
import { messages } from '../../core/messages.ts'
import { type Runtime } from '../RuntimeContext.tsx'
import { notificationListAtom } from './notificationListAtom.ts'
import { reportUnhandledErrors } from './reportUnhandledErrors.ts'

/** The newest request of each page. */
const newest = new WeakMap<Store, symbol>()

/** A failure shows an error, keeps the existing items (spec 1 §8), and returns false. */
export async function loadNotifications(runtime: Runtime): Promise<boolean> {
  const { call, store, toast } = runtime
  const request = Symbol('request')
  newest.set(store, request)
  const since = store.get(notificationListAtom).next
  const reply = await call(calls.notifications, { background: true })
  // Superseded by a newer request or another session.
  if (newest.get(store) !== request) return true
  const notifications = reply.ok ? readNotifications(reply.data) : undefined
  if (notifications) {
    store.set(notificationListAtom, { type: 'listed', notifications, since })
    reportUnhandledErrors(runtime)
    return true
  }
  store.set(notificationListAtom, { type: 'listFailed' })
  if (reply.ok || !reply.handled)
    toast({ type: 'error', text: messages.notificationsFailed, ...loggedAs(reply.data) })
  return false
}

/** Drops the replies of pending requests. */
export function forgetRequests(store: Store): void {
  newest.delete(store)
}
