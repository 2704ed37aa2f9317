import {
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from 'react'
import { plainLink, type RenderLink } from './link.tsx'
import styles from './Menu.module.css'
import { moveFocus } from './moveFocus.ts'
import { usePopup } from './usePopup.ts'

/** The open list of a Menu. Arrow keys, Home, End and first letters move in it. */
export function MenuList({ label, area, anchor, items, align, renderLink, onClose }: MenuListProps) {
  const popup = useRef<HTMLDivElement>(null)
  usePopup({ popup, anchor, area, side: 'below', align, onClose })
  useEffect(() => {
    const all = lines(popup.current)
    const free = all.filter(line => line.ariaDisabled !== 'true')
    moveFocus(free.length > 0 ? free : all, 'first')
  }, [])
  useLayoutEffect(() => {
    const list = popup.current
    const button = anchor.current
    // It may unmount without being closed; then it must not take the focus with it.
    return () => {
      if (list?.contains(document.activeElement)) button?.focus()
    }
  }, [anchor])
  return (
    <div
      ref={popup}
      popover="manual"
      role="menu"
      tabIndex={-1}
      aria-label={label}
      className={styles.popup}
      onClick={event => {
        if (event.target instanceof Element && event.target.closest(`${choices}:not([aria-disabled=true])`))
          onClose()
      }}
      onKeyDown={event => {
        // The panel or window around the menu stays open.
        if (event.key === 'Escape') event.stopPropagation()
        if (event.key === 'Escape' || event.key === 'Tab') onClose()
        else walk(event, lines(popup.current))
      }}
    >
      {items.map(item => (
        <Line key={item.id} item={item} renderLink={renderLink ?? plainLink} />
      ))}
    </div>
  )
}

function Line({ item, renderLink }: { item: MenuItem; renderLink: RenderLink }) {
  const id = useId()
  if ('separator' in item) return <hr className={styles.separator} />
  if ('content' in item) return <div className={styles.content}>{item.content}</div>
  const line = {
    className: styles.item,
    role: 'menuitem',
    tabIndex: -1,
    onPointerMove: focusIt,
    children: (
      <>
        {item.icon}
        <bdi>{item.label}</bdi>
      </>
    ),
  }
  if ('href' in item) return renderLink({ ...line, href: item.href })
  const blocked = item.blocked !== undefined && item.blocked !== ''
  return (
    <>
      <button
        {...line}
        type="button"
        disabled={!blocked && item.disabled}
        aria-disabled={blocked || undefined}
        aria-describedby={blocked ? id : undefined}
        data-danger={item.danger || undefined}
        onClick={blocked ? undefined : item.onSelect}
      />
      {blocked && (
        <p className={styles.reason} id={id}>
          {item.blocked}
        </p>
      )}
    </>
  )
}

const focusIt = (event: { currentTarget: HTMLElement }) => event.currentTarget.focus({ preventScroll: true })

/** Blocked commands too: the focus has to reach their reason. */
const choices = '[role=menuitem]:not(:disabled)'

const lines = (popup: HTMLElement | null) => [...(popup?.querySelectorAll<HTMLElement>(choices) ?? [])]

function walk(event: KeyboardEvent, row: readonly HTMLElement[]) {
  const step = steps[event.key]
  if (step !== undefined) {
    event.preventDefault()
    // A grid around the menu would move its own focus.
    event.stopPropagation()
    return moveFocus(row, step)
  }
  if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return
  row.find(line => line.textContent.trim().toLowerCase().startsWith(event.key.toLowerCase()))?.focus()
}

const steps: Readonly<Record<string, 'first' | 'last' | 'next' | 'previous'>> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  Home: 'first',
  End: 'last',
}

/** A line of the list: a command (`onSelect`), a link (`href`), a separator, or passive content. */
export type MenuItem =
  | {
      id: string
      label: string
      icon?: ReactElement
      onSelect: () => void
      danger?: boolean
      disabled?: boolean
      /** Why it cannot be used, shown below it. Absent or empty: it can be. */
      blocked?: string
    }
  | { id: string; label: string; icon?: ReactElement; href: string }
  | { id: string; separator: true }
  | { id: string; content: ReactNode }

interface MenuListProps {
  label: string
  area: RefObject<HTMLElement | null>
  anchor: RefObject<HTMLElement | null>
  items: readonly MenuItem[]
  align: 'start' | 'end'
  renderLink: RenderLink | undefined
  onClose: () => void
}
