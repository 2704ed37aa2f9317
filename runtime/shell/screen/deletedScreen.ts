import { type RouteEntry } from '../../../schemas/index.ts'
import { findEntry } from '../../core/findEntry.ts'
import { type Shell } from '../Shell.ts'

/** Where the screen was whose definition was deleted, while the page says that it is not there. */
let gone: string | undefined

/**
 * For development only: the address of the screen that the page has lost because its definition was deleted, when `routes`
 * has it again. Undefined: the page goes on where it is; whoever has gone elsewhere stays there.
 */
export function restoredAddress(
  { routes: before, ports, pathOf, settings }: Shell,
  routes: readonly RouteEntry[],
): string | undefined {
  const { origin, pathname, search } = new URL(ports.browser.address())
  const deleted = findEntry(before, pathname) && !findEntry(routes, pathname)
  if (pathname !== pathOf(settings.screens.notFound)) gone = deleted ? pathname + search : undefined
  if (gone === undefined || !findEntry(routes, new URL(gone, origin).pathname)) return undefined
  const address = gone
  gone = undefined
  return address
}
