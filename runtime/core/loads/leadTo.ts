import { type RouteEntry } from '../../../schemas/index.ts'
import { findEntry } from '../findEntry.ts'
import { getOwn } from '../objects.ts'
import { fillAddress, placeholders } from '../path.ts'
import { type Settings } from '../settings.ts'

/** The requested screen when another one opens instead. */
export interface Asked {
  readonly url: URL
  /** Its path and query parameters. */
  readonly values: Readonly<Record<string, string>>
  /** Name of the load whose record is missing. */
  readonly missing?: string | undefined
  /** Further query parameters. */
  readonly search?: Readonly<Record<string, string>>
}

/** Query keys of the failure screens: the requested address, and the load of a missing record. */
export const askedKeys = { from: 'from', missing: 'missing' } as const

/**
 * The address of the screen `name` that opens instead of the requested one, with the parameters of its path
 * and the language. A failure screen gets the requested address, except that of a public screen, because
 * customer links are secret.
 */
export function leadTo(
  routes: readonly RouteEntry[],
  { screens }: Settings,
  name: string,
  { url, values, missing, search }: Asked,
): string {
  const path = routes.find(route => route.name === name)?.path
  if (path === undefined) throw new Error(`The route table lacks the screen ${name}.`)
  const language = url.searchParams.get(languageKey)
  const more = language === null ? {} : { [languageKey]: language }
  const isMessageScreen = [screens.notFound, screens.error, screens.forbidden, screens.maintenance].includes(
    name,
  )
  if (!isMessageScreen) {
    const params = placeholders(path).map(param => [param, getOwn(values, param) ?? ''] as const)
    return fillAddress(path, { ...Object.fromEntries(params), ...search, ...more })
  }
  const entry = findEntry(routes, url.pathname)
  if (!entry || entry.access === 'public') return fillAddress(path, more)
  const from = { [askedKeys.from]: url.pathname + url.search }
  return fillAddress(path, { ...from, ...(missing !== undefined && { [askedKeys.missing]: missing }) })
}

/** Key of the language in the address. */
export const languageKey = 'lang'
