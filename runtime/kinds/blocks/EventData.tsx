import { type TimelineItem } from '../../../schemas/wire/timeline.ts'
import { displayText } from '../../core/text/displayText.ts'
import styles from './EventData.module.css'

/** What is known of an event beyond its title: a text, or values by their labels. */
export function EventData({ data }: Pick<TimelineItem, 'data'>) {
  const [first] = data
  if (data.length === 1 && first?.[0] === '') return first[1]
  return (
    <dl className={styles.list}>
      {data.map(([label, value]) => (
        <div key={label} className={styles.pair}>
          <dt>{label}</dt>
          <dd className={styles.value}>{displayText(value)}</dd>
        </div>
      ))}
    </dl>
  )
}
