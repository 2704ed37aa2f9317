import { atom, type PrimitiveAtom, useAtom } from 'jotai'
import { createContext, type ReactNode, use, useCallback, useEffect, useId, useState } from 'react'
import { useRuntime } from '../RuntimeContext.tsx'

export interface PanelState {
  readonly open: boolean
  /** Opens this panel; another one that is open is closed by it. */
  readonly show: () => void
  readonly close: () => void
}

/** The side panel of the calling component: closed at first, and when the component goes. */
export function useSidePanel(): PanelState {
  const id = useId()
  const [opened, setOpened] = useAtom(use(PanelLevelContext), { store: useRuntime().store })
  const show = useCallback(() => setOpened(id), [id, setOpened])
  const close = useCallback(() => setOpened(now => (now === id ? undefined : now)), [id, setOpened])
  useEffect(() => close, [close])
  return { open: opened === id, show, close }
}

/** The side panel that is open: over the whole console only one is, whoever opened it (spec 1 §2). */
const openPanelAtom = atom<string | undefined>(undefined)

/** Which panel is open at this level: what a panel holds opens its own above it, and comes back to it. */
const PanelLevelContext = createContext<PrimitiveAtom<string | undefined>>(openPanelAtom)

/** Around what stands in a panel and may open one itself. */
export function PanelLevel({ children }: { children: ReactNode }) {
  const [inner] = useState(() => atom<string | undefined>(undefined))
  return <PanelLevelContext value={inner}>{children}</PanelLevelContext>
}
