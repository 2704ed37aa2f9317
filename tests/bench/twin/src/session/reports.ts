import { getDefaultStore } from 'jotai'
import { offersFile } from '../../../../../runtime/core/notifications/jobs.ts'
import { plainText } from '../../../../../runtime/shell/notifications/plainText.ts'
import { showToast } from '../toasts/toasts.ts'
import { loadNotifications, notificationsAtom } from './menu.ts'
import { token } from './token.ts'

/** Milliseconds from one look at the notifications to the next, while a report is still to come. */
const waits = [2000, 3000, 10_000, 15_000, 30_000, 60_000, 120_000, 300_000]

let pending = 0
let turn = 0
let reported = new Set<string>()

/** Looks at the notifications until the report that was asked for is among them, and says that it is there. */
export async function awaitReport(): Promise<void> {
  if (pending++ === 0) reported = new Set(notifications().map(({ id }) => id))
  const [own, bearer] = [++turn, token()]
  for (const wait of waits) {
    await new Promise(resolve => setTimeout(resolve, wait))
    // A newer report begins the looking again.
    if (own !== turn) return
    if (!(await loadNotifications()) || token() !== bearer) break
    for (const notification of notifications()) {
      if (!offersFile(notification) || reported.has(notification.id)) continue
      reported.add(notification.id)
      pending--
      showToast('info', plainText(notification.message))
    }
    if (pending <= 0) break
  }
  if (own === turn) pending = 0
}

const notifications = () => getDefaultStore().get(notificationsAtom)
