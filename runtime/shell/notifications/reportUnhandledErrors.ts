import { type Store } from 'jotai'
import { isKnownType, notificationMessages } from '../../core/notifications/notificationStyle.ts'
import { type Memory } from '../../ports/browser.ts'
import { type Runtime } from '../RuntimeContext.tsx'
import { notificationListAtom } from './notificationListAtom.ts'

/** Keys of the newest item of each page that was looked at. */
const seen = new WeakMap<Store, number>()
const memoryKey = 'console.unhandled'
/** Ids that are remembered: as many as a list of notifications has at most. */
const most = 200

/**
 * Raises 'Unhandled notification type.' for items of a type that the console does not know, once for each (spec 1 §4), also
 * when the page is loaded again. They are shown in the default look all the same: a message to the user is not to be lost.
 */
export function reportUnhandledErrors({
  ports,
  store,
  toast,
}: Pick<Runtime, 'ports' | 'store' | 'toast'>): void {
  const { items, next } = store.get(notificationListAtom)
  const from = Math.min(seen.get(store) ?? 0, next)
  seen.set(store, next)
  const { memory } = ports.browser
  const told = toldIds(memory)
  const unhandled = items.filter(
    ({ id, key, type }) => key >= from && !isKnownType(type) && !told.includes(id),
  )
  if (unhandled.length === 0) return
  toast({ type: 'error', text: notificationMessages.unhandledType })
  const ids = unhandled.map(({ id }) => id).filter(id => id !== '')
  if (ids.length > 0) memory.set(memoryKey, JSON.stringify([...ids, ...told].slice(0, most)))
}

/** Ids of which the user was told; none when what is kept cannot be read. */
function toldIds(memory: Memory): readonly string[] {
  try {
    const kept: unknown = JSON.parse(memory.get(memoryKey) ?? '[]')
    return Array.isArray(kept) ? kept.map(String) : []
  } catch {
    return []
  }
}
