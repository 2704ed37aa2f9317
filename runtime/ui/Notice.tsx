import CircleCheck from 'lucide-react/icons/circle-check'
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import X from 'lucide-react/icons/x'
import { type ReactNode } from 'react'
import { IconButton } from './IconButton.tsx'
import styles from './Notice.module.css'

/** A line above the content that it concerns. It stays until its cause is gone or the user dismisses it. */
export function Notice({
  tone = 'info',
  heading,
  children,
  actions,
  onDismiss,
  live = 'status',
}: NoticeProps) {
  return (
    <div className={styles.notice} data-tone={tone} role={live === 'none' ? undefined : live}>
      {icons[tone]}
      <div className={styles.words}>
        {heading !== undefined && <strong className={styles.heading}>{heading}</strong>}
        <div>{children}</div>
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      {onDismiss !== undefined && (
        <IconButton size="small" label="Dismiss" icon={<X />} onClick={onDismiss} />
      )}
    </div>
  )
}

const icons = {
  info: <Info aria-hidden="true" />,
  success: <CircleCheck aria-hidden="true" />,
  warning: <TriangleAlert aria-hidden="true" />,
  danger: <CircleAlert aria-hidden="true" />,
} as const

export interface NoticeProps {
  /** Default info. */
  tone?: keyof typeof icons | undefined
  heading?: string | undefined
  children: ReactNode
  /** Small buttons or links at the end edge. */
  actions?: ReactNode
  /** Absent: it cannot be dismissed. */
  onDismiss?: (() => void) | undefined
  /** Announced when it appears: `alert` at once, `status` in turn. Default status. */
  live?: 'alert' | 'status' | 'none' | undefined
}
