import Calendar from 'lucide-react/icons/calendar'
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import styles from './DateField.module.css'

const loadPopup = () => import('./CalendarPopup.tsx')
const CalendarPopup = lazy(async () => ({ default: (await loadPopup()).CalendarPopup }))

/** The frame of a day or period input, with the calendar button. */
export function DateOpener(props: DateOpenerProps) {
  const { label, disabled, chosen, limits, period = false, onChoose, children } = props
  const [open, setOpen] = useState(false)
  const area = useRef<HTMLSpanElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    if (area.current?.contains(document.activeElement) === true) button.current?.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a short cut for the button inside
    <span
      ref={area}
      className={styles.box}
      onKeyDown={event => {
        if (disabled || open || !event.altKey || event.key !== 'ArrowDown') return
        event.preventDefault()
        setOpen(true)
      }}
    >
      {children}
      <button
        type="button"
        ref={button}
        className={styles.open}
        disabled={disabled}
        aria-label={`Open calendar, ${label}`}
        title="Open calendar"
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={loadPopup}
        onFocus={loadPopup}
        onClick={() => setOpen(!open)}
      >
        <Calendar aria-hidden="true" />
      </button>
      {open && (
        <Suspense fallback={null}>
          <CalendarPopup
            label={label}
            area={area}
            anchor={area}
            chosen={chosen}
            limits={limits}
            period={period}
            onClose={close}
            onChoose={(from, to) => {
              close()
              onChoose(from, to)
            }}
          />
        </Suspense>
      )}
    </span>
  )
}

export interface DateLimits {
  /** First and last selectable day in the calendar, yyyy-MM-dd. Typed text is not limited to them. */
  min?: string | undefined
  max?: string | undefined
  /** The day marked as today, yyyy-MM-dd. Default: today in `zone`. */
  today?: string | undefined
  /** Text of the day that the calendar opens at without a value; one that is no day counts as none. Default: today. */
  opensAt?: (() => string) | undefined
  /** Time zone of the days. Default: that of the browser. */
  zone?: string | undefined
}

interface DateOpenerProps {
  label: string
  disabled: boolean
  /** Texts as typed. */
  chosen: { from: string; to: string }
  limits: DateLimits
  /** Selects two days instead of one. Default false. */
  period?: boolean | undefined
  /** Called with days in order; a single day is both. The button has the focus by then. */
  onChoose: (from: string, to: string) => void
  children: ReactNode
}
