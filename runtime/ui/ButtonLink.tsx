import { type ReactNode } from 'react'
import styles from './Button.module.css'
import { type ButtonAppearance } from './Button.tsx'
import { plainLink, type RenderLink } from './link.tsx'

/** A link that looks like a button: it navigates, and can be opened in another tab. */
export function ButtonLink({
  href,
  renderLink = plainLink,
  variant = 'secondary',
  tone,
  size = 'medium',
  icon,
  children,
}: ButtonLinkProps) {
  const look = { className: styles.button, 'data-variant': variant, 'data-tone': tone, 'data-size': size }
  return renderLink({
    href,
    ...look,
    children: (
      <>
        {icon}
        {children}
      </>
    ),
  })
}

export interface ButtonLinkProps extends ButtonAppearance {
  href: string
  /** Default: a plain `<a>`. */
  renderLink?: RenderLink | undefined
  children: ReactNode
}
