import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import { useEffect, useId, useRef } from 'react'
import styles from './ErrorSummary.module.css'

/**
 * The errors of a form, each a link to its field. Takes the focus after each refused attempt, so that screen
 * readers read it as a whole.
 */
export function ErrorSummary({ heading, errors, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLElement>(null)
  const headingId = useId()
  const shown = errors.length > 0
  useEffect(() => {
    if (attempt > 0 && shown) box.current?.focus()
  }, [attempt, shown])
  if (!shown) return null
  return (
    <section ref={box} className={styles.summary} aria-labelledby={headingId} tabIndex={-1}>
      <CircleAlert aria-hidden="true" />
      <div>
        <h2 className={styles.heading} id={headingId}>
          {heading ?? defaultHeading(errors.length)}
        </h2>
        <ul className={styles.list}>
          {errors.map(({ id, text }) => (
            <li key={`${id} ${text}`}>
              {id === undefined ? (
                text
              ) : (
                <a
                  href={`#${id}`}
                  onClick={event => {
                    event.preventDefault()
                    focusField(id)
                  }}
                >
                  {text}
                </a>
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

const defaultHeading = (count: number) =>
  count === 1 ? 'There is a problem with one field.' : `${count} fields have problems.`

/** Focuses the control with that id, or the first one inside the element, and scrolls its label into view. */
function focusField(id: string): void {
  const element = document.getElementById(id)
  const control = element?.matches(controls) ? element : element?.querySelector<HTMLElement>(controls)
  const target = control ?? element
  if (!(target instanceof HTMLElement)) return
  target.focus({ preventScroll: true })
  target.scrollIntoView({ block: 'center' })
}

const controls = ':is(input:not([type="hidden"]), select, textarea, button):not(:disabled)'

interface ErrorSummaryProps {
  /** Default: how many there are. */
  heading?: string | undefined
  /** In the order of the fields. `id`: of the control, or of the element around it; absent: no field. */
  errors: readonly { id?: string | undefined; text: string }[]
  /** Number of refused attempts; each focuses the summary. 0: no focus. */
  attempt: number
}
