import { atom } from 'jotai'
import { type Profile } from '../../../schemas/wire/profile.ts'

/** Another user has signed in in another tab. An undefined profile: unknown. */
export interface OtherUser {
  /** The user that the page shows. */
  readonly before: Profile | undefined
  /** The user of the browser's session. */
  readonly now: Profile | undefined
}

/** The other user, to show in a notice; undefined: none, or dismissed. */
export const otherUserAtom = atom<OtherUser | undefined>(undefined)

/** Name of a user; empty: unknown. */
export const nameOf = (profile: Profile | undefined): string => profile?.name || profile?.email || ''
