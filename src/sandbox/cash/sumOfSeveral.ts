/** One amount that may be a part of a sum, in cents. */
export interface Amount {
  readonly id: number
  readonly amount: number
}

/** Amounts, the oldest first, of which any may add up; more would take too long. */
const anyOf = 80
/** Sums that are kept while combining them. */
const mostSums = 200_000

/** The oldest one that equals the sum; empty when none does. */
export function exactAmount<T extends Amount>(amounts: readonly T[], sum: number): readonly T[] {
  const one = amounts.find(({ amount }) => amount === sum)
  return one ? [one] : []
}

/** As many of the oldest as the sum is enough for, in their order; the first that is too much ends it. */
export function oldestFirst<T extends Amount>(amounts: readonly T[], sum: number): readonly T[] {
  let total = 0
  const over = amounts.findIndex(({ amount }) => {
    total += amount
    return total > sum
  })
  return over < 0 ? amounts : amounts.slice(0, over)
}

/**
 * Several that come to the sum to the cent: some that follow each other, as a partner pays for some days, else any of the
 * oldest. None: no such are found.
 */
export function sumOfSeveral<T extends Amount>(amounts: readonly T[], sum: number): readonly T[] {
  const run = sumOfRun(amounts, sum)
  return run.length > 0 ? run : sumOfAny(amounts.slice(0, anyOf), sum)
}

function sumOfRun<T extends Amount>(amounts: readonly T[], sum: number): readonly T[] {
  // The place behind which so much had been added up.
  const starts = new Map<number, number>([[0, 0]])
  let total = 0
  for (const [at, { amount }] of amounts.entries()) {
    total += amount
    const start = starts.get(total - sum)
    if (start !== undefined && at + 1 - start > 1) return amounts.slice(start, at + 1)
    starts.set(total, at + 1)
  }
  return []
}

function sumOfAny<T extends Amount>(amounts: readonly T[], sum: number): readonly T[] {
  // Each sum that can be reached, with the last part of it and what it was before.
  const reached = new Map<number, { readonly part: T; readonly before: number }>()
  for (const part of amounts) {
    if (part.amount <= 0 || part.amount >= sum) continue
    for (const before of [0, ...reached.keys()]) {
      const next = before + part.amount
      if (next > sum || reached.has(next)) continue
      reached.set(next, { part, before })
      if (next === sum) return partsOf(reached, sum)
    }
    if (reached.size > mostSums) break
  }
  return []
}

function partsOf<T extends Amount>(
  reached: ReadonlyMap<number, { readonly part: T; readonly before: number }>,
  sum: number,
): readonly T[] {
  const parts: T[] = []
  for (let at = reached.get(sum); at; at = reached.get(at.before)) parts.unshift(at.part)
  return parts
}
