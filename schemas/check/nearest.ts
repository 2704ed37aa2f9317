import { distance } from 'fastest-levenshtein'

/** The candidate that a misspelt name means; undefined when none is near: a third of its letters may differ. */
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
