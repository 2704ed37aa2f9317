import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button, type ButtonLook } from './Button.tsx'
import styles from './PopoverPanel.module.css'
import { usePopup } from './usePopup.ts'

/** A button that opens a small panel with controls of its own below it; the page stays in use. */
export function PopoverPanel({ trigger, label, align = 'end', children, ...look }: PopoverPanelProps) {
  const [open, setOpen] = useState(false)
  const area = useRef<HTMLSpanElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    if (area.current?.contains(document.activeElement) === true) button.current?.focus()
  }
  return (
    <span ref={area} className={styles.area}>
      <Button
        {...look}
        ref={button}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {trigger}
      </Button>
      {open && (
        <Panel area={area} anchor={button} label={label} align={align} onClose={close}>
          {children}
        </Panel>
      )}
    </span>
  )
}

function Panel({ area, anchor, label, align, onClose, children }: PanelProps) {
  const popup = useRef<HTMLDivElement>(null)
  usePopup({ popup, anchor, area, side: 'below', align, onClose })
  useEffect(() => popup.current?.focus(), [])
  return (
    <div
      ref={popup}
      popover="manual"
      role="dialog"
      tabIndex={-1}
      aria-label={label}
      className={styles.panel}
      onKeyDown={event => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onClose()
      }}
    >
      {children}
    </div>
  )
}

type PopupParts = Parameters<typeof usePopup>[0]

interface PanelProps extends Pick<PopupParts, 'area' | 'anchor' | 'align' | 'onClose'> {
  label: string
  children: ReactNode
}

export interface PopoverPanelProps extends ButtonLook {
  /** Text of the button. */
  trigger?: ReactNode
  /** Names button and panel. */
  label: string
  /** Edge of the button that the panel keeps to. Default end. */
  align?: 'start' | 'end' | undefined
  /** Drawn while it is open. */
  children: ReactNode
}
