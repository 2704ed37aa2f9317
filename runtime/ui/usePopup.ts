import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { type Placement, placePopup } from './placePopup.ts'

/**
 * Shows an element with `popover="manual"` in the top layer while mounted, keeps it at its anchor, and calls
 * `onClose` when the user clicks outside of `area` or moves the focus out of it.
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
    // A popup above its anchor moves up when its content grows.
    const grown = new ResizeObserver(place)
    grown.observe(element)
    return () => {
      grown.disconnect()
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
  /** The element around anchor and popup. */
  area: RefObject<HTMLElement | null>
  onClose: () => void
}
