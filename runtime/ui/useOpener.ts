import { useInsertionEffect, useRef } from 'react'

/**
 * The element to focus when a window closes: the focused one when it opened, unless the focus has moved on or
 * that element is gone. base-ui itself checks only after the content may have taken the focus.
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
