import ChevronDown from 'lucide-react/icons/chevron-down'
import { type ReactNode, useId, useState } from 'react'
import { Button } from './Button.tsx'
import styles from './RowCard.module.css'
import { StatusLabel, type Tone } from './StatusLabel.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

/** A list of records as cards, for windows too narrow for a table. Its items are `RowCard`s. */
export function RowCardList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={styles.list} aria-label={label}>
      {children}
    </ul>
  )
}

/**
 * One record: title and status, its main values, others on demand, and its actions. The whole card activates
 * a link in the title. The card is focusable for keys that move between records.
 */
export function RowCard(props: RowCardProps) {
  const { name, position, title, state, values, more = [], choice, actions, mark } = props
  const [open, setOpen] = useState(false)
  const id = useId()
  const expandable = more.length > 0 || values.some(({ text = '' }) => text.length > longest)
  return (
    <li
      className={styles.card}
      tabIndex={-1}
      data-card={position}
      data-inactive={props.inactive || undefined}
      data-mark={mark?.tone}
      data-opened={props.opened || undefined}
      data-selected={props.selected || undefined}
    >
      {mark && (
        <div>
          <StatusLabel tone={mark.tone}>{mark.label}</StatusLabel>
        </div>
      )}
      <div className={styles.head}>
        {choice}
        <div className={`${styles.title} ${props.titleClass ?? ''}`} data-value="">
          {title}
        </div>
        {state}
      </div>
      {values.length > 0 && <Values values={values} cut={!open} />}
      {open && more.length > 0 && (
        <div id={id}>
          <Values values={more} cut={false} />
        </div>
      )}
      {(expandable || actions !== undefined) && (
        <div className={styles.foot}>
          {expandable && (
            <Button
              size="small"
              variant="quiet"
              icon={<ChevronDown className={styles.arrow} aria-hidden="true" />}
              aria-expanded={open}
              aria-controls={open && more.length > 0 ? id : undefined}
              onClick={() => setOpen(!open)}
            >
              {open ? 'Show less' : 'Show more'}
              <VisuallyHidden> of {name}</VisuallyHidden>
            </Button>
          )}
          {actions !== undefined && (
            <div className={styles.actions} data-row-actions>
              {actions}
            </div>
          )}
        </div>
      )}
    </li>
  )
}

/** Characters of a value that fit into half of the card, in two lines at most. */
const narrowest = 40
/** Characters of a value that fit into four lines. */
const longest = 180

function Values({ values, cut }: { values: RowCardProps['values']; cut: boolean }) {
  return (
    <dl className={styles.values}>
      {values.map(({ key, label, value, text = '' }) => (
        <div key={key} className={styles.pair} data-wide={text.length > narrowest || undefined}>
          <dt>{label}</dt>
          <dd data-cut={(cut && text.length > longest) || undefined}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

interface CardValue {
  readonly key: string
  readonly label: string
  readonly value: ReactNode
  /** The value as text. A long one takes the width of the card, and is cut until the card is expanded. */
  readonly text?: string
}

export interface RowCardProps {
  /** Name of the record, for the names of the card's controls. */
  name: string
  /** Index of the card. */
  position: number
  title: ReactNode
  /** `console-row-link`: the whole card activates the link or button in the title. Default none. */
  titleClass?: string | undefined
  /** Shown at the end of the title. */
  state?: ReactNode
  values: readonly CardValue[]
  /** Shown on demand. Default none. */
  more?: readonly CardValue[] | undefined
  /** The check box that selects the record. Absent: it cannot be selected. */
  choice?: ReactNode
  /** Buttons. Absent: none. */
  actions?: ReactNode
  selected?: boolean | undefined
  /** Why the record needs attention, as a label above the title, with a bar and background of its tone. Default none. */
  mark?: { readonly tone: Tone; readonly label: string } | undefined
  /** Muted. */
  inactive?: boolean | undefined
  /** Marked as the last opened record. */
  opened?: boolean | undefined
}
