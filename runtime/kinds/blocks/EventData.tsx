import { type TimelineItem } from '../../../schemas/wire/timeline.ts'
import { displayText } from '../../core/text/displayText.ts'
import styles from './EventData.module.css'

/** Details of an event: a text, or labelled values. */
export function EventData({ data }: Pick<TimelineItem, 'data'>) {
  const [first] = data
  if (data.length === 1 && first?.[0] === '') return <bdi>{first[1]}</bdi>
  return (
    <dl className={styles.list}>
      {data.map(([label, value]) => (
        <div key={label} className={styles.pair}>
          <dt>
            <bdi>{label}</bdi>
          </dt>
          <dd className={styles.value}>
            <bdi>{displayText(value)}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
