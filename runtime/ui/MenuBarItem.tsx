import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { type RenderLink } from './link.tsx'
import styles from './MenuBar.module.css'
import { navigateMenu } from './navigateMenu.ts'
import { usePopup } from './usePopup.ts'

/** One entry of the bar (depth 0) or of a dropdown. */
export function MenuBarItem({ entry, current, renderLink, depth }: MenuBarItemProps) {
  if (entry.entries.length > 0) {
    return <MenuBarGroup entry={entry} current={current} renderLink={renderLink} depth={depth} />
  }
  const className = depth === 0 ? styles.top : styles.item
  if (entry.href === undefined) {
    return (
      <li>
        <span className={className} data-plain="">
          {entry.label}
        </span>
      </li>
    )
  }
  return (
    <li>
      {renderLink({
        href: entry.href,
        className,
        'aria-current': entry.href === current ? 'page' : undefined,
        children: entry.label,
      })}
    </li>
  )
}

/** A button with its dropdown (depth 0) or, inside a dropdown, with its submenu. */
function MenuBarGroup({ entry, current, renderLink, depth }: MenuBarItemProps) {
  const area = useRef<HTMLLIElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const { open, setOpen, pointer, press } = useOpening(entry.hover === true)
  const Chevron = depth === 0 ? ChevronDown : ChevronRight
  return (
    <li
      ref={area}
      {...pointer}
      onKeyDown={event => {
        if (!open || event.key !== 'Escape') return
        event.stopPropagation()
        setOpen(false)
        button.current?.focus()
      }}
      onClick={event => {
        if (event.target instanceof Element && event.target.closest('a')) setOpen(false)
      }}
    >
      <button
        type="button"
        ref={button}
        className={depth === 0 ? styles.top : styles.item}
        aria-expanded={open}
        aria-current={leadsTo(entry, current) ? 'true' : undefined}
        onClick={press}
      >
        <span className={styles.label}>{entry.label}</span>
        <Chevron aria-hidden="true" />
      </button>
      {open && (
        <Dropdown
          entry={entry}
          current={current}
          renderLink={renderLink}
          depth={depth}
          area={area}
          anchor={button}
          onClose={() => setOpen(false)}
        />
      )}
    </li>
  )
}

function Dropdown({ entry, current, renderLink, depth, area, anchor, onClose }: DropdownProps) {
  const popup = useRef<HTMLUListElement>(null)
  usePopup({ popup, anchor, area, side: depth === 0 ? 'below' : 'beside', align: 'start', onClose })
  const entries = entry.href === undefined ? entry.entries : [{ ...entry, entries: [] }, ...entry.entries]
  const leave = () => {
    anchor.current?.focus()
    onClose()
  }
  return (
    <ul
      ref={popup}
      popover="manual"
      className={styles.popup}
      aria-label={entry.label}
      onKeyDown={event => navigateMenu(event, 'column', leave)}
    >
      {entries.map(child => (
        <MenuBarItem
          key={child.id}
          entry={child}
          current={current}
          renderLink={renderLink}
          depth={depth + 1}
        />
      ))}
    </ul>
  )
}

const leadsTo = (entry: MenuBarEntry, current: string | undefined): boolean =>
  current !== undefined && (entry.href === current || entry.entries.some(child => leadsTo(child, current)))

/** An entry of a menu: a link, a group, or both. Without href and entries it is plain text. */
export interface MenuBarEntry {
  id: string
  label: string
  href?: string | undefined
  /** The dropdown also opens on hover. Default false. */
  hover?: boolean | undefined
  entries: readonly MenuBarEntry[]
}

interface MenuBarItemProps {
  entry: MenuBarEntry
  current: string | undefined
  renderLink: RenderLink
  depth: number
}

interface DropdownProps extends MenuBarItemProps {
  area: RefObject<HTMLElement | null>
  anchor: RefObject<HTMLElement | null>
  onClose: () => void
}

/** The open state: a click keeps a hovered dropdown open; the pointer may leave briefly. */
function useOpening(hover: boolean) {
  const [state, setState] = useState<'closed' | 'pointed' | 'pressed'>('closed')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const point = (event: PointerEvent, next: 'closed' | 'pointed', wait: number) => {
    clearTimeout(timer.current)
    if (!hover || event.pointerType !== 'mouse') return
    timer.current = setTimeout(() => setState(now => (now === 'pressed' ? now : next)), wait)
  }
  return {
    open: state !== 'closed',
    setOpen: (open: boolean) => setState(open ? 'pressed' : 'closed'),
    press: () => setState(now => (now === 'pressed' ? 'closed' : 'pressed')),
    pointer: {
      onPointerEnter: (event: PointerEvent) => point(event, 'pointed', enterWait),
      onPointerLeave: (event: PointerEvent) => point(event, 'closed', leaveWait),
    },
  }
}

/** Milliseconds of hover before a dropdown opens, and of leaving before it closes. */
const enterWait = 60
const leaveWait = 220
