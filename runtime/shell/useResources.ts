import { useAtomValue } from 'jotai'
import { useRuntime } from './RuntimeContext.tsx'
import { resourcesAtom } from './session/resources.ts'

const none: ReadonlySet<string> = new Set()

/** The resources that the user holds; empty until the first list has arrived (spec 1 §6). */
export function useResources(): ReadonlySet<string> {
  return useAtomValue(resourcesAtom, { store: useRuntime().store }) ?? none
}
