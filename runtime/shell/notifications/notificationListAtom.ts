import { atom } from 'jotai'
import {
  emptyNotifications,
  type NotificationsEvent,
  notificationsReducer,
  unreadCount,
} from '../../core/notifications/notificationsReducer.ts'
import { bellAtom, runningAtom, silentBell } from './notificationAtoms.ts'

const stateAtom = atom(emptyNotifications)

/** The notification centre; takes events, and keeps the bell in sync. */
export const notificationListAtom = atom(
  get => get(stateAtom),
  (get, set, event: NotificationsEvent | { readonly type: 'forgotten' }) => {
    if (event.type === 'forgotten') {
      // Keys are never reused, because seen notifications are remembered by key.
      set(stateAtom, ({ next }) => ({ ...emptyNotifications, next }))
      set(runningAtom, [])
      return set(bellAtom, silentBell)
    }
    const centre = notificationsReducer(get(stateAtom), event)
    set(stateAtom, centre)
    set(runningAtom, centre.inProgress)
    set(bellAtom, bell => ({ ...bell, unread: unreadCount(centre) }))
  },
)
