import { type ComponentProps, type ReactNode } from 'react'

/** Draws a link. The application hands in its router's link; without one a plain `<a>` loads the page again. */
export type RenderLink = (link: LinkProps) => ReactNode

export interface LinkProps extends ComponentProps<'a'> {
  href: string
}

export const plainLink: RenderLink = link => <a {...link} />
