import Bell from 'lucide-react/icons/bell'
import Check from 'lucide-react/icons/check'
import CircleCheck from 'lucide-react/icons/circle-check'
import LoaderCircle from 'lucide-react/icons/loader-circle'
import Mail from 'lucide-react/icons/mail'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import Users from 'lucide-react/icons/users'
import X from 'lucide-react/icons/x'
import { type ReactNode } from 'react'
import { IconButton } from './IconButton.tsx'
import styles from './NotificationLine.module.css'

/** One notification: its icon, message, time and actions. */
export function NotificationLine({ look, unread = false, time, moment, ...rest }: NotificationLineProps) {
  const { children, actions, onRead, onClose } = rest
  return (
    <li className={styles.line} tabIndex={-1} data-unread={unread || undefined}>
      <span className={styles.icon} data-colour={look.colour} data-icon={look.icon}>
        {icons[look.icon]}
      </span>
      <div className={styles.content}>
        <div className={styles.message} dir="auto">
          {children}
        </div>
        <div className={styles.foot}>
          {unread && <span className={styles.mark} role="img" aria-label="Unread" />}
          <time dateTime={moment} dir="ltr">
            {time}
          </time>
          {actions}
        </div>
      </div>
      <div className={styles.tools}>
        {unread && onRead && (
          <IconButton size="small" label="Mark as read" icon={<Check />} onClick={onRead} />
        )}
        <IconButton size="small" label="Close" icon={<X />} onClick={onClose} />
      </div>
    </li>
  )
}

const icons = {
  bell: <Bell aria-hidden="true" />,
  envelope: <Mail aria-hidden="true" />,
  loading: <LoaderCircle aria-hidden="true" />,
  success: <CircleCheck aria-hidden="true" />,
  users: <Users aria-hidden="true" />,
  warning: <TriangleAlert aria-hidden="true" />,
} as const

export interface NotificationLineProps {
  look: {
    icon: keyof typeof icons
    colour: 'darkBlue' | 'green' | 'lightBlue' | 'orange' | 'red'
  }
  /** The message. */
  children: ReactNode
  /** As displayed. */
  time: string
  /** ISO 8601, UTC. Absent: unknown. */
  moment?: string | undefined
  /** Default false. */
  unread?: boolean | undefined
  /** Small buttons after the time. */
  actions?: ReactNode
  /** Absent: it cannot be marked as read. */
  onRead?: ((event: { currentTarget: HTMLElement }) => void) | undefined
  onClose: (event: { currentTarget: HTMLElement }) => void
}
