/** A stream of numbers that depends on its name only: the same on every machine, whatever else was drawn before. */
export interface Random {
  /** A whole number between both limits, inclusive. */
  whole(low: number, high: number): number
  /** True in the given share of cases, 0 to 1. */
  chance(share: number): boolean
  pick<const L extends readonly [unknown, ...unknown[]]>(list: L): L[number]
  /** That many digits. */
  digits(count: number): string
}

export function randomOf(name: string): Random {
  let state = hash(name)
  const next = () => {
    // mulberry32: small, and good enough for made-up people.
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  return {
    whole,
    chance: share => next() < share,
    pick: list => list[whole(0, list.length - 1)] ?? list[0],
    digits: count => Array.from({ length: count }, () => whole(0, 9)).join(''),
  }
}

function hash(text: string): number {
  let state = 0x811c9dc5
  for (let at = 0; at < text.length; at++) state = Math.imul(state ^ text.charCodeAt(at), 0x01000193)
  return state
}
