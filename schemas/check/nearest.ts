import { distance } from 'fastest-levenshtein'

/** The candidate that a misspelt name means; undefined when none is near: more than a third of it would have to change. */
export function nearest(name: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined
  let least = Math.max(1, Math.floor(name.length / 3)) + 1
  for (const candidate of candidates) {
    const steps = candidate.toLowerCase() === name.toLowerCase() ? 0 : distance(name, candidate)
    if (candidate !== name && steps < least) {
      best = candidate
      least = steps
    }
  }
  return best
}
