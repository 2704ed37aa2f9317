import { useInsertionEffect, useRef } from 'react'

/**
 * Where the focus goes when a window is closed: to what had it when the window was opened, unless it has moved on since, or
 * that is gone. By itself base-ui looks only when the content of the window may have taken the focus already.
 */
export function useOpener(open: boolean): () => HTMLElement | false {
  const opener = useRef<Element | null>(null)
  // Before any other effect, so that nothing in the window has the focus yet.
  useInsertionEffect(() => {
    if (open) opener.current = document.activeElement
  }, [open])
  return () => {
    const now = document.activeElement
    const movedOn = now !== null && now !== document.body && !now.closest('[data-base-ui-portal]')
    const back = opener.current
    return !movedOn && back instanceof HTMLElement && back.isConnected && back !== document.body && back
  }
}
