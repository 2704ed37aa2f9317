import { useAtom } from 'jotai'
import { use, useCallback, useEffect, useId } from 'react'
import { useRuntime } from '../RuntimeContext.tsx'
import { PanelLevelContext } from './PanelLevel.tsx'

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
