import { nearest } from './nearest.ts'

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
  return candidates.length === 0 && none !== '' ? none : `${introduction} ${list(candidates)}.`
}

/** `Did you mean "x"?`; undefined when none is near. */
export function suggestion(name: string, known: Iterable<string>): string | undefined {
  const near = nearest(name.replace(/^"|"$/g, ''), known)
  return near === undefined ? undefined : `Did you mean "${near}"?`
}

export function list(names: readonly string[]): string {
  const shown = names.slice(0, 20).map(name => `"${name}"`)
  return names.length > shown.length
    ? `${shown.join(', ')} and ${names.length - shown.length} more`
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
