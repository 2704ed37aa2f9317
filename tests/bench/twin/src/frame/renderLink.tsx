import { Link } from 'react-router'
import { type LinkProps, type RenderLink } from '../../../../../runtime/ui/link.tsx'

export const renderLink: RenderLink = ({ href, ...link }: LinkProps) =>
  href.startsWith('/') ? <Link to={href} {...link} /> : <a href={href} {...link} />
