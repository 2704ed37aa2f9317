import { atom } from 'jotai'
import { type Profile } from '../../../schemas/wire/profile.ts'

/** Who is signed in. Undefined: not known, or not yet. */
export const profileAtom = atom<Profile | undefined>(undefined)
