import { atom } from 'jotai'

/** The result of a permission check; undefined while it is pending. */
export interface Permission {
  readonly held: boolean | undefined
  /** It could not be loaded: counts as false, and the next check retries. */
  readonly failed?: true
}

/** The permissions checked in this session, by resource (spec 1 §6). */
export const permissionsAtom = atom<ReadonlyMap<string, Permission>>(new Map())
