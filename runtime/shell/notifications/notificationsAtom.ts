import { atom } from 'jotai'
import { type Notification } from '../../../schemas/wire/notification.ts'

/** The notifications of the user, newest first. Undefined: not asked for yet; null: they could not be loaded. */
export const notificationsAtom = atom<readonly Notification[] | null | undefined>(undefined)
