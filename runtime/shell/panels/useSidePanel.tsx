import { atom, type PrimitiveAtom, useAtom } from 'jotai'
import { createContext, type ReactNode, use, useCallback, useEffect, useId, useState } from 'react'
import { useRuntime } from '../RuntimeContext.tsx'

export interface PanelState {
  readonly open: boolean
  /** Opens this panel and closes any other. */
  readonly show: () => void
  readonly close: () => void
}

/** The side panel of the calling component: initially closed, and closed on unmount. */
export function useSidePanel(): PanelState {
  const id = useId()
  const [opened, setOpened] = useAtom(use(PanelLevelContext), { store: useRuntime().store })
  const show = useCallback(() => setOpened(id), [id, setOpened])
  const close = useCallback(() => setOpened(now => (now === id ? undefined : now)), [id, setOpened])
  useEffect(() => close, [close])
  return { open: opened === id, show, close }
}

/** The open side panel: only one in the whole console (spec 1 §2). */
const openPanelAtom = atom<string | undefined>(undefined)

/** The open panel at this level: a panel's content opens its own panel above it, and returns to it. */
const PanelLevelContext = createContext<PrimitiveAtom<string | undefined>>(openPanelAtom)

/** Wraps the content of a panel that may open a panel itself. */
export function PanelLevel({ children }: { children: ReactNode }) {
  const [inner] = useState(() => atom<string | undefined>(undefined))
  return <PanelLevelContext value={inner}>{children}</PanelLevelContext>
}
