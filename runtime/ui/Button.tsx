import { type ComponentProps, type ReactNode } from 'react'
import styles from './Button.module.css'

/** A command. At most one filled button per view: `primary`, or `danger` in a confirmation. */
export function Button({
  variant = 'secondary',
  tone,
  size = 'medium',
  icon,
  busy = false,
  children,
  onClick,
  ...button
}: ButtonProps) {
  return (
    <button
      type="button"
      {...button}
      className={styles.button}
      data-variant={variant}
      data-tone={tone}
      data-size={size}
      aria-busy={busy || undefined}
      aria-disabled={busy || button['aria-disabled'] || undefined}
      onClick={busy ? event => event.preventDefault() : onClick}
    >
      {icon}
      {children}
      {busy && <span className={styles.busy} aria-hidden="true" />}
    </button>
  )
}

export interface ButtonAppearance {
  /** Default secondary. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined
  /**
   * Colours the text of a secondary or quiet button: `danger` for irreversible actions, `accent` to
   * distinguish a button from values around it. Absent: the colour of text.
   */
  tone?: 'accent' | 'danger' | undefined
  /** Height 28 or 32 px. Default medium. */
  size?: 'small' | 'medium' | undefined
  /** Drawn before the text at 16 px. */
  icon?: ReactNode
}

export interface ButtonProps extends ButtonAppearance, Omit<ComponentProps<'button'>, 'className' | 'style'> {
  /** A spinner replaces the text and clicks are ignored; the focus stays. Default false. */
  busy?: boolean | undefined
}
