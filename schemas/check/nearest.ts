import { distance } from 'fastest-levenshtein'

/** The candidate nearest to a misspelt name; undefined when more than a third of its letters differ. */
export function nearest(name: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined
  let least = Math.min(Math.ceil(name.length / 3), name.length - 1) + 1
  for (const candidate of candidates) {
    const steps = candidate.toLowerCase() === name.toLowerCase() ? 0 : distance(name, candidate)
    if (candidate !== name && steps < least) {
      best = candidate
      least = steps
    }
  }
  return best
}

/** One letter more, fewer or different, or two neighbours swapped; another number is another name. */
export function isSlip(name: string, other: string): boolean {
  const letters = (one: string) => one.replaceAll(/\d/g, '')
  if (letters(name) === letters(other)) return false
  const steps = distance(name, other)
  return steps === 1 || (steps === 2 && isSwapped(name, other))
}

function isSwapped(name: string, other: string): boolean {
  const at = [...name].findIndex((letter, index) => letter !== other[index])
  const [first = '', second = ''] = name.slice(at)
  return other === `${name.slice(0, at)}${second}${first}${name.slice(at + 2)}`
}
