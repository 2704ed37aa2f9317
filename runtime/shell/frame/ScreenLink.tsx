import { type MouseEvent, type ReactElement, useCallback } from 'react'
import { canOpen } from '../../core/access/permissions.ts'
import { fillPath } from '../../core/path.ts'
import { type LinkProps, type RenderLink } from '../../ui/link.tsx'
import { useRuntime } from '../RuntimeContext.tsx'
import { useResources } from '../session/resources.ts'

/**
 * A link inside the console, followed without a page load; the same address again adds no history entry.
 * Unlike the router's link it does not subscribe to the address: a page of a list has twenty links, and each
 * sort, page and filter would render them all.
 */
export function ScreenLink({ href, onClick, ...link }: LinkProps): ReactElement {
  const { navigate, ports } = useRuntime()
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || !isPlain(event, link.target)) return
    event.preventDefault()
    const here = ports.browser.address()
    navigate(href, { replace: new URL(href, here).href === here })
  }
  return <a {...link} href={href} onClick={follow} />
}

/** Other clicks are left to the browser: a new tab, a download, a menu. */
function isPlain(event: MouseEvent, target = '_self'): boolean {
  const { button, metaKey, altKey, ctrlKey, shiftKey } = event
  return button === 0 && target === '_self' && !(metaKey || altKey || ctrlKey || shiftKey)
}

export type PathOfScreen = (name: string, params?: Readonly<Record<string, string>>) => string | undefined

/** Returns the path of a screen by name; undefined if it does not exist or the user may not open it. */
export function useScreenLink(): PathOfScreen {
  const { routes } = useRuntime()
  const resources = useResources()
  return useCallback(
    (name, params = {}) => {
      const entry = routes.find(route => route.name === name)
      return entry && canOpen(entry, params, resources) ? fillPath(entry.path, params) : undefined
    },
    [routes, resources],
  )
}

/** Routes links of the design system through the router; links out of the console load a page. */
export const renderLink: RenderLink = ({ href, ...link }: LinkProps) =>
  href.startsWith('/') ? <ScreenLink href={href} {...link} /> : <a href={href} {...link} />
