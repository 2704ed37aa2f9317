import { type Notification } from '../../../schemas/wire/notification.ts'
import { invalidSocketMessage } from '../../../schemas/wire/socketMessage.ts'
import { notificationMessages } from '../../core/notifications/notificationStyle.ts'
import { announce } from '../../ui/announce.ts'
import { type Shell } from '../Shell.ts'
import { toastsAtom } from '../toasts/toastsAtom.ts'
import { anyProcessEnd, processEnd, processProgress } from '../useEvents.ts'
import { connectNotifications } from './connectNotifications.ts'
import { forgetRequests, loadNotifications } from './loadNotifications.ts'
import { bellAtom } from './notificationAtoms.ts'
import { notificationListAtom } from './notificationListAtom.ts'
import { reportUnhandledErrors } from './reportUnhandledErrors.ts'

/** Milliseconds for which the list waits for the connection: loaded after it, the list misses nothing. */
const patience = 2000

/**
 * Opens the live connection and loads the notifications, until the session ends. The list is loaded once the
 * connection is open, to miss no update, and after each reconnect; without a connection it is loaded alone.
 */
export function startNotifications(shell: Shell): void {
  const { ports, session, store, toast } = shell
  let asked = false
  const load = () => {
    asked = true
    void loadNotifications(shell)
  }
  const loadOnce = () => {
    if (!asked) load()
  }
  const setLine = (line: 'open' | 'lost') => store.set(bellAtom, bell => ({ ...bell, line }))
  const stopWaiting = ports.clock.after(patience, loadOnce)
  const close = connectNotifications(shell, {
    opened() {
      setLine('open')
      load()
    },
    lost() {
      setLine('lost')
      loadOnce()
    },
    news(notifications) {
      store.set(notificationListAtom, { type: 'pushed', notifications })
      reportUnhandledErrors(shell)
      announceNew(notifications)
    },
    progressed(types) {
      for (const type of types) shell.events.dispatchEvent(new Event(processProgress(type)))
    },
    ended(types) {
      for (const type of types) shell.events.dispatchEvent(new Event(processEnd(type)))
      shell.events.dispatchEvent(new Event(anyProcessEnd))
    },
    invalid() {
      // A server error causes many such messages: while one toast is open, others add nothing.
      const { shown } = store.get(toastsAtom)
      if (!shown.some(({ texts }) => texts.includes(invalidSocketMessage)))
        toast({ type: 'error', text: invalidSocketMessage })
    },
  })
  const end = () => {
    session.ends.delete(end)
    stopWaiting()
    close()
    forgetRequests(store)
    store.set(notificationListAtom, { type: 'forgotten' })
  }
  session.ends.add(end)
}

function announceNew(notifications: readonly Notification[]): void {
  const count = notifications.filter(({ type, read }) => type !== 'IN_PROGRESS' && !read).length
  if (count > 0) announce(notificationMessages.arrived(count))
}
