export interface Ranked<T> {
  readonly label: string
  readonly items: readonly T[]
  /** How many more items of the group there are. Absent: none. */
  readonly more?: number
}

interface Rankable {
  readonly label: string
  readonly hint?: string
  /** An action: preferred over a nearly equal match. */
  readonly acts?: boolean
}

/** Weight of an action: above a match at the start of the text, below one at the start of a word. */
const work = 1.5

/** Maximum items of a group with a query, which has the best match first. */
const most = 30
/** Maximum items of a group without one: all screens of most consoles, and not thousands of elements of the largest. */
const mostUnranked = 150

/**
 * The groups with their matches, best first in each, and the group of the best match first. Without a query
 * they keep their order; empty groups are left out. Each has a limit, above which it names how many more there are.
 */
export function rank<T extends Rankable>(groups: readonly Ranked<T>[], query: string): Ranked<T>[] {
  if (query.trim() === '')
    return groups
      .filter(({ items }) => items.length > 0)
      .map(({ label, items }) => limited(label, items, mostUnranked))
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
    return { label, found }
  })
  return ranked
    .filter(({ found }) => found.length > 0)
    .toSorted((one, other) => (other.found[0]?.score ?? 0) - (one.found[0]?.score ?? 0))
    .map(({ label, found }) =>
      limited(
        label,
        found.map(({ item }) => item),
        most,
      ),
    )
}

function limited<T>(label: string, items: readonly T[], limit: number): Ranked<T> {
  const more = items.length - limit
  return more > 0 ? { label, items: items.slice(0, limit), more } : { label, items }
}

/** A match in the label scores higher than one in its place. */
function best(own: number | undefined, withPlace: number | undefined): number | undefined {
  if (own !== undefined) return own + 1
  return withPlace
}

/**
 * How well a text matches a query: greater is better, undefined is no match. The letters of each word must
 * occur in order, with anything between them; starts of words and consecutive letters score higher. Ignores
 * case and accents. `('set lan', 'Settings of languages')` matches, `('nal', …)` does not.
 */
export function fuzzyScore(query: string, text: string): number | undefined {
  const words = plain(query).split(/\s+/).filter(Boolean)
  const target = plain(text)
  let total = 0
  for (const word of words) {
    const score = wordScore(word, target)
    if (score === undefined) return undefined
    total += score
  }
  // Of two equal matches the shorter one wins.
  return total - target.length / 1000
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
}

function wordScore(word: string, text: string): number | undefined {
  const whole = text.indexOf(word)
  if (whole >= 0)
    return word.length * 4 + (startsWord(text, whole) ? word.length * 2 : 0) + (whole === 0 ? 1 : 0)
  let score = 0
  let at = -1
  for (const letter of word) {
    const next = nextLetter(text, letter, at + 1)
    if (next < 0) return undefined
    score += next === at + 1 ? 2 : startsWord(text, next) ? 2 : 0.25
    at = next
  }
  return score
}

/** The next start of a word with this letter, unless the text after it matches earlier. */
function nextLetter(text: string, letter: string, from: number): number {
  const near = text.indexOf(letter, from)
  if (near === from) return near
  for (let at = near; at >= 0; at = text.indexOf(letter, at + 1)) if (startsWord(text, at)) return at
  return near
}

function startsWord(text: string, at: number): boolean {
  return at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1] ?? '')
}
