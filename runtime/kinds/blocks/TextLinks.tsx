import { type ReactElement } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { type BlockOf } from '../../../schemas/index.ts'
import { valueAt } from '../../core/objects.ts'
import { renderLink, useScreenLink } from '../../shell/frame/ScreenLink.tsx'
import { useRuntime } from '../../shell/RuntimeContext.tsx'
import { lastAddress } from '../../shell/screen/lastAddresses.ts'
import { useScreen } from '../../shell/screen/ScreenContext.tsx'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'

/**
 * The links of a message, without those that cannot be used: to a screen that the user may not open, or to
 * the requested screen if it is unknown. `back` is home on a page opened by its address.
 */
export function TextLinks({ links, main }: TextLinksProps): ReactElement {
  const { settings, ports } = useRuntime()
  const { asked } = useScreen()
  const screenLink = useScreenLink()
  const navigate = useNavigate()
  const { key } = useLocation()
  // The router counts its pages in the history state: an error screen may have replaced the first one.
  const { state } = window.history
  const opened = key === 'default' || (valueAt(state, 'key') === key && valueAt(state, 'idx') === 0)
  const hrefOf = (to: string): string | undefined => {
    if (to === 'back') return screenLink(settings.screens.home)
    // A missing record would still be missing on retry.
    if (to === 'again')
      return asked?.record === '' && screenLink(asked.entry.name, asked.params) ? asked.address : undefined
    const path = to === 'parent' ? asked && screenLink(asked.parent, asked.params) : screenLink(to)
    return path && lastAddress(ports, path)
  }
  const ways = links
    .map(({ label, to }) => ({ label, goesBack: to === 'back' && !opened, href: hrefOf(to) }))
    .filter(({ goesBack, href }) => goesBack || href !== undefined)
  return (
    <>
      {ways.map(({ label, goesBack, href = '' }, position) => {
        const variant = main && position === 0 ? 'primary' : 'secondary'
        return goesBack ? (
          <Button key={label} variant={variant} onClick={() => void navigate(-1)}>
            {label}
          </Button>
        ) : (
          <ButtonLink key={label} variant={variant} href={href} renderLink={renderLink}>
            {label}
          </ButtonLink>
        )
      })}
    </>
  )
}

interface TextLinksProps {
  readonly links: NonNullable<BlockOf<'text'>['links']>
  /** True: the first link is the primary one. */
  readonly main: boolean
}
