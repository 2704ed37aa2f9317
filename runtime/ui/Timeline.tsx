import { type ReactNode } from 'react'
import styles from './Timeline.module.css'

/** Events along a vertical line (spec 1 §3). All parts except the title are optional. */
export function Timeline({ items, selected, onSelect, label }: TimelineProps) {
  return (
    <ol className={styles.list} aria-label={label}>
      {items.map(item => (
        <li key={item.id} className={styles.item} data-color={item.color ?? 'default'}>
          <span className={styles.icon} aria-hidden="true">
            {firstThree(item.icon ?? '')}
          </span>
          <div className={styles.content} data-selected={item.id === selected || undefined}>
            {onSelect === undefined ? (
              <Head item={item} />
            ) : (
              <button
                type="button"
                className={styles.choice}
                aria-expanded={item.data === undefined ? undefined : item.id === selected}
                aria-pressed={item.data === undefined ? item.id === selected : undefined}
                onClick={() => onSelect(item.id === selected ? undefined : item.id)}
              >
                <Head item={item} />
              </button>
            )}
            {item.data !== undefined && (onSelect === undefined || item.id === selected) && (
              <div className={styles.data}>{item.data}</div>
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}

function Head({ item: { title, user, date } }: { item: TimelineItem }) {
  return (
    <span className={styles.head}>
      <span className={styles.title}>{title}</span>
      <span className={styles.meta}>
        {user !== undefined && <span>{user}</span>}
        {date !== undefined && <time dir="ltr">{date}</time>}
      </span>
    </span>
  )
}

/** Characters as the user counts them: an emoji of several code points is one. */
function firstThree(text: string): string {
  const segments = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text.trim())
  return Array.from(segments, ({ segment }) => segment)
    .slice(0, 3)
    .join('')
}

type TimelineColor = 'default' | 'green' | 'blue' | 'yellow' | 'red'

export interface TimelineItem {
  /** Unique among the items. */
  id: string
  /** A short word of which the first 3 characters are shown. */
  icon?: string | undefined
  title: string
  user?: string | undefined
  /** As displayed. */
  date?: string | undefined
  /** Details of the event. */
  data?: ReactNode
  /** Colour of the icon's label. Default default. */
  color?: TimelineColor | undefined
}

export interface TimelineProps {
  /** From top to bottom. */
  items: readonly TimelineItem[]
  /** Accessible name of the list. */
  label: string
  /** Id of the selected item. Absent: none. */
  selected?: string | undefined
  /** Selected, or deselected with undefined; only the selected item shows data. Absent: all do. */
  onSelect?: ((id: string | undefined) => void) | undefined
}
