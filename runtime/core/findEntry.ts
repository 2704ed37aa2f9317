import { type RouteEntry } from '../../schemas/index.ts'

/**
 * The route entry of an address, as the router matches it: the path with the fewest placeholders wins.
 * Undefined for an unknown address, and for one that only the router can decode, such as `/%6Cist`.
 */
export function findEntry(routes: readonly RouteEntry[], pathname: string): RouteEntry | undefined {
  const segments = pathname.replace(/(?<=.)\/$/, '').split('/')
  let found: RouteEntry | undefined
  let fewest = Number.POSITIVE_INFINITY
  for (const entry of routes) {
    const parts = entry.path.split('/')
    if (parts.length !== segments.length) continue
    const open = parts.filter(isOpen).length
    if (open >= fewest || !parts.every((part, at) => fits(part, segments[at] ?? ''))) continue
    found = entry
    fewest = open
  }
  return found
}

function fits(part: string, segment: string): boolean {
  return part === segment || (isOpen(part) && segment !== '')
}

function isOpen(part: string): boolean {
  return part.startsWith('{')
}
