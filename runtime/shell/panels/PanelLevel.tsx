import { atom, type PrimitiveAtom } from 'jotai'
import { createContext, type ReactNode, useState } from 'react'

/** The side panel that is open: over the whole console only one is, whoever opened it (spec 1 §2). */
const openPanelAtom = atom<string | undefined>(undefined)

/** Which panel is open at this level: what a panel holds opens its own above it, and comes back to it. */
export const PanelLevelContext = createContext<PrimitiveAtom<string | undefined>>(openPanelAtom)

/** Around what stands in a panel and may open one itself. */
export function PanelLevel({ children }: { children: ReactNode }) {
  const [inner] = useState(() => atom<string | undefined>(undefined))
  return <PanelLevelContext value={inner}>{children}</PanelLevelContext>
}
