import { distance } from 'fastest-levenshtein'
import { isSlip } from './nearest.ts'

/** The name that is meant by one with a typing mistake: one for every five letters, since names often share their area. */
export function misspeltName(name: string, candidates: readonly string[]): string | undefined {
  const most = Math.min(3, name.length - 1, Math.max(1, Math.floor(name.length / 5)))
  const steps = (one: string) => (isSlip(name, one) ? 1 : distance(name, one))
  return candidates
    .filter(one => one !== name && steps(one) <= most)
    .toSorted((one, other) => steps(one) - steps(other))[0]
}

/** The only name that has all words of this one, and more: a name begins with its area. */
export function fullName(name: string, candidates: readonly string[]): string | undefined {
  const words = wordsOf(name)
  const found = candidates.filter(one => commonWords(words, one) === words.length)
  return name.length > 3 && found.length === 1 ? found[0] : undefined
}

/** Names by how many words they share with this one, the most first, then by their letters. */
export function nearestFirst(name: string, candidates: readonly string[]): string[] {
  const words = wordsOf(name)
  return candidates
    .map(one => ({ one, common: commonWords(words, one), steps: distance(name, one) }))
    .toSorted((one, other) => other.common - one.common || one.steps - other.steps)
    .map(({ one }) => one)
}

/** The names that share a word with this one, the nearest first. */
export function namesAlike(name: string, candidates: readonly string[]): string[] {
  const words = wordsOf(name)
  return nearestFirst(
    name,
    candidates.filter(one => commonWords(words, one) > 0),
  )
}

/** How many of the words another name has; one in the plural is the same. */
function commonWords(words: readonly string[], other: string): number {
  const others = wordsOf(other)
  return words.filter(word => others.some(one => one === word || `${one}s` === word || `${word}s` === one))
    .length
}

function wordsOf(name: string): string[] {
  return name
    .split(/(?<=[a-z0-9])(?=[A-Z])|[^A-Za-z0-9]+/)
    .filter(word => word !== '')
    .map(word => word.toLowerCase())
}
