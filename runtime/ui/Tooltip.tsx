import { Tooltip as Parts } from '@base-ui/react/tooltip'
import { type ReactElement, type ReactNode } from 'react'
import styles from './Tooltip.module.css'

/**
 * A note on hover and focus for a control with its own name: touch never shows it, so do not put essential
 * content in it. Import it lazily.
 */
export function Tooltip({ content, side = 'top', children }: TooltipProps) {
  return (
    <Parts.Root>
      <Parts.Trigger render={children} delay={400} />
      <Parts.Portal>
        <Parts.Positioner className={styles.positioner} side={side} sideOffset={6}>
          <Parts.Popup className={styles.popup}>{content}</Parts.Popup>
        </Parts.Positioner>
      </Parts.Portal>
    </Parts.Root>
  )
}

export interface TooltipProps {
  /** Text, or a `DescriptionList` of two columns (spec 1 §9). */
  content: ReactNode
  /** Flips if there is no room. Default top. */
  side?: 'top' | 'bottom' | 'inline-start' | 'inline-end' | undefined
  /** One focusable element that takes a ref. */
  children: ReactElement
}
