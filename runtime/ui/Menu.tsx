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
  // What it is open for: a menu that is about another thing by now is not open.
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
          // A press like any other, so that whoever holds presses back holds this one too.
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
  /** What the button shows: an icon, a text, or both. */
  trigger: ReactNode
  /** Names button and list. */
  label: string
  items: readonly MenuItem[]
  /** Edge of the button that the list keeps to. Default end. */
  align?: 'start' | 'end' | undefined
  /** What was chosen is on its way: a spinner takes the place of the trigger, and the menu still opens. Default false. */
  busy?: boolean | undefined
  /** Of the button: -1 inside a grid, whose cells take the focus. */
  tabIndex?: number | undefined
  /** Default: a plain `<a>`. */
  renderLink?: RenderLink | undefined
  /** The pointer or the focus comes to the button: it may be pressed soon. */
  onNear?: (() => void) | undefined
}
