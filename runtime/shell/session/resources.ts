import { atom, useAtomValue } from 'jotai'
import { useRuntime } from '../RuntimeContext.tsx'

/** The permissions of the user: the newest resource list. Undefined: not loaded yet. */
export const resourcesAtom = atom<ReadonlySet<string> | undefined>(undefined)

const none: ReadonlySet<string> = new Set()

/** The resources that the user holds; empty until the first list has arrived (spec 1 §6). */
export function useResources(): ReadonlySet<string> {
  return useAtomValue(resourcesAtom, { store: useRuntime().store }) ?? none
}
