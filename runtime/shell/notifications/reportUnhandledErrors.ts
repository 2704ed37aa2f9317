import { type Store } from 'jotai'
import { isKnownType, notificationMessages } from '../../core/notifications/notificationStyle.ts'
import { type Memory } from '../../ports/browser.ts'
import { type Runtime } from '../RuntimeContext.tsx'
import { notificationListAtom } from './notificationListAtom.ts'

/** Key of the newest checked item per page. */
const seen = new WeakMap<Store, number>()
const memoryKey = 'console.unhandled'
/** Maximum remembered ids: as many as a list of notifications has at most. */
const most = 200

/**
 * Raises 'Unhandled notification type.' once for each item of an unknown type (spec 1 §4), also across
 * reloads. The items are shown in the default style, so that no message is lost.
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
  const reported = reportedIds(memory)
  const unhandled = items.filter(
    ({ id, key, type }) => key >= from && !isKnownType(type) && !reported.includes(id),
  )
  if (unhandled.length === 0) return
  toast({ type: 'error', text: notificationMessages.unhandledType })
  const ids = unhandled.map(({ id }) => id).filter(id => id !== '')
  if (ids.length > 0) memory.set(memoryKey, JSON.stringify([...ids, ...reported].slice(0, most)))
}

/** Ids already reported; empty if the stored list is invalid. */
function reportedIds(memory: Memory): readonly string[] {
  try {
    const kept: unknown = JSON.parse(memory.get(memoryKey) ?? '[]')
    return Array.isArray(kept) ? kept.map(String) : []
  } catch {
    return []
  }
}
