import { type ReactNode, useId, useRef } from 'react'
import { Button } from './Button.tsx'
import { plainLink, type RenderLink } from './link.tsx'
import { Skeleton } from './Skeleton.tsx'
import styles from './Tile.module.css'
import { VisuallyHidden } from './VisuallyHidden.tsx'

/** A grid of tiles, as many per line as fit. */
export function TileList({ children }: { children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>
}

/** The whole tile is a link; its name is the label, the figures describe it. */
export function Tile({ label, href, figure, failure, renderLink = plainLink }: TileProps) {
  const id = useId()
  const link = useRef<HTMLAnchorElement>(null)
  const again = () => {
    // The button is removed as soon as the tile reloads.
    link.current?.focus()
    failure?.onRetry()
  }
  return (
    <li className={styles.tile} aria-busy={!figure && !failure}>
      {renderLink({
        href,
        ref: link,
        className: styles.link,
        'aria-describedby': figure || failure ? id : undefined,
        children: label,
      })}
      {failure ? (
        <div className={styles.failure}>
          <p id={id}>{failure.text}</p>
          <Button size="small" onClick={again} aria-label={`${failure.retry}: ${label}`}>
            {failure.retry}
          </Button>
        </div>
      ) : (
        <div id={id}>{figure ? <Figures {...figure} /> : <Waiting />}</div>
      )}
    </li>
  )
}

function Figures({ text, unit, quiet, note, warning }: TileFigure) {
  return (
    <>
      <p className={styles.figure} data-quiet={quiet}>
        {text} <VisuallyHidden>{unit}</VisuallyHidden>
      </p>
      <p className={styles.notes}>
        {note !== undefined && <span>{note}</span>} {warning !== undefined && <strong>{warning}</strong>}
      </p>
    </>
  )
}

/** Reserves the space of the figures, so that nothing moves when they arrive. */
function Waiting() {
  return (
    <>
      <p className={styles.figure}>
        <Skeleton width="2.5rem" />
      </p>
      <p className={styles.notes}>
        <Skeleton width="6rem" />
      </p>
    </>
  )
}

interface TileFigure {
  text: string
  /** The counted items, for users who do not see the label above. */
  unit: string
  /** True: nothing is pending. */
  quiet: boolean
  /** Default none. */
  note?: string | undefined
  /** Overdue work. Default none. */
  warning?: string | undefined
}

export interface TileProps {
  label: string
  href: string
  /** Absent, without a failure: loading. */
  figure?: TileFigure
  /** Why there is no figure, with a retry button. */
  failure?: { text: string; retry: string; onRetry: () => void }
  /** Default: a plain `<a>`. */
  renderLink?: RenderLink
}
