import { type Store } from 'jotai'
import { isKnownType } from '../../core/notifications/look.ts'
import { notificationMessages } from '../../core/notifications/messages.ts'
import { type Runtime } from '../RuntimeContext.tsx'
import { centreAtom } from './centreAtom.ts'

/** Keys of the newest item of each page that was looked at. */
const seen = new WeakMap<Store, number>()

/**
 * Raises 'Unhandled notification type.' for items of a type that the console does not know, once for each (spec 1 §4). They
 * are shown in the default look all the same: a message to the user is not to be lost.
 */
export function tellUnhandled({ store, toast }: Pick<Runtime, 'store' | 'toast'>): void {
  const { items, next } = store.get(centreAtom)
  const from = Math.min(seen.get(store) ?? 0, next)
  seen.set(store, next)
  if (items.some(({ key, type }) => key >= from && !isKnownType(type))) {
    toast({ type: 'error', text: notificationMessages.unhandledType })
  }
}
