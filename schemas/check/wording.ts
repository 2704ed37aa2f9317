import { nearestFirst } from './compoundNames.ts'
import { nearest } from './nearest.ts'
import { synonymOf } from './synonyms.ts'

/** Maximum names in a message, and how many of a longer list. */
const most = 30
const few = 8

/** What is wrong with a place, what to do, and a code that never changes. The text does not repeat the place. */
export interface Explanation {
  readonly code: string
  readonly what: string
  readonly fix: string
}

export const say = (code: string, what: string, fix: string): Explanation => ({ code, what, fix })

/** `Did you mean "x"?`, or the list of what is possible, or `none` when nothing is. */
export function meant(name: string, known: Iterable<string>, introduction: string, none = ''): string {
  const candidates = [...known]
  const near = suggestion(name, candidates)
  if (near !== undefined) return near
  if (candidates.length === 0 && none !== '') return none
  const isLong = candidates.length > most
  return `${introduction} ${isLong ? list(nearestFirst(name, candidates), few) : list(candidates)}.`
}

/** `Did you mean "x"?`; undefined when none is near. */
export function suggestion(name: string, known: Iterable<string>): string | undefined {
  const bare = name.replace(/^"|"$/g, '')
  const candidates = [...known]
  // Words of other tools are often longer: minimum, descending.
  const longer = (one: string) => one.length > 2 && /^[A-Za-z]+$/.test(bare) && bare.startsWith(one)
  const near = /^\d+$/.test(bare)
    ? undefined
    : (spelledOtherwise(bare, candidates) ??
      synonymOf(bare, candidates) ??
      nearest(bare, candidates) ??
      candidates.find(longer) ??
      begun(bare, candidates))
  return near === undefined || near === bare ? undefined : `Did you mean "${near}"?`
}

/** The same name in the spelling of another language: `id_refund`, `ID-Refund`, `{idRefund}`. */
export function spelledOtherwise(name: string, candidates: readonly string[]): string | undefined {
  const words = (one: string) =>
    one.split(/(?<=[a-z0-9])(?=[A-Z])|[^A-Za-z0-9]+/).map(word => word.toLowerCase())
  const plain = (one: string) => words(one).join('')
  const sorted = (one: string) => words(one).toSorted().join(' ')
  const wanted = plain(name)
  const others = candidates.filter(one => one !== name)
  if (wanted === '') return undefined
  return others.find(one => plain(one) === wanted) ?? others.find(one => sorted(one) === sorted(name))
}

/** The only name that starts with a word, such as a label: "Created" for `createdAt`. */
function begun(name: string, candidates: readonly string[]): string | undefined {
  const found = candidates.filter(one => one.toLowerCase().startsWith(name.toLowerCase()))
  return name.length > 3 && found.length === 1 ? found[0] : undefined
}

/** Each name once, the first of them in quotes. */
export function list(names: readonly string[], limit = most): string {
  const once = [...new Set(names)]
  const shown = once.slice(0, limit).map(name => `"${name}"`)
  return once.length > shown.length
    ? `${shown.join(', ')} and ${once.length - shown.length} more`
    : shown.join(', ')
}

export function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`
}

/** Messages of other programs, as one line that ends with a full stop. */
export function sentence(message: string): string {
  const line = message.trim().split('\n')[0] ?? ''
  return /[.!?]$/.test(line) ? line : `${line}.`
}

/** The pattern, anchored to the whole value. */
export function anchored(pattern: string): string {
  const inner = pattern.replace(/^\^/, '').replace(/(?<!\\)\$$/, '')
  return inner.includes('|') ? `^(?:${inner})$` : `^${inner}$`
}
