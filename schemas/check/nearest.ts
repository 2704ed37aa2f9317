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
