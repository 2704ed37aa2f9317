import { type ComponentProps, type ReactNode } from 'react'
import styles from './IconButton.module.css'

/** A command without visible text; the label is its accessible name and tooltip. */
export function IconButton({ label, icon, size = 'medium', ...button }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      {...button}
      className={styles.button}
      data-size={size}
    >
      {icon}
    </button>
  )
}

export interface IconButtonProps
  extends Omit<ComponentProps<'button'>, 'className' | 'style' | 'children' | 'aria-label'> {
  label: string
  /** An svg, rendered at 16 px. */
  icon: ReactNode
  /** 28 or 32 px square. Default medium. */
  size?: 'small' | 'medium' | undefined
}
