import { type Random } from '../../../src/sandbox/seed/random.ts'

/** Values that no reader has asked for. */
const rubbish = [
  null,
  true,
  false,
  0,
  -1,
  1e308,
  0.1 + 0.2,
  '',
  ' ',
  'nonsense',
  'NaN',
  '2011-13-45 99:99:99',
  '<b>bold</b>',
  '\u202e\u0000x',
  'x'.repeat(5000),
  [],
  [[]],
  [null, 1, 'two', {}],
  {},
  { data: null },
  { length: 3 },
  { __proto__: null, constructor: 'x', toString: 1 },
] as const

/** Whole bodies that are no reply. */
const bodies = [...rubbish, '{"data":', 'undefined', '<html></html>', '[{]', '{"a":1}{"a":2}'] as const

/**
 * The text of a reply in which something is not as it was: a value is another or gone, a list has strange items, twice the same
 * or far too many, a level is too many or missing; or the text is cut, or none of it is left.
 */
export function brokenText(reply: unknown, random: Random): string {
  const kind = random.whole(0, 9)
  if (kind === 0) return asText(random.pick(bodies))
  // The server may have refused, and sent nothing.
  const text = JSON.stringify(reply) ?? ''
  if (kind === 1) return text.slice(0, random.whole(0, text.length - 1))
  if (kind === 2)
    return asText(random.pick([{ data: reply }, { response: reply }, [reply], { data: [reply] }]))
  let broken = reply
  for (let times = random.whole(1, 4); times > 0; times--) {
    const places = placesIn(broken, [])
    const place = places[random.whole(0, places.length - 1)] ?? []
    broken = changedAt(broken, place, value => broke(value, random))
  }
  return JSON.stringify(broken) ?? ''
}

type Path = readonly string[]

/** Items of a list that are mutated: the others are like them. */
const most = 3

function placesIn(value: unknown, path: Path): Path[] {
  if (typeof value !== 'object' || value === null) return [path]
  const entries = Array.isArray(value)
    ? value.slice(0, most).map((item, at) => [String(at), item] as const)
    : Object.entries(value)
  return [path, ...entries.flatMap(([key, item]) => placesIn(item, [...path, key]))]
}

function changedAt(value: unknown, [key, ...rest]: Path, change: (value: unknown) => unknown): unknown {
  if (key === undefined) return change(value)
  if (Array.isArray(value))
    return value.map((item, at) => (String(at) === key ? changedAt(item, rest, change) : item))
  const fields: Readonly<Record<string, unknown>> = Object(value)
  return { ...fields, [key]: changedAt(fields[key], rest, change) }
}

function broke(value: unknown, random: Random): unknown {
  const way = random.whole(0, 5)
  if (Array.isArray(value) && way < 4) {
    if (way === 0) return [...value, random.pick(rubbish), ...value]
    if (way === 1) return value.map(() => random.pick(rubbish))
    if (way === 2) return Object.fromEntries(value.entries())
    return Array.from({ length: 300 }, (_, at) => value[at % Math.max(1, value.length)] ?? at)
  }
  // JSON leaves out what is undefined.
  if (way === 4) return undefined
  if (way === 5) return { data: value }
  if (typeof value === 'number' && way === 0) return String(value)
  return random.pick(rubbish)
}

function asText(body: unknown): string {
  return typeof body === 'string' ? body : JSON.stringify(body)
}
