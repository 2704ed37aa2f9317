import { type RouteEntry } from '../../../schemas/index.ts'
import { getOwn } from '../objects.ts'
import { fillPath } from '../path.ts'
import { type Settings } from '../settings.ts'
import { canOpen, neededResource } from './permissions.ts'

export interface GuardRequest {
  readonly entry: RouteEntry
  readonly params: Readonly<Record<string, string>>
  readonly query: URLSearchParams
  readonly signedIn: boolean
  /** Undefined: not fetched yet. */
  readonly resources: ReadonlySet<string> | undefined
  /** True on the first guarded screen after the page was loaded or the user signed in. */
  readonly firstSignedIn: boolean
  readonly settings: Settings
}

export type Decision =
  | { readonly go: 'show' }
  /** The user is not signed in; `returnTo` is the requested address. */
  | { readonly go: 'login'; readonly returnTo: string }
  | { readonly go: 'forbidden' }
  | { readonly go: 'screen'; readonly name: string; readonly params: Readonly<Record<string, string>> }
  | { readonly go: 'leave'; readonly address: string }
  /** Another site, at that base address of the configuration plus `path`. */
  | { readonly go: 'base'; readonly base: RedirectBase; readonly path: string }
  | { readonly go: 'signOut'; readonly keepState: boolean }
  /** The legacy order management, at its base address plus `path`; see `legacyAddress`. */
  | { readonly go: 'legacy'; readonly path: string }
  /** The resource list must be fetched before the guard can decide. */
  | { readonly go: 'resources' }

type RedirectBase = NonNullable<NonNullable<RouteEntry['redirect']>['base']>

/**
 * The route guard (spec 2 §4.1), in the order of its rules there except for redirects: all routes need
 * sign-in unless marked public (spec 2 §2), so a redirecting route is guarded before it redirects.
 */
export function decide(request: GuardRequest): Decision {
  const { entry, params, query, signedIn, resources, firstSignedIn, settings } = request
  if (entry.name === settings.screens.logout) return { go: 'show' }
  if (entry.name === settings.screens.login)
    return signedIn ? signedInAtLogin(query, settings) : { go: 'show' }
  const opened = (): Decision =>
    entry.redirect && !entry.checks ? redirected(entry.redirect, params, query) : { go: 'show' }
  if (entry.access === 'public') return opened()
  if (!signedIn) return { go: 'login', returnTo: askedFor(entry, params, query) }
  const path = query.get('r')
  if (firstSignedIn && path && isLegacy(query, settings)) return { go: 'legacy', path }
  if (neededResource(entry, params) === undefined) return opened()
  if (!resources) return { go: 'resources' }
  return canOpen(entry, params, resources) ? opened() : { go: 'forbidden' }
}

/** Where a screen that redirects leads. */
export function redirected(
  redirect: NonNullable<RouteEntry['redirect']>,
  params: Readonly<Record<string, string>>,
  query: URLSearchParams,
): Decision {
  const { address, base, path = '/', screen: name = '', params: named } = redirect
  if (address !== undefined) return { go: 'leave', address }
  if (base !== undefined) return { go: 'base', base, path: fillPath(path, params) }
  const filled = Object.entries(named ?? {}).flatMap(([to, from]) => {
    const value = typeof from === 'object' ? from.value : (getOwn(params, from) ?? query.get(from))
    return value ? [[to, value] as const] : []
  })
  return {
    go: 'screen',
    name,
    params: named ? { ...redirect.query, ...Object.fromEntries(filled) } : params,
  }
}

function signedInAtLogin(query: URLSearchParams, settings: Settings): Decision {
  if (isLegacy(query, settings)) return { go: 'signOut', keepState: true }
  return { go: 'screen', name: settings.screens.home, params: {} }
}

function isLegacy(query: URLSearchParams, settings: Settings): boolean {
  return query.get('application') === settings.legacyApplication
}

function askedFor(
  entry: RouteEntry,
  params: Readonly<Record<string, string>>,
  query: URLSearchParams,
): string {
  const search = query.toString()
  return fillPath(entry.path, params) + (search && `?${search}`)
}
