import ChevronDown from 'lucide-react/icons/chevron-down'
import { type ReactNode, useId } from 'react'
import styles from './ExpandablePanel.module.css'

/**
 * A collapsible section with a title (spec 1 §2). Its content stays mounted once opened, so that typed text
 * survives collapsing.
 */
export function ExpandablePanel({
  title,
  level = 2,
  open = true,
  enabled = true,
  note,
  onToggle,
  children,
}: ExpandablePanelProps) {
  const id = useId()
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <section className={styles.panel} data-open={open || undefined}>
      <Heading className={styles.heading}>
        <button
          type="button"
          id={`${id}h`}
          className={styles.toggle}
          aria-expanded={open}
          aria-controls={id}
          aria-disabled={!enabled || undefined}
          onClick={() => enabled && onToggle(!open)}
        >
          <ChevronDown aria-hidden="true" />
          <span className={styles.title}>{title}</span>
          {note !== undefined && <span className={styles.note}>{note}</span>}
        </button>
      </Heading>
      {/* biome-ignore lint/a11y/useSemanticElements: the section round it has no name of its own, and one region is enough */}
      <div id={id} role="region" aria-labelledby={`${id}h`} className={styles.body} hidden={!open}>
        {children}
      </div>
    </section>
  )
}

export interface ExpandablePanelProps {
  title: string
  /** Level of the heading. Default 2. */
  level?: 2 | 3 | undefined
  /** Default true. */
  open?: boolean | undefined
  /** False: it cannot be toggled. Default true. */
  enabled?: boolean | undefined
  /** Short text at the end of the header. */
  note?: ReactNode
  /** The header was clicked; called with the new value of `open`. */
  onToggle: (open: boolean) => void
  children: ReactNode
}
