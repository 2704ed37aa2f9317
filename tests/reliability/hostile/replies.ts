import { type Placed, type Sink, textAt } from './sinks.ts'

/** Items of a list that are filled: as many as a page draws. */
const most = 25

/**
 * The texts of a reply as sinks: one for every path to a text, where all items of a list share a path and give it one place
 * each.
 */
export function sinksOf(call: string, reply: unknown): Sink[] {
  const places = new Map<string, number>()
  for (const { path, index } of textsIn(reply)) places.set(path, Math.max(places.get(path) ?? 0, index + 1))
  return [...places].map(([path, capacity]) => ({ at: `${call} ${path}`, capacity }))
}

/** The reply with the texts in their places. */
export function withTexts(call: string, reply: unknown, placed: Placed): unknown {
  return mapTexts(reply, '', 0, (path, index, text) => textAt(placed, `${call} ${path}`, index, text))
}

interface Place {
  readonly path: string
  readonly index: number
}

function textsIn(reply: unknown): Place[] {
  const found: Place[] = []
  mapTexts(reply, '', 0, (path, index, text) => {
    found.push({ path, index })
    return text
  })
  return found
}

/** `index` is the place in the outermost list. */
function mapTexts(
  value: unknown,
  path: string,
  index: number,
  map: (path: string, index: number, text: string) => string,
): unknown {
  if (typeof value === 'string') return map(path, index, value)
  if (Array.isArray(value))
    return value
      .slice(0, most)
      .map((item, at) => mapTexts(item, `${path}[]`, path.includes('[]') ? index : at, map))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, mapTexts(item, `${path}.${key}`, index, map)]),
  )
}
