import { child, type Item } from '../item.ts'

/** The numbers that a leaf accepts. */
export interface Range {
  readonly from: number
  readonly to: number
  /** Whether it accepts its ends, of which only one is a number. */
  readonly closed: boolean
}

/** The range of a leaf; undefined for one that does not compare by size. */
export function rangeOf(leaf: Item): Range | undefined {
  const [least, most] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]
  const limit = (key: string) => {
    const { value } = child(leaf, key)
    return typeof value === 'number' ? value : undefined
  }
  const [atLeast, atMost] = [limit('atLeast'), limit('atMost')]
  if (atLeast !== undefined) return { from: atLeast, to: most, closed: true }
  if (atMost !== undefined) return { from: least, to: atMost, closed: true }
  const [moreThan, lessThan] = [limit('moreThan'), limit('lessThan')]
  if (moreThan !== undefined) return { from: moreThan, to: most, closed: false }
  return lessThan === undefined ? undefined : { from: least, to: lessThan, closed: false }
}

/** Whether some number is in both. */
export function overlap(one: Range, other: Range): boolean {
  const [from, to] = [Math.max(one.from, other.from), Math.min(one.to, other.to)]
  return from < to || (from === to && one.closed && other.closed)
}

export function within(number: number, range: Range): boolean {
  return overlap(range, { from: number, to: number, closed: true })
}
