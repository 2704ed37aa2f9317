import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { type Placement, placePopup } from './placePopup.ts'

/**
 * Lifts an element with `popover="manual"` into the top layer while it is mounted, keeps it at its anchor, and asks
 * for closing when the user presses outside `area` or moves the focus out of it.
 */
export function usePopup({ popup, anchor, area, side, align, onClose }: PopupParts) {
  const close = useEffectEvent(onClose)
  useLayoutEffect(() => {
    const [element, beside] = [popup.current, anchor.current]
    if (element === null || beside === null) return
    const place = () => placePopup(element, beside, { side, align })
    element.showPopover()
    place()
    addEventListener('resize', place)
    addEventListener('scroll', place, { capture: true, passive: true })
    return () => {
      removeEventListener('resize', place)
      removeEventListener('scroll', place, { capture: true })
    }
  }, [popup, anchor, side, align])
  useEffect(() => {
    const leave = (event: Event) => {
      if (event.target instanceof Node && area.current?.contains(event.target) === false) close()
    }
    document.addEventListener('pointerdown', leave)
    document.addEventListener('focusin', leave)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
    }
  }, [area])
}

interface PopupParts extends Placement {
  popup: RefObject<HTMLElement | null>
  anchor: RefObject<HTMLElement | null>
  /** Holds anchor and popup. */
  area: RefObject<HTMLElement | null>
  onClose: () => void
}
