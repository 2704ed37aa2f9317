import { useEffect } from 'react'
import { toast } from 'sonner'

/**
 * Closes notes of success when a panel or dialog opens, while `active`: on a phone they would cover its first field.
 * Those that come while it is open stay, and so do errors.
 */
export function useRoomForPanels(active: boolean): void {
  useEffect(() => {
    if (!active) return
    const known = new WeakSet<Element>(document.querySelectorAll(panels))
    const look = ({ target }: FocusEvent) => {
      const panel = target instanceof Element ? target.closest(panels) : null
      if (!panel || known.has(panel)) return
      known.add(panel)
      for (const shown of toast.getToasts())
        if ('type' in shown && shown.type === 'success') toast.dismiss(shown.id)
    }
    document.addEventListener('focusin', look)
    return () => document.removeEventListener('focusin', look)
  }, [active])
}

const panels = ':is([role="dialog"], [role="alertdialog"]):not([popover])'
