import { atom, useAtomValue } from 'jotai'
import { useRuntime } from '../RuntimeContext.tsx'
import { type OpenedScreen } from './openedScreen.ts'

/** The open screen with its newly saved definition; development only. */
export const savedScreenAtom = /* @__PURE__ */ atom<OpenedScreen | undefined>(undefined)

/** The open screen with its current definition. In a build definitions never change. */
export const useSavedScreen: (opened: OpenedScreen) => OpenedScreen = import.meta.hot
  ? useSaved
  : opened => opened

function useSaved(opened: OpenedScreen): OpenedScreen {
  const saved = useAtomValue(savedScreenAtom, { store: useRuntime().store })
  return saved?.opening === opened.opening ? saved : opened
}
