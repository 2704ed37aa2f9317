import { type MouseEvent, type ReactElement, useCallback } from 'react'
import { canOpen } from '../../core/access/permissions.ts'
import { fillPath } from '../../core/path.ts'
import { type LinkProps, type RenderLink } from '../../ui/link.tsx'
import { useRuntime } from '../RuntimeContext.tsx'
import { useResources } from '../session/resources.ts'

/**
 * A link to an address of the console, followed without loading the page; the same address again leaves no entry for the
 * back button. Unlike the router's own link it does not listen to the address: a page of a list has twenty links, and each
 * sort, page and filter would draw them all again.
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

/** Anything but a plain click is the browser's: a new tab, a download, a menu. */
function isPlain(event: MouseEvent, target = '_self'): boolean {
  const { button, metaKey, altKey, ctrlKey, shiftKey } = event
  return button === 0 && target === '_self' && !(metaKey || altKey || ctrlKey || shiftKey)
}

export type PathOfScreen = (name: string, params?: Readonly<Record<string, string>>) => string | undefined

/** Gives the path of a screen by its name; undefined when there is no such screen or the user may not open it. */
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

/** Links of the design system go through the router; those that leave the console load a page. */
export const renderLink: RenderLink = ({ href, ...link }: LinkProps) =>
  href.startsWith('/') ? <ScreenLink href={href} {...link} /> : <a href={href} {...link} />
