import { useEffect, useState } from 'react'

/**
 * Height of the buttons of the open panel or dialog in px, 0 without buttons; undefined while none is open, and always
 * while not `active`. Panels take the focus when they open and give it back when they close.
 */
export function usePanelFoot(active: boolean): number | undefined {
  const [height, setHeight] = useState<number>()
  useEffect(() => {
    if (!active) return
    const look = ({ target }: FocusEvent) => {
      const panel = target instanceof Element ? target.closest(panels) : null
      // Toasts have the focus on top of the panel.
      if (panel) setHeight(panel.querySelector('footer')?.getBoundingClientRect().height ?? 0)
      else if (!document.querySelector(panels)) setHeight(undefined)
    }
    document.addEventListener('focusin', look)
    return () => document.removeEventListener('focusin', look)
  }, [active])
  return active ? height : undefined
}

const panels = ':is([role="dialog"], [role="alertdialog"]):not([popover])'
