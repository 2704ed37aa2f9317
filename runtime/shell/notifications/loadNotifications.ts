import { readNotifications } from '../../../schemas/wire/notification.ts'
import { calls } from '../../core/calls.ts'
import { messages } from '../../core/messages.ts'
import { type Runtime } from '../RuntimeContext.tsx'
import { notificationsAtom } from './notificationsAtom.ts'

/** Loads the notifications; a failure says so, keeps those that are there (spec 1 §8), and gives false. */
export async function loadNotifications({ call, store, toast, validators }: Runtime): Promise<boolean> {
  const reply = await call(calls.notifications, { ignores404: true })
  if (reply.ok && (await validators.all()).notifications(reply.data)) {
    store.set(notificationsAtom, readNotifications(reply.data))
    return true
  }
  store.set(notificationsAtom, before => before ?? null)
  if (reply.ok || !reply.handled) toast({ type: 'error', text: messages.notificationsFailed })
  return false
}
