import { type RouteEntry } from '../../schemas/index.ts'

export interface Breadcrumb {
  readonly name: string
  /** Empty: the screen has no title; the application name is shown instead. */
  readonly title: string
}

/** The path from home to a screen, including both; stops at an unknown or repeated parent. */
export function breadcrumbs(routes: readonly RouteEntry[], name: string, homeName: string): Breadcrumb[] {
  const way: Breadcrumb[] = []
  const seen = new Set<string>()
  let next = name
  while (next !== '' && next !== homeName && !seen.has(next)) {
    seen.add(next)
    const entry = routes.find(route => route.name === next)
    if (!entry) break
    way.unshift({ name: entry.name, title: entry.title })
    next = entry.parent
  }
  const home = routes.find(route => route.name === homeName)
  return home ? [{ name: home.name, title: home.title }, ...way] : way
}
