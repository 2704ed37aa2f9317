import { type ComponentProps, type ReactNode } from 'react'

/** Renders a link. The application passes its router's link; the default `<a>` loads the page again. */
export type RenderLink = (link: LinkProps) => ReactNode

export interface LinkProps extends ComponentProps<'a'> {
  href: string
}

export const plainLink: RenderLink = link => <a {...link} />
