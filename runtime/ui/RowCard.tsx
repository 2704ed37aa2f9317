import ChevronDown from 'lucide-react/icons/chevron-down'
import { type ReactNode, useId, useState } from 'react'
import { Button } from './Button.tsx'
import styles from './RowCard.module.css'
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
  const { name, position, title, state, values, more = [], choice, actions } = props
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <li
      className={styles.card}
      tabIndex={-1}
      data-card={position}
      data-inactive={props.inactive || undefined}
      data-opened={props.opened || undefined}
      data-selected={props.selected || undefined}
    >
      <div className={styles.head}>
        {choice}
        <div className={`${styles.title} ${props.titleClass ?? ''}`}>{title}</div>
        {state}
      </div>
      {values.length > 0 && <Values values={values} />}
      {open && (
        <div id={id}>
          <Values values={more} />
        </div>
      )}
      {(more.length > 0 || actions !== undefined) && (
        <div className={styles.foot}>
          {more.length > 0 && (
            <Button
              size="small"
              variant="quiet"
              icon={<ChevronDown className={styles.arrow} aria-hidden="true" />}
              aria-expanded={open}
              aria-controls={open ? id : undefined}
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

function Values({ values }: { values: RowCardProps['values'] }) {
  return (
    <dl className={styles.values}>
      {values.map(({ key, label, value }) => (
        <div key={key} className={styles.pair}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

interface CardValue {
  readonly key: string
  readonly label: string
  readonly value: ReactNode
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
  /** Muted. */
  inactive?: boolean | undefined
  /** Marked as the last opened record. */
  opened?: boolean | undefined
}
