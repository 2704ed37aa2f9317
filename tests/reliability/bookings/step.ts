import { type Random } from '../../../src/sandbox/seed/random.ts'
import { type RestartableSandbox } from './restartableSandbox.ts'

/** Cents by account: 'partner 3 GBP' is what that partner owes, 'payouts EUR' the net of all payouts. */
export type ExpectedMoves = Readonly<Record<string, number>>

/** A step of a user: one call. */
export interface Step {
  /** Method and address, from `/api/` on. */
  readonly call: string
  readonly body?: unknown
  /** The persona. */
  readonly by: string
  /**
   * What the bookings change by when it is done, worked out from what stood there before; absent: by
   * nothing. A text is the beginning of the names of accounts that move by what the message does not say.
   */
  readonly moves?: ExpectedMoves | ((message: string) => ExpectedMoves | string)
  /** True: of two who do it at once only one may. */
  readonly once?: boolean
}

/** What can be done, drawn from what is there; undefined: there is nothing to do it with. */
export type Operation = (sandbox: RestartableSandbox, random: Random) => Step | undefined

/** The same key twice is added up. */
export function movesOf(...parts: readonly (readonly [account: string, cents: number])[]): ExpectedMoves {
  const sums: Record<string, number> = {}
  for (const [account, cents] of parts) sums[account] = (sums[account] ?? 0) + cents
  return sums
}

/** 'Request 12 is waiting for approval: …' has booked nothing. */
export function unlessAsked(moves: ExpectedMoves): (message: string) => ExpectedMoves {
  return message => (/^Request \d+ is waiting for approval/.test(message) ? {} : moves)
}

export function amountOf(random: Random, most: number): number {
  return random.whole(1, most) / 100
}

/** Mostly the current version, sometimes an old one or none. */
export function versionIn(random: Random, version: unknown): string {
  if (random.chance(0.5)) return ''
  return `?version=${Number(version) - (random.chance(0.15) ? 1 : 0)}`
}
