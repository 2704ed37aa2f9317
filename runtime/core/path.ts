import { own } from './own.ts'

/** Of a path parameter or of a field, which may be a dotted path. */
const placeholder = /\{([A-Za-z][A-Za-z0-9_.]*)\}/g

/**
 * Fills the placeholders of a path, each value encoded; a missing value is an empty text.
 * `('/a/{id}', { id: 'x/y' })` -> `/a/x%2Fy`
 */
export function fillPath(path: string, values: Readonly<Record<string, string>>): string {
  return path
    .split('/')
    .map(segment =>
      keepDots(segment.replace(placeholder, (_, name: string) => encode(own(values, name) ?? ''))),
    )
    .join('/')
}

/** Fills the placeholders of a text that is no path; a missing value is an empty text. */
export function fillText(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(placeholder, (_, name: string) => own(values, name) ?? '')
}

/** The address of a path: what it has no place for goes into the query. `('/a/{id}', { id: '1', b: '2' })` -> `/a/1?b=2` */
export function fillAddress(path: string, values: Readonly<Record<string, string>>): string {
  const inPath = placeholders(path)
  const rest = Object.entries(values).filter(([name]) => !inPath.includes(name))
  return fillPath(path, values) + (rest.length > 0 ? `?${new URLSearchParams(rest)}` : '')
}

/** One text as one segment of a path. */
export function encodeSegment(text: string): string {
  return keepDots(encode(text))
}

/** The path in the spelling of the router: `/a/{id}` -> `/a/:id`. */
export function routerPath(path: string): string {
  return path.replace(placeholder, ':$1')
}

/** Names of the placeholders in the order of the path. */
export function placeholders(path: string): string[] {
  return Array.from(path.matchAll(placeholder), ([, name = '']) => name)
}

/** The plain address that a hash of the former style means: `#!/x?y` -> `/x?y`; undefined for any other hash. */
export function hashAddress(hash: string): string | undefined {
  // Several slashes would name a host: `#!//elsewhere` stays inside the console.
  return hash.startsWith('#!/') ? `/${hash.slice(3).replace(/^[/\\]+/, '')}` : undefined
}

/** A lone surrogate has no encoding, so it becomes U+FFFD. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed())
}

/** Browsers walk up a path at `..`, encoded or not: encoded twice, the value reaches nothing but itself. */
function keepDots(segment: string): string {
  return segment === '.' || segment === '..' ? segment.replaceAll('.', '%252E') : segment
}
