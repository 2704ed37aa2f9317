import { type Store } from 'jotai'
import { offersFile } from '../../core/notifications/offersFile.ts'
import { type Runtime } from '../RuntimeContext.tsx'
import { loadNotifications } from './loadNotifications.ts'
import { notificationsAtom } from './notificationsAtom.ts'
import { plainText } from './plainText.ts'

/** Milliseconds from one look at the notifications to the next, while a report is still to come. */
const waits = [2000, 3000, 10_000, 15_000, 30_000, 60_000, 120_000, 300_000]

/** The reports that a page waits for. */
interface Watch {
  pending: number
  /** Ids of the notifications that were there before, or have been told. */
  readonly known: Set<string>
  /** Counts how often the looking began anew: an older turn of it ends. */
  turn: number
}
const watches = new WeakMap<Store, Watch>()

/** Looks at the notifications until a report that was asked for is among them, and says that it is there. */
export function awaitReport(runtime: Runtime): void {
  const { store } = runtime
  const known = new Set((store.get(notificationsAtom) ?? []).map(({ id }) => id))
  const watch = watches.get(store) ?? { pending: 0, known, turn: 0 }
  watches.set(store, watch)
  watch.pending += 1
  watch.turn += 1
  void look(runtime, watch)
}

async function look(runtime: Runtime, watch: Watch): Promise<void> {
  const { ports, store } = runtime
  const { turn } = watch
  const token = ports.session.token()
  for (const wait of waits) {
    await new Promise<void>(resolve => ports.clock.after(wait, resolve))
    if (watch.turn !== turn) return
    // A failure has been told; and nobody waits for the reports of a session that is over.
    if (!(await loadNotifications(runtime)) || ports.session.token() !== token) break
    tell(runtime, watch)
    if (watch.pending <= 0) break
  }
  if (watch.turn === turn) watches.delete(store)
}

function tell({ store, toast }: Runtime, watch: Watch): void {
  for (const notification of store.get(notificationsAtom) ?? []) {
    if (!offersFile(notification) || watch.known.has(notification.id)) continue
    watch.known.add(notification.id)
    watch.pending -= 1
    toast({ type: 'info', text: plainText(notification.message) })
  }
}
