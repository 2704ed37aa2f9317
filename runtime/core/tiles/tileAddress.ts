import { type BlockOf } from '../../../schemas/index.ts'

type Query = BlockOf<'tiles'>['tiles'][number]['query']

/** The address of a list with the filters that a tile sets. `('/a', { b: 'c' })` -> `/a?b=c` */
export function tileAddress(path: string, query: Query = {}): string {
  const search = new URLSearchParams()
  for (const [key, values] of Object.entries(query))
    for (const value of [values].flat()) search.append(key, value)
  return search.size === 0 ? path : `${path}?${search}`
}
