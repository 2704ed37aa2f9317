import { atom } from 'jotai'
import { type Profile } from '../../../schemas/wire/profile.ts'

/** Somebody has signed in in another tab. An undefined profile: it is not known who that is. */
export interface OtherUser {
  /** Whom the page shows. */
  readonly before: Profile | undefined
  /** Whose session the browser has. */
  readonly now: Profile | undefined
}

/** What the user is told of it; undefined: nothing, or it was put away. */
export const otherUserAtom = atom<OtherUser | undefined>(undefined)

/** What somebody is called; empty: it is not known. */
export const nameOf = (profile: Profile | undefined): string => profile?.name || profile?.email || ''
