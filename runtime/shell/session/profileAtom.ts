import { atom } from 'jotai'
import { type Profile } from '../../../schemas/wire/profile.ts'

/** The signed-in user. Undefined: unknown, or still loading. */
export const profileAtom = atom<Profile | undefined>(undefined)
