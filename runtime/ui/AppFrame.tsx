import PanelLeft from 'lucide-react/icons/panel-left'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import styles from './AppFrame.module.css'
import { drawerQuery } from './drawerQuery.ts'
import { IconButton } from './IconButton.tsx'
import { useMediaQuery } from './useMediaQuery.ts'

/** Top bar, left menu and main area. Up to 1100 px the left menu is a drawer that a button opens over the page. */
export function AppFrame({
  brand,
  top,
  start,
  startOpen = true,
  onStartOpenChange,
  children,
}: AppFrameProps) {
  const narrow = useMediaQuery(drawerQuery)
  const [open, setOpen] = useState(startOpen)
  const [drawerOpen, setDrawerOpen] = useState(false)
  const startId = useId()
  const shown = narrow ? drawerOpen : open
  const toggle = () => {
    if (narrow) return setDrawerOpen(!drawerOpen)
    setOpen(!open)
    onStartOpenChange?.(!open)
  }
  return (
    <div className={styles.frame}>
      {/* biome-ignore lint/a11y/useValidAnchor: it is a link that works without script; focusMain only keeps the fragment out of the address */}
      <a className={styles.skip} href="#main" onClick={focusMain}>
        Skip to content
      </a>
      <header className={styles.top}>
        {start !== undefined && (
          <IconButton
            label={shown ? 'Hide menu' : 'Show menu'}
            icon={<PanelLeft />}
            aria-expanded={shown}
            aria-controls={shown ? startId : undefined}
            onClick={toggle}
          />
        )}
        {brand !== undefined && <div className={styles.brand}>{brand}</div>}
        {top}
      </header>
      {start !== undefined && shown && !narrow && (
        <aside className={styles.start} id={startId} aria-label="Menu">
          {start}
        </aside>
      )}
      {start !== undefined && shown && narrow && (
        <Drawer id={startId} brand={brand} onClose={() => setDrawerOpen(false)}>
          {start}
        </Drawer>
      )}
      <main className={styles.main} id="main" tabIndex={-1}>
        {children}
      </main>
    </div>
  )
}

/** A native modal dialog: the browser traps the focus, closes it on Escape and returns the focus. */
function Drawer({ id, brand, onClose, children }: DrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape and the links inside are the keyboard's way out
    <dialog
      ref={dialog}
      id={id}
      className={styles.drawer}
      aria-label="Menu"
      onClose={onClose}
      onClick={event => {
        const link = event.target instanceof Element ? event.target.closest('a') : null
        if (link !== null || event.target === event.currentTarget) onClose()
      }}
    >
      <div className={styles.drawerTop}>
        <IconButton label="Hide menu" icon={<PanelLeft />} onClick={onClose} />
        {brand !== undefined && <div className={styles.brand}>{brand}</div>}
      </div>
      {children}
    </dialog>
  )
}

/** Moves the focus without changing the address: the router must not see the fragment. */
const focusMain = (event: { preventDefault: () => void }) => {
  event.preventDefault()
  document.getElementById('main')?.focus()
}

interface DrawerProps {
  id: string
  brand: ReactNode
  onClose: () => void
  children: ReactNode
}

export interface AppFrameProps {
  /** Name or logo at the start of the top bar. */
  brand?: ReactNode
  /** The rest of the top bar. */
  top?: ReactNode
  /** The left menu. Absent: no button and no column. */
  start?: ReactNode
  /** Whether the left menu is initially open on a wide window. Default true. */
  startOpen?: boolean | undefined
  /** The user has opened or closed the left menu on a wide window. */
  onStartOpenChange?: ((open: boolean) => void) | undefined
  children: ReactNode
}
