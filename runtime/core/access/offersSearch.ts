import { type RouteEntry } from '../../../schemas/index.ts'
import { type Settings } from '../settings.ts'
import { canOpen } from './canOpen.ts'

/**
 * Whether the order search is offered: configuration enables it, the user lacks the resource that hides it (spec 2 §2.1), and
 * may open the screen of what it finds. A console without that screen says what was found.
 */
export function offersSearch(
  enabled: boolean,
  resources: ReadonlySet<string>,
  { routes, settings }: { readonly routes: readonly RouteEntry[]; readonly settings: Settings },
): boolean {
  const results = routes.find(({ name }) => name === settings.screens.search)
  return enabled && !resources.has(settings.searchHiddenBy) && (!results || canOpen(results, {}, resources))
}
