import { type RouteEntry } from '../../schemas/index.ts'

/** The entry whose path an address has, as the router will find it; undefined for an unknown one. */
export function findEntry(routes: readonly RouteEntry[], pathname: string): RouteEntry | undefined {
  const segments = pathname.replace(/(?<=.)\/$/, '').split('/')
  return routes.find(({ path }) => {
    const parts = path.split('/')
    return (
      parts.length === segments.length &&
      parts.every((part, at) => part === segments[at] || (part.startsWith('{') && segments[at] !== ''))
    )
  })
}
