import { type Permission, type RouteEntry } from '../../../schemas/index.ts'
import { getOwn } from '../objects.ts'
import { fillText, placeholders } from '../path.ts'
import { type Settings } from '../settings.ts'

/** What a part of a grid requires of the user; empty: nothing. */
export interface Permitted {
  /** Resource that the user must hold. */
  readonly resource: string
  /** Resource that the user must not hold. */
  readonly without: string
}

export function compilePermission({ access }: { readonly access?: Permission }): Permitted {
  return { resource: access?.resource ?? '', without: access?.without ?? '' }
}

/** Whether a user with these resources sees a part of a screen opened with these path parameters. */
export function permits(resources: ReadonlySet<string>, params: Readonly<Record<string, string>>) {
  return ({ resource, without }: Permitted) =>
    (resource === '' || resources.has(fillText(resource, params))) &&
    !resources.has(fillText(without, params))
}

/**
 * Name of the resource that a screen requires; undefined if it requires none. A dynamic resource is joined
 * with '_' and each parameter value in the order of the path (spec 2 §4.1).
 */
export function neededResource(
  entry: Pick<RouteEntry, 'path' | 'access'>,
  params: Readonly<Record<string, string>>,
): string | undefined {
  const { access, path } = entry
  if (access === undefined || access === 'public') return undefined
  if (access.perParams !== true) return access.resource
  return [access.resource, ...placeholders(path).map(name => getOwn(params, name) ?? '')].join('_')
}

/** Whether a user with these resources may open a screen with these parameters. */
export function canOpen(
  entry: Pick<RouteEntry, 'path' | 'access'>,
  params: Readonly<Record<string, string>>,
  resources: ReadonlySet<string>,
): boolean {
  const needed = neededResource(entry, params)
  if (needed === undefined) return true
  const { suffixes = [] } = typeof entry.access === 'object' ? entry.access : {}
  return ['', ...suffixes].some(suffix => resources.has(needed + suffix))
}

/**
 * Whether the order search is offered: the configuration enables it, the user lacks the resource that hides
 * it (spec 2 §2.1), and may open the screen of results, if the console has one.
 */
export function offersSearch(
  enabled: boolean,
  resources: ReadonlySet<string>,
  { routes, settings }: { readonly routes: readonly RouteEntry[]; readonly settings: Settings },
): boolean {
  const results = routes.find(({ name }) => name === settings.screens.search)
  return enabled && !resources.has(settings.searchHiddenBy) && (!results || canOpen(results, {}, resources))
}
