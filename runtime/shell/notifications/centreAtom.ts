import { atom } from 'jotai'
import { type CentreEvent, centreReducer, emptyCentre, unreadCount } from '../../core/notifications/centre.ts'
import { bellAtom, silentBell } from './bellAtom.ts'

const stateAtom = atom(emptyCentre)

/** The notification centre; it takes events, and keeps the bell in step. */
export const centreAtom = atom(
  get => get(stateAtom),
  (get, set, event: CentreEvent | { readonly type: 'forgotten' }) => {
    if (event.type === 'forgotten') {
      // Keys are never used again: what was looked at is known by its key.
      set(stateAtom, ({ next }) => ({ ...emptyCentre, next }))
      return set(bellAtom, silentBell)
    }
    const centre = centreReducer(get(stateAtom), event)
    set(stateAtom, centre)
    set(bellAtom, bell => ({ ...bell, unread: unreadCount(centre) }))
  },
)
