import { atom } from 'jotai'

/** The answer to one permission check; undefined while it is on its way. */
export interface Permission {
  readonly held: boolean | undefined
}

/** The permissions that were asked for in this session, by resource (spec 1 §6). */
export const permissionsAtom = atom<ReadonlyMap<string, Permission>>(new Map())
