import { type ReactNode, useRef, useState } from 'react'
import { type RenderLink } from './link.tsx'
import styles from './Menu.module.css'
import { type MenuItem, MenuList } from './MenuList.tsx'
import { Spinner } from './Spinner.tsx'

/** A button that opens a list of commands and links. */
export function Menu({
  trigger,
  label,
  items,
  align = 'end',
  busy = false,
  tabIndex,
  renderLink,
  onNear,
}: MenuProps) {
  // The label it is open for: a menu for another label is closed.
  const [openFor, setOpenFor] = useState<string>()
  const open = openFor === label
  if (openFor !== undefined && !open) setOpenFor(undefined)
  const setOpen = (opened: boolean) => setOpenFor(opened ? label : undefined)
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
        aria-busy={busy || undefined}
        aria-haspopup="menu"
        aria-expanded={open}
        onPointerEnter={onNear}
        onFocus={onNear}
        onClick={() => setOpen(!open)}
        onKeyDown={event => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
          event.preventDefault()
          // A normal click, so that handlers that block clicks apply here too.
          if (!open) event.currentTarget.click()
        }}
      >
        {busy ? <Spinner size="small" /> : trigger}
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
  /** Content of the button: an icon, a text, or both. */
  trigger: ReactNode
  /** Accessible name of button and list. */
  label: string
  items: readonly MenuItem[]
  /** Edge of the button that the list aligns to. Default end. */
  align?: 'start' | 'end' | undefined
  /** A command is pending: a spinner replaces the trigger, the menu still opens. Default false. */
  busy?: boolean | undefined
  /** Tab index of the button: -1 inside a grid, whose cells take the focus. */
  tabIndex?: number | undefined
  /** Default: a plain `<a>`. */
  renderLink?: RenderLink | undefined
  /** Pointer or focus reaches the button: it may be pressed soon. */
  onNear?: (() => void) | undefined
}
