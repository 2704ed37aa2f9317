import { type RouteEntry } from '../../../schemas/index.ts'
import { findEntry } from '../findEntry.ts'
import { getOwn } from '../objects.ts'
import { fillAddress, placeholders } from '../path.ts'
import { type Settings } from '../settings.ts'

/** What was asked for when another screen opens instead. */
export interface Asked {
  readonly url: URL
  /** Its parameters, of path and query. */
  readonly values: Readonly<Record<string, string>>
  /** Name of the load whose record is missing. */
  readonly missing?: string | undefined
  /** What is said in the address beside the parameters of the path. */
  readonly search?: Readonly<Record<string, string>>
}

/** Keys in the address of a screen that tells of a failure: the address that was asked for, and the load of a missing record. */
export const askedKeys = { from: 'from', missing: 'missing' } as const

/**
 * The address of the screen `name` that opens instead of the one that was asked for. It has those parameters that its path
 * takes, and the language. One that tells of a failure has the address that was asked for, but for that of a public screen:
 * a link of a customer is a secret.
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
  const tells = [screens.notFound, screens.error, screens.forbidden, screens.maintenance].includes(name)
  if (!tells) {
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
