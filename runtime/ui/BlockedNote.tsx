import { type ReactNode, useEffect, useRef } from 'react'
import styles from './BlockedNote.module.css'
import { placePopup } from './placePopup.ts'

/**
 * Why the control before it cannot be used: shown while the pointer or the focus is on it, and when it is
 * pressed, as on a touch screen. It describes the control by `id`, also while it is hidden.
 */
export function BlockedNote({ id, children }: BlockedNoteProps) {
  const note = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const popup = note.current
    const control = popup?.previousElementSibling
    if (!popup || !(control instanceof HTMLElement)) return
    const isOpen = () => popup.matches(':popover-open')
    const show = () => {
      if (!isOpen()) popup.showPopover()
      placePopup(popup, control, { side: 'below', align: 'start' })
    }
    const hide = () => popup.hidePopover()
    const dismiss = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !isOpen()) return
      // What is around it stays open.
      event.preventDefault()
      event.stopPropagation()
      hide()
    }
    const listening = new AbortController()
    const { signal } = listening
    for (const type of ['pointerenter', 'focus', 'click']) control.addEventListener(type, show, { signal })
    for (const type of ['pointerleave', 'blur']) control.addEventListener(type, hide, { signal })
    control.addEventListener('keydown', dismiss, { signal })
    addEventListener('scroll', hide, { capture: true, passive: true, signal })
    return () => listening.abort()
  }, [])
  return (
    <span ref={note} id={id} popover="manual" role="tooltip" className={styles.note}>
      {children}
    </span>
  )
}

export interface BlockedNoteProps {
  /** For `aria-describedby` of the control. */
  id: string
  children: ReactNode
}
