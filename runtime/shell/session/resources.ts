import { atom } from 'jotai'

/** The permissions of the user: the resource list of the newest navigation. Undefined: not asked for yet. */
export const resourcesAtom = atom<ReadonlySet<string> | undefined>(undefined)
