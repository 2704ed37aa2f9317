import { type Store } from 'jotai'
import { offersFile } from '../../core/notifications/jobs.ts'
import { notificationStyle } from '../../core/notifications/notificationStyle.ts'
import { type NotificationsItem } from '../../core/notifications/notificationsReducer.ts'
import { type Runtime } from '../RuntimeContext.tsx'
import { loadNotifications } from './loadNotifications.ts'
import { bellAtom } from './notificationAtoms.ts'
import { notificationListAtom } from './notificationListAtom.ts'
import { plainText } from './plainText.ts'

/** Polling intervals in milliseconds while a report is pending and no live update arrives. */
const waits = [2000, 3000, 10_000, 15_000, 30_000, 60_000, 120_000, 300_000]

/** Milliseconds that a request for a report waits for the first list. */
const patience = 5000

/** Polling interval from which the connection counts as dead even without a close event. */
const doubt = 30_000

/** The pending reports of a page. */
interface Watch {
  pending: number
  /** Key of the newest notification that was known before, or has been reported. */
  newest: number
  /** Counts restarts of the polling: an older loop ends. */
  turn: number
  readonly stop: () => void
}
const watches = new WeakMap<Store, Watch>()

/**
 * Call before requesting a report, which may be ready before the reply. Resolves once the existing
 * notifications are known, after at most five seconds, so that an old report is not taken for the new one.
 */
export async function expectReport({ ports, store, toast }: Runtime): Promise<void> {
  await firstList(ports, store)
  const newest = store.get(notificationListAtom).next - 1
  const watch = watches.get(store)
  if (watch && watch.pending > 0) return
  watch?.stop()
  const begun: Watch = {
    pending: 0,
    newest,
    turn: 0,
    stop: store.sub(notificationListAtom, () => showOutcome(begun, store, toast)),
  }
  watches.set(store, begun)
}

function firstList({ clock }: Runtime['ports'], store: Store): Promise<void> {
  const waits = () => store.get(notificationListAtom).list === 'waiting'
  if (!waits()) return Promise.resolve()
  return new Promise(resolve => {
    const end = () => {
      stopWaiting()
      unsubscribe()
      resolve()
    }
    const stopWaiting = clock.after(patience, end)
    const unsubscribe = store.sub(notificationListAtom, () => waits() || end())
  })
}

/**
 * Reports that a requested report is ready as soon as possible: from a live update, or by polling while there
 * is no live connection or it has been silent for long.
 */
export function awaitReport(runtime: Runtime): void {
  const { store, toast } = runtime
  const watch = watches.get(store)
  if (!watch) return
  watch.pending += 1
  watch.turn += 1
  showOutcome(watch, store, toast)
  void look(runtime, watch)
}

async function look(runtime: Runtime, watch: Watch): Promise<void> {
  const { ports, store } = runtime
  const { turn } = watch
  const token = ports.session.token()
  for (const wait of waits) {
    await new Promise<void>(resolve => ports.clock.after(wait, resolve))
    if (watch.turn !== turn) return
    // Reports of an ended session are dropped.
    if (watch.pending <= 0 || ports.session.token() !== token) break
    // A failed load has already shown its error.
    const looks = store.get(bellAtom).line !== 'open' || wait >= doubt
    if (looks && !(await loadNotifications(runtime))) break
    if (watch.pending <= 0) break
  }
  if (watch.turn === turn) end(store, watch)
}

function end(store: Store, watch: Watch): void {
  watch.stop()
  watches.delete(store)
}

function showOutcome(watch: Watch, store: Store, toast: Runtime['toast']): void {
  if (watch.pending <= 0) return
  const fresh = store
    .get(notificationListAtom)
    .items.filter(item => item.key > watch.newest && isReport(item))
  for (const item of fresh) {
    const bad = notificationStyle(item.type).colour === 'red'
    toast({
      type: bad ? 'error' : 'info',
      text: plainText(item.message),
      ...(offersFile(item) && { action: { label: 'Download', download: item } }),
    })
  }
  watch.newest = Math.max(watch.newest, ...fresh.map(({ key }) => key))
  watch.pending -= fresh.length
}

/** A notification with a file, or the end of a process without one. */
function isReport(item: NotificationsItem): boolean {
  return offersFile(item) || item.inProgressId > 0
}
