import { nearest } from './nearest.ts'

/** How many names a message lists, and how many of a longer list. */
const most = 24
const few = 8

/** What is wrong with a place, what to do, and a code that never changes. The text does not repeat the place. */
export interface Explanation {
  readonly code: string
  readonly what: string
  readonly mend: string
}

export const say = (code: string, what: string, mend: string): Explanation => ({ code, what, mend })

/** `Did you mean "x"?`, or the list of what is possible, or `none` when nothing is. */
export function meant(name: string, known: Iterable<string>, introduction: string, none = ''): string {
  const candidates = [...known]
  const near = suggestion(name, candidates)
  if (near !== undefined) return near
  if (candidates.length === 0 && none !== '') return none
  const isLong = candidates.length > most
  return `${introduction} ${isLong ? list(alike(name, candidates), few) : list(candidates)}.`
}

/** Of many names those that have most in common with a name. */
function alike(name: string, candidates: readonly string[]): string[] {
  const parts = new Set(name.toLowerCase().split(/[^a-z0-9]+/))
  const common = (one: string) => one.split('-').filter(part => parts.has(part)).length
  return candidates.toSorted((one, other) => common(other) - common(one))
}

/** `Did you mean "x"?`; undefined when none is near. */
export function suggestion(name: string, known: Iterable<string>): string | undefined {
  const bare = name.replace(/^"|"$/g, '')
  const candidates = [...known]
  // Words of other tools are often longer: minimum, descending.
  const longer = (one: string) => one.length > 2 && /^[A-Za-z]+$/.test(bare) && bare.startsWith(one)
  const near = nearest(bare, candidates) ?? candidates.find(longer)
  return near === undefined || near === bare ? undefined : `Did you mean "${near}"?`
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

/** The pattern as one that matches the whole value. */
export function anchored(pattern: string): string {
  const inner = pattern.replace(/^\^/, '').replace(/(?<!\\)\$$/, '')
  return inner.includes('|') ? `^(?:${inner})$` : `^${inner}$`
}
