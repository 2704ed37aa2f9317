import { type Store } from 'jotai'
import { offersFile } from '../../core/notifications/jobs.ts'
import { notificationLook } from '../../core/notifications/notificationStyle.ts'
import { type NotificationsItem } from '../../core/notifications/notificationsReducer.ts'
import { type Runtime } from '../RuntimeContext.tsx'
import { loadNotifications } from './loadNotifications.ts'
import { bellAtom } from './notificationAtoms.ts'
import { notificationListAtom } from './notificationListAtom.ts'
import { plainText } from './plainText.ts'

/** Milliseconds from one look at the notifications to the next, while a report is still to come and no news comes by itself. */
const waits = [2000, 3000, 10_000, 15_000, 30_000, 60_000, 120_000, 300_000]

/** Milliseconds that a request for a report waits for the first list. */
const patience = 5000

/** From a wait of these milliseconds on the live connection is not trusted: it may be dead without a close event. */
const doubt = 30_000

/** The reports that a page waits for. */
interface Watch {
  pending: number
  /** Key of the newest notification that was there before, or has been told. */
  newest: number
  /** Counts how often the looking began again: an older turn of it ends. */
  turn: number
  readonly stop: () => void
}
const watches = new WeakMap<Store, Watch>()

/**
 * To be called before a report is asked for: one that is there sooner than the reply is told all the same. Resolves once
 * the notifications of before are known, after five seconds at the latest: else an old report would be taken for the new.
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
    stop: store.sub(notificationListAtom, () => tell(begun, store, toast)),
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
 * Says that a report which was asked for is there, as soon as it is: news brings it, and while there is no live line, or none
 * that says anything for long, the notifications are looked at from time to time.
 */
export function awaitReport(runtime: Runtime): void {
  const { store, toast } = runtime
  const watch = watches.get(store)
  if (!watch) return
  watch.pending += 1
  watch.turn += 1
  tell(watch, store, toast)
  void look(runtime, watch)
}

async function look(runtime: Runtime, watch: Watch): Promise<void> {
  const { ports, store } = runtime
  const { turn } = watch
  const token = ports.session.token()
  for (const wait of waits) {
    await new Promise<void>(resolve => ports.clock.after(wait, resolve))
    if (watch.turn !== turn) return
    // Nobody waits for the reports of a session that is over.
    if (watch.pending <= 0 || ports.session.token() !== token) break
    // A failure has been told.
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

function tell(watch: Watch, store: Store, toast: Runtime['toast']): void {
  if (watch.pending <= 0) return
  const fresh = store
    .get(notificationListAtom)
    .items.filter(item => item.key > watch.newest && isReport(item))
  for (const item of fresh) {
    const bad = notificationLook(item.type).colour === 'red'
    toast({
      type: bad ? 'error' : 'info',
      text: plainText(item.message),
      ...(offersFile(item) && { action: { label: 'Download', download: item } }),
    })
  }
  watch.newest = Math.max(watch.newest, ...fresh.map(({ key }) => key))
  watch.pending -= fresh.length
}

/** A file, or the end of a process that made none. */
function isReport(item: NotificationsItem): boolean {
  return offersFile(item) || item.inProgressId > 0
}
