import { atom } from 'jotai'

/** The answer to one permission check; undefined while it is on its way. */
export interface Permission {
  readonly held: boolean | undefined
  /** It could not be had: it counts as false, and is asked for again. */
  readonly failed?: true
}

/** The permissions that were asked for in this session, by resource (spec 1 §6). */
export const permissionsAtom = atom<ReadonlyMap<string, Permission>>(new Map())
