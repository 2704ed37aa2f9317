import { type RouteEntry } from '../../schemas/index.ts'
import { getOwn } from './objects.ts'

/** Name of a path parameter, or dotted path of a field. */
const placeholder = /\{([A-Za-z][A-Za-z0-9_.]*)\}/g

/**
 * Fills the placeholders of a path, each value encoded; a missing value is an empty text.
 * `('/a/{id}', { id: 'x/y' })` -> `/a/x%2Fy`
 */
export function fillPath(path: string, values: Readonly<Record<string, string>>): string {
  return path
    .split('/')
    .map(segment =>
      keepDots(segment.replace(placeholder, (_, name: string) => encodeValue(getOwn(values, name) ?? ''))),
    )
    .join('/')
}

/** Fills the placeholders of a text without encoding; a missing value is an empty text. */
export function fillText(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(placeholder, (_, name: string) => getOwn(values, name) ?? '')
}

/** Fills a path; other values go into the query. `('/a/{id}', { id: '1', b: '2' })` -> `/a/1?b=2` */
export function fillAddress(path: string, values: Readonly<Record<string, string>>): string {
  const inPath = placeholders(path)
  const rest = Object.entries(values).filter(([name]) => !inPath.includes(name))
  return fillPath(path, values) + (rest.length > 0 ? `?${new URLSearchParams(rest)}` : '')
}

/** Encodes a text as one segment of a path. */
export function encodeSegment(text: string): string {
  return keepDots(encode(text))
}

/** The path in the syntax of the router: `/a/{id}` -> `/a/:id`. */
export function routerPath(path: string): string {
  return path.replace(placeholder, ':$1')
}

/** Names of the placeholders in the order of the path. */
export function placeholders(path: string): string[] {
  return Array.from(path.matchAll(placeholder), ([, name = '']) => name)
}

/** The values of the placeholders in a path, decoded: `('/a/{id}', '/a/x%2Fy')` -> `{ id: 'x/y' }`. */
export function pathValues(path: string, pathname: string): Readonly<Record<string, string>> {
  const segments = pathname.split('/')
  const values = path.split('/').map((part, at) => [placeholders(part)[0] ?? '', decode(segments[at] ?? '')])
  return Object.fromEntries(values.filter(([name]) => name !== ''))
}

/**
 * Converts a legacy hash to an address: `#!/x?y` -> `/x?y`; undefined for any other hash. `search` is the query in
 * front of the hash: its keys that the hash lacks are added, `('#!/x?y=1', '?y=2&z=3')` -> `/x?y=1&z=3`.
 */
export function hashAddress(hash: string, search = ''): string | undefined {
  if (!hash.startsWith('#!/')) return undefined
  // Several slashes would be a host: `#!//elsewhere` stays inside the console.
  const path = `/${hash.slice(3).replace(/^[/\\]+/, '')}`
  return withQuery(hidesHost(path) ? '/' : path, search)
}

/** Adds the values of the keys that an address does not have yet. */
function withQuery(address: string, search: string): string {
  const [, path = '', query = '', fragment = ''] = /^([^?#]*)(\?[^#]*)?(.*)$/s.exec(address) ?? []
  const own = new URLSearchParams(query)
  const added = [...new URLSearchParams(search)].filter(([key]) => !own.has(key))
  if (added.length === 0) return address
  return `${path}${own.size === 0 ? '?' : `${query}&`}${new URLSearchParams(added)}${fragment}`
}

/**
 * Whether a path becomes a host once the router decodes it: `/%09/x` is `//x`, because browsers drop the tab.
 * No address of the console begins like this.
 */
export function hidesHost(path: string): boolean {
  return /^\/(?:[\t\n\r]|%0[9ad])*(?:[/\\]|%5c)/i.test(path)
}

/** `&` stays unencoded: several ids are typed in an address as `1&2` (spec 2 §2.2). */
function encodeValue(text: string): string {
  return encode(text).replaceAll('%26', '&')
}

/** A lone surrogate cannot be encoded and becomes U+FFFD. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed())
}

/** Malformed encoding is kept as it is. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Browsers resolve `..`, also when encoded once; encoding it twice keeps it a value. */
function keepDots(segment: string): string {
  return segment === '.' || segment === '..' ? segment.replaceAll('.', '%252E') : segment
}

/** Whether all decoded path parameters match their whole pattern; if not, not-found is shown. */
export function paramsMatch(entry: RouteEntry, params: Readonly<Record<string, string>>): boolean {
  return placeholders(entry.path).every(name => {
    const value = getOwn(params, name)
    const pattern = getOwn(entry.params ?? {}, name)?.pattern
    if (value === undefined || value === '') return false
    return pattern === undefined || new RegExp(`^(?:${pattern})$`).test(value)
  })
}

/** The query parameters that a screen declares; undefined if one does not match its pattern. */
export function declaredQuery(
  declared: Readonly<Record<string, { readonly pattern?: string | undefined }>>,
  search: URLSearchParams,
): Record<string, string> | undefined {
  const query: Record<string, string> = {}
  for (const [name, { pattern }] of Object.entries(declared)) {
    const value = search.get(name) ?? ''
    if (value !== '' && pattern !== undefined && !new RegExp(pattern).test(value)) return undefined
    query[name] = value
  }
  return query
}

type Query = Readonly<Record<string, string | readonly string[]>>

/** The address of a list with preset filters. `('/a', { b: 'c' })` -> `/a?b=c` */
export function tileAddress(path: string, query: Query = {}): string {
  const search = new URLSearchParams()
  for (const [key, values] of Object.entries(query))
    for (const value of [values].flat()) search.append(key, value)
  return search.size === 0 ? path : `${path}?${search}`
}
