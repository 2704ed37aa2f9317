import { type MouseEvent, type ReactElement } from 'react'
import { type LinkProps } from '../../ui/link.tsx'
import { useRuntime } from '../RuntimeContext.tsx'

/**
 * A link to an address of the console, followed without loading the page; the same address again leaves no entry for the
 * back button. Unlike the router's own link it does not listen to the address: a page of a list has twenty links, and each
 * sort, page and filter would draw them all anew.
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
