import { type ReactNode, useRef, useState } from 'react'
import { type RenderLink } from './link.tsx'
import styles from './Menu.module.css'
import { type MenuItem, MenuList } from './MenuList.tsx'

/** A button that opens a list of commands and links. */
export function Menu({ trigger, label, items, align = 'end', tabIndex, renderLink }: MenuProps) {
  const [open, setOpen] = useState(false)
  const area = useRef<HTMLSpanElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    if (area.current?.contains(document.activeElement) === true) button.current?.focus()
  }
  return (
    <span ref={area} className={styles.area}>
      <button
        type="button"
        ref={button}
        className={styles.trigger}
        tabIndex={tabIndex}
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        onKeyDown={event => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
          event.preventDefault()
          setOpen(true)
        }}
      >
        {trigger}
      </button>
      {open && (
        <MenuList
          label={label}
          area={area}
          anchor={button}
          items={items}
          align={align}
          renderLink={renderLink}
          onClose={close}
        />
      )}
    </span>
  )
}

export type { MenuItem }

export interface MenuProps {
  /** What the button shows: an icon, a text, or both. */
  trigger: ReactNode
  /** Names button and list. */
  label: string
  items: readonly MenuItem[]
  /** Edge of the button that the list keeps to. Default end. */
  align?: 'start' | 'end' | undefined
  /** Of the button: -1 inside a grid, whose cells take the focus. */
  tabIndex?: number | undefined
  /** Default: a plain `<a>`. */
  renderLink?: RenderLink | undefined
}
