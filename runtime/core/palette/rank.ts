import { fuzzyScore } from './fuzzy.ts'

export interface Ranked<T> {
  readonly label: string
  readonly items: readonly T[]
}

interface Rankable {
  readonly label: string
  readonly hint?: string
  /** Something is done there: of two that match nearly alike it is meant. */
  readonly acts?: boolean
}

/** More than a match at the start of the text, less than one at the start of a word, counts before one inside. */
const work = 1.5

/** What a group may show at most. */
const most = 30

/**
 * The groups with what answers the query, the best first in each, and the group of the best first. Without a query all stay
 * as they are; a group with nothing to show is left out.
 */
export function rank<T extends Rankable>(groups: readonly Ranked<T>[], query: string): Ranked<T>[] {
  if (query.trim() === '') return groups.filter(({ items }) => items.length > 0)
  const ranked = groups.map(({ label, items }) => {
    const found = items
      .flatMap(item => {
        const score = best(
          fuzzyScore(query, item.label),
          fuzzyScore(query, `${item.hint ?? ''} ${item.label}`),
        )
        return score === undefined ? [] : [{ item, score: score + (item.acts ? work : 0) }]
      })
      .toSorted((one, other) => other.score - one.score)
      .slice(0, most)
    return { label, found }
  })
  return ranked
    .filter(({ found }) => found.length > 0)
    .toSorted((one, other) => (other.found[0]?.score ?? 0) - (one.found[0]?.score ?? 0))
    .map(({ label, found }) => ({ label, items: found.map(({ item }) => item) }))
}

/** The label itself counts more than the place where it stands. */
function best(own: number | undefined, withPlace: number | undefined): number | undefined {
  if (own !== undefined) return own + 1
  return withPlace
}
