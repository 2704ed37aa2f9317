import { type LinkProps, type RenderLink } from '../../ui/link.tsx'
import { ScreenLink } from './ScreenLink.tsx'

/** Links of the design system go through the router; those that leave the console load a page. */
export const renderLink: RenderLink = ({ href, ...link }: LinkProps) =>
  href.startsWith('/') ? <ScreenLink href={href} {...link} /> : <a href={href} {...link} />
