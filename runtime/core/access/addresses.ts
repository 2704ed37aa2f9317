import { type Configuration } from '../../../schemas/wire/configuration.ts'
import { hidesHost } from '../path.ts'

/** Stands in for the page's own origin, which a relative address keeps; `.invalid` is a reserved domain. */
const here = 'https://console.invalid'

/**
 * Path, query and hash of an address inside the console; undefined for any other text. An address from
 * outside is never used as written: browsers resolve tabs, backslashes and doubled slashes to another host.
 */
export function ownAddress(text: string, origin: string): string | undefined {
  const url = parse(text, origin)
  return url && url.origin === new URL(origin).origin ? pathOf(url) : undefined
}

/**
 * An address from outside that may be followed: a relative one, or one at an origin that the configuration names
 * (its base addresses and `followOrigins`). Undefined for every other text.
 */
export function allowedAddress(text: string, configuration: Configuration): string | undefined {
  const url = parse(text, here)
  if (!url) return undefined
  if (url.origin === here) return pathOf(url)
  return origins(configuration).has(url.origin) ? url.href : undefined
}

/** Base address of the legacy system plus a path from outside; undefined if that leaves the base. */
export function legacyAddress(configuration: Configuration, path: string): string | undefined {
  return addressBelow(configuration, 'legacyBase', path)
}

/** A base address of the configuration plus a path; undefined if the result is outside of the base. */
export function addressBelow(
  configuration: Configuration,
  name: 'legacyBase' | 'mobileSite' | 'returnsCreation',
  path: string,
): string | undefined {
  const base = configuration[name].replace(/\/+$/, '')
  // Without a slash between them, `r=.elsewhere.com` would lengthen the host of the base.
  const address = allowedAddress(
    /^[/?#]/.test(path) && base !== '' ? base + path : `${base}/${path.replace(/^[/\\]+/, '')}`,
    configuration,
  )
  return address !== undefined && isBelow(address, base) ? address : undefined
}

/** `..` in a path from outside would climb out of the base, to other pages of its host such as the logout. */
function isBelow(address: string, base: string): boolean {
  const [from, to] = [parse(`${base}/`, here), parse(address, here)]
  return from !== undefined && to !== undefined && `${to.pathname}/`.startsWith(from.pathname)
}

function origins(configuration: Configuration): ReadonlySet<string> {
  const { legacyBase, mobileSite, accessControlLogin, returnsCreation, apiBase, followOrigins } =
    configuration
  const absolute = [legacyBase, mobileSite, accessControlLogin, returnsCreation, apiBase, ...followOrigins]
  return new Set(absolute.flatMap(base => parse(base, here)?.origin ?? []).filter(origin => origin !== here))
}

function parse(text: string, base: string): URL | undefined {
  const url = text === '' ? null : URL.parse(text, base)
  return url && /^https?:$/.test(url.protocol) ? url : undefined
}

/** Refuses `//x`, which is read as a host when followed, and `/%09/x`, which becomes one when decoded. */
function pathOf(url: URL): string | undefined {
  return hidesHost(url.pathname) ? undefined : url.pathname + url.search + url.hash
}

/**
 * Address of the access-control login (spec 2 §2.1): passes the return address as `return`, the application code as
 * `application`, the access-flow setting as `flow`, and `logout=1` when the user has just signed out.
 * `returnTo` is a path of this console.
 */
export function loginAddress(
  configuration: Configuration,
  origin: string,
  returnTo: string,
  logout = false,
): string {
  const address = new URL(configuration.accessControlLogin, origin)
  address.searchParams.set('return', new URL(returnTo, origin).href)
  address.searchParams.set('application', configuration.applicationCode)
  address.searchParams.set('flow', configuration.accessFlow)
  if (logout) address.searchParams.set('logout', '1')
  return address.href
}

/**
 * Domains of the session cookie derived from the base host, widest first: `console.shop.example` -> `shop.example`,
 * `console.shop.example`. None for an IP address or a host without a dot: there the cookie belongs to the host alone.
 */
export function cookieDomains(host: string): string[] {
  const name = host.replace(/:\d+$/, '').toLowerCase()
  if (!name.includes('.') || /^[\d.]+$/.test(name) || name.startsWith('[')) return []
  const parent = name.slice(name.indexOf('.') + 1)
  return parent.includes('.') ? [parent, name] : [name]
}
