import { Link } from 'react-router'
import { type LinkProps, type RenderLink } from '../../ui/link.tsx'

/** Links of the design system go through the router; those that leave the console load a page. */
export const renderLink: RenderLink = ({ href, ...link }: LinkProps) =>
  href.startsWith('/') ? <Link to={href} {...link} /> : <a href={href} {...link} />
