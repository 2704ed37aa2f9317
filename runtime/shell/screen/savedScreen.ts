import { atom, useAtomValue } from 'jotai'
import { useRuntime } from '../RuntimeContext.tsx'
import { type OpenedScreen } from './openedScreen.ts'

/** The open screen with the definition that was saved since; for development only. */
export const savedScreenAtom = /* @__PURE__ */ atom<OpenedScreen | undefined>(undefined)

/** The open screen as its definition is by now. In a build definitions never change. */
export const useSavedScreen: (opened: OpenedScreen) => OpenedScreen = import.meta.hot
  ? useSaved
  : opened => opened

function useSaved(opened: OpenedScreen): OpenedScreen {
  const saved = useAtomValue(savedScreenAtom, { store: useRuntime().store })
  return saved?.opening === opened.opening ? saved : opened
}
