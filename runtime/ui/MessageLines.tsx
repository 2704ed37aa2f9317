import CircleCheck from 'lucide-react/icons/circle-check'
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { ErrorId } from './ErrorId.tsx'
import styles from './MessageLines.module.css'

/** A list of messages, with their times and the ids under which the server logged its failures. */
export function MessageLines({ lines }: MessageLinesProps) {
  return (
    <ul className={styles.list}>
      {lines.map(line => (
        <li key={line.id} className={styles.line} data-type={line.type}>
          {icons[line.type]}
          <div className={styles.words}>
            {line.texts.map(text => (
              <div key={text}>
                <bdi>{text}</bdi>
              </div>
            ))}
            {line.errorIds.map(id => (
              <ErrorId key={id} id={id} />
            ))}
          </div>
          <time className={styles.time} dateTime={line.moment} dir="ltr">
            {line.time}
          </time>
        </li>
      ))}
    </ul>
  )
}

const icons = {
  error: <CircleAlert role="img" aria-label="Error" />,
  warning: <TriangleAlert role="img" aria-label="Warning" />,
  success: <CircleCheck role="img" aria-label="Success" />,
  info: <Info role="img" aria-label="Information" />,
} as const

export interface MessageLinesProps {
  lines: readonly {
    id: string
    type: keyof typeof icons
    texts: readonly string[]
    errorIds: readonly string[]
    /** As displayed. */
    time: string
    /** ISO 8601. */
    moment: string
  }[]
}
