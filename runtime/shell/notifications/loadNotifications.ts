import { readNotifications } from '../../../schemas/wire/notification.ts'
import { calls } from '../../core/calls.ts'
import { messages } from '../../core/messages.ts'
import { type Runtime } from '../RuntimeContext.tsx'
import { notificationsAtom } from './notificationsAtom.ts'

/** Loads the notifications; a failure says so and keeps those that are there (spec 1 §8). */
export async function loadNotifications({ call, store, toast, validators }: Runtime): Promise<void> {
  const reply = await call(calls.notifications, { ignores404: true })
  if (reply.ok && validators.notifications(reply.data)) {
    return store.set(notificationsAtom, readNotifications(reply.data))
  }
  store.set(notificationsAtom, before => before ?? null)
  if (reply.ok || !reply.handled) toast({ type: 'error', text: messages.notificationsFailed })
}
