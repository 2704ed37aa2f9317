import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import Compass from 'lucide-react/icons/compass'
import Inbox from 'lucide-react/icons/inbox'
import Lock from 'lucide-react/icons/lock'
import SearchX from 'lucide-react/icons/search-x'
import Wrench from 'lucide-react/icons/wrench'
import { type ReactElement, type ReactNode } from 'react'
import styles from './Message.module.css'

/** Shown in place of content: empty, no matches, failed, forbidden, not found, under maintenance. */
export function Message({
  icon,
  heading,
  text,
  actions,
  tone = 'neutral',
  size = 'inline',
  level = size === 'page' ? 1 : 2,
  live,
}: MessageProps) {
  const Heading = headings[level]
  return (
    <div className={styles.message} data-size={size} data-tone={tone} role={live}>
      <span className={styles.icon}>{typeof icon === 'string' ? pictures[icon] : icon}</span>
      <Heading className={styles.heading}>{heading}</Heading>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}

const headings = { 1: 'h1', 2: 'h2', 3: 'h3' } as const

const pictures = {
  empty: <Inbox aria-hidden="true" />,
  noMatch: <SearchX aria-hidden="true" />,
  failed: <CircleAlert aria-hidden="true" />,
  forbidden: <Lock aria-hidden="true" />,
  lost: <Compass aria-hidden="true" />,
  maintenance: <Wrench aria-hidden="true" />,
} as const

export interface MessageProps {
  /** The name of a built-in icon, or your own. */
  icon: keyof typeof pictures | ReactElement
  heading: string
  text?: ReactNode
  /** Buttons and links. */
  actions?: ReactNode
  /** Default neutral. */
  tone?: 'neutral' | 'warning' | 'danger' | undefined
  /** `page` fills a screen of its own. Default inline. */
  size?: 'inline' | 'page' | undefined
  /** Level of the heading. Default 1 for a page, else 2. */
  level?: 1 | 2 | 3 | undefined
  /** Announced when it appears: `alert` at once, `status` in turn. Default: not. */
  live?: 'alert' | 'status' | undefined
}
