type Query = Readonly<Record<string, string | readonly string[]>>

/** The address of a list with the filters that what leads there sets. `('/a', { b: 'c' })` -> `/a?b=c` */
export function tileAddress(path: string, query: Query = {}): string {
  const search = new URLSearchParams()
  for (const [key, values] of Object.entries(query))
    for (const value of [values].flat()) search.append(key, value)
  return search.size === 0 ? path : `${path}?${search}`
}
