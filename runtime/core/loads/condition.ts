import { type Condition, type ConditionLeaf } from '../../../schemas/index.ts'
import { isNamedDay } from '../../../schemas/language/namedDay.ts'
import { readFlag } from '../../../schemas/wire/envelope.ts'
import { type CompiledScreen } from '../compile/compiled.ts'
import { valueAt } from '../objects.ts'
import { displayDate, namedDay, parseDay } from '../text/dates.ts'
import { plainText } from '../text/displayText.ts'
import { readNumber } from '../text/numbers.ts'

/** Who looks at a condition, and when. What is absent is unknown, and no condition about it holds. */
export interface Viewer {
  /** Name of the signed-in user. */
  readonly user?: string | undefined
  /** Milliseconds. */
  readonly now?: number | undefined
  /** Time zone of the user. Default UTC. */
  readonly zone?: string | undefined
}

/**
 * Evaluates a condition; its fields are dotted paths of `data`. Without a viewer where conditions cannot ask for one
 * (redirects, targets of links).
 */
export function holds(condition: Condition, data: unknown, viewer?: Viewer): boolean {
  return holdsBy(condition, path => valueAt(data, path), viewer)
}

/** The same with a function that reads the value at a path. */
export function holdsBy(condition: Condition, at: ReadAt, viewer: Viewer = {}): boolean {
  if ('all' in condition) return condition.all.every(leaf => leafHolds(leaf, at, viewer))
  if ('any' in condition) return condition.any.some(one => holdsBy(one, at, viewer))
  return leafHolds(condition, at, viewer)
}

type ReadAt = (path: string) => unknown

/** The leaves of a condition. */
export function leavesOf(condition: Condition): readonly ConditionLeaf[] {
  if ('all' in condition) return condition.all
  return 'any' in condition ? condition.any.flatMap(leavesOf) : [condition]
}

function leafHolds(leaf: ConditionLeaf, at: ReadAt, viewer: Viewer): boolean {
  const { user } = viewer
  const value = at(leaf.field)
  if (leaf.is !== undefined) return same(value, leaf.is)
  if (leaf.in !== undefined) return leaf.in.some(wanted => same(value, wanted))
  if (leaf.not !== undefined) return ![leaf.not].flat().some(unwanted => same(value, unwanted))
  if (leaf.isUser !== undefined) return user !== undefined && same(value, user) === leaf.isUser
  if (leaf.present !== undefined)
    return (value !== undefined && value !== null && value !== '') === leaf.present
  if (leaf.before !== undefined) return orderOf(value, leaf.before, viewer) < 0
  if (leaf.after !== undefined) return orderOf(value, leaf.after, viewer) > 0
  return inRange(readNumber(value), leaf)
}

/** Whether a day or moment is before (-1), on (0) or after (1) a day; NaN if either is unknown. */
function orderOf(value: unknown, limit: string, { now, zone = 'UTC' }: Viewer): number {
  const text = displayDate(value, { time: true, zone })
  const day = text.slice(0, 10)
  const than = isNamedDay(limit) ? namedDay(limit, now, text.length > 10 ? zone : 'UTC') : limit
  if (parseDay(day) === undefined || than === undefined) return Number.NaN
  return day < than ? -1 : Number(day > than)
}

function inRange(
  number: number | undefined,
  { atLeast, atMost, moreThan, lessThan }: ConditionLeaf,
): boolean {
  if (number === undefined) return false
  if (atLeast !== undefined) return number >= atLeast
  if (atMost !== undefined) return number <= atMost
  if (moreThan !== undefined) return number > moreThan
  return lessThan !== undefined && number < lessThan
}

/** Compares as text, because servers send ids and flags as text or number; absent equals null. */
function same(value: unknown, wanted: string | number | boolean | null): boolean {
  if (typeof wanted === 'boolean') return readFlag(value) === wanted
  if (isPlain(value) && isPlain(wanted)) return String(value) === String(wanted)
  return (value ?? null) === wanted
}

function isPlain(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number'
}

/** The screen to open instead, with further query parameters in `search`. */
interface Instead {
  readonly name: string
  readonly values: Readonly<Record<string, string>>
  readonly search: Readonly<Record<string, string>>
}

/**
 * The screen of the first check that holds; undefined: the screen is shown, or more loads decide. `data` are
 * the loads, and the parameters as `params`. While a check may hold once the `awaited` loads arrive, none after it
 * is evaluated; a check of a load that is neither there nor awaited does not hold.
 */
export function firstCheck(
  checks: CompiledScreen['checks'],
  data: Readonly<Record<string, unknown>>,
  awaited: readonly string[] = [],
): Instead | undefined {
  const check = checks.find(({ when }) => !when || (leavesOf(when).every(isKnown) && mayHold(when)))
  if (!check || (check.when && !leavesOf(check.when).every(isThere))) return undefined
  return { name: check.go, ...passedOn(check, data) }

  function isThere(leaf: ConditionLeaf): boolean {
    return Object.hasOwn(data, sourceOf(leaf))
  }
  function isKnown(leaf: ConditionLeaf): boolean {
    return isThere(leaf) || awaited.includes(sourceOf(leaf))
  }
  function mayHold(condition: Condition): boolean {
    if ('all' in condition) return condition.all.every(mayHold)
    if ('any' in condition) return condition.any.some(mayHold)
    return !isThere(condition) || holds(condition, data)
  }
}

/** The load that a leaf reads, or `params`. */
function sourceOf({ field }: ConditionLeaf): string {
  return field.split('.')[0] ?? ''
}

/** What the screen that opens instead gets from `data`, or as fixed values; what has no value is left out. */
export function passedOn(
  { params, query }: { readonly params?: Given; readonly query?: Given },
  data: Readonly<Record<string, unknown>>,
): Pick<Instead, 'values' | 'search'> {
  return { values: textsOf(params), search: textsOf(query) }

  function textsOf(given: Given = {}): Record<string, string> {
    const texts = Object.entries(given).flatMap(([key, one]) => {
      const text = typeof one === 'string' ? plainText(valueAt(data, one)) : one.value
      // A fixed empty value clears a filter.
      return text === '' && typeof one === 'string' ? [] : [[key, text] as const]
    })
    return Object.fromEntries(texts)
  }
}

type Given = CompiledScreen['checks'][number]['query']

/** The data for conditions of a screen: loads by name, path and query parameters as `params`. */
export function factsOf({ loads, params, query }: Facts): Readonly<Record<string, unknown>> {
  return { ...loads, params: { ...query, ...params } }
}

interface Facts {
  readonly loads: Readonly<Record<string, unknown>>
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
}
