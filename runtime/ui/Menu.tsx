import { lazy, type ReactElement, type ReactNode, Suspense, useRef, useState } from 'react'
import { type RenderLink } from './link.tsx'
import styles from './Menu.module.css'

const loadPopup = () => import('./MenuPopup.tsx')
const MenuPopup = lazy(async () => ({ default: (await loadPopup()).MenuPopup }))

/** A button that opens a list of commands and links. The list is fetched when first wanted. */
export function Menu({ trigger, label, items, align = 'end', renderLink }: MenuProps) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <button
        type="button"
        ref={button}
        className={styles.trigger}
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={open}
        onPointerEnter={loadPopup}
        onFocus={loadPopup}
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
        <Suspense fallback={null}>
          <MenuPopup
            label={label}
            anchor={button}
            items={items}
            align={align}
            renderLink={renderLink}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}

/** A line of the list: a command (`onSelect`), a link (`href`), a hairline, or anything else that is only looked at. */
export type MenuItem =
  | {
      id: string
      label: string
      icon?: ReactElement
      onSelect: () => void
      danger?: boolean
      disabled?: boolean
    }
  | { id: string; label: string; icon?: ReactElement; href: string }
  | { id: string; separator: true }
  | { id: string; content: ReactNode }

export interface MenuProps {
  /** What the button shows: an icon, a text, or both. */
  trigger: ReactNode
  /** Names button and list. */
  label: string
  items: readonly MenuItem[]
  /** Edge of the button that the list keeps to. Default end. */
  align?: 'start' | 'end' | undefined
  /** Default: a plain `<a>`. */
  renderLink?: RenderLink | undefined
}
