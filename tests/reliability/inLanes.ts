import { setTimeout } from 'node:timers/promises'
import { type Visitor } from '../support/visitor.ts'
import { type Failure, inTime, messageOf, reportProgress, type Tried } from './faultKind.ts'

/** A page with all that a case needs around it. */
export interface Seat {
  readonly visitor: Visitor
  leave(): Promise<void>
}

/** Cases that are tried together. */
export type Batch<C> = readonly [C, ...C[]]

/** How cases are tried at pages. */
interface Trial<S extends Seat, C extends { readonly at: number }> {
  /** Opens the page of a lane, by the number of the lane. */
  come(lane: number): Promise<S>
  /** Tries cases together. What is thrown is a problem, and so is what went wrong in the page meanwhile. */
  tryCases(seat: S, cases: Batch<C>): Promise<Tried>
  /** What these cases are, for a person, when trying them gave no answer. */
  named(cases: Batch<C>): string
}

/** Pages side by side: while one waits, the others go on. */
const lanes = 3
/** Milliseconds that a case waits for what must come: on a busy machine a page may take long. */
const patience = 60_000
/** Milliseconds that a page gets for closing; one that hangs may never close. */
const closingTime = 10_000

/**
 * Tries groups of batches: the cases of a batch together, the batches of a group one after the other at the same page. A
 * batch that fails is tried again in halves, down to the cases that fail alone. After a failure the page is a new one.
 */
export async function inLanes<S extends Seat, C extends { readonly at: number }>(
  groups: readonly (readonly Batch<C>[])[],
  { come, tryCases, named }: Trial<S, C>,
): Promise<readonly Failure[]> {
  const waiting = [...groups]
  const total = groups.flat(2).length
  const failures: Failure[] = []
  let tried = 0
  const lane = async (number: number) => {
    let seat: S | undefined
    const failuresOf = async (cases: Batch<C>): Promise<Failure[]> => {
      if (!seat) {
        seat = await inTime(come(number))
        seat.visitor.context.setDefaultTimeout(patience)
      }
      const { input, problem } = await tryOnce(seat, cases)
      if (problem === undefined) return []
      if (cases.length === 1) await picture(seat, cases[0].at)
      await leave(seat)
      seat = undefined
      const alone: Failure[] = []
      for (const half of halvesOf(cases)) alone.push(...(await failuresOf(half)))
      if (alone.length > 0) return alone
      const together = cases.length > 1 ? ` (the cases ${cases.map(({ at }) => at).join(', ')} together)` : ''
      return [{ at: cases[0].at, input: input + together, problem }]
    }
    for (let group = waiting.shift(); group; group = waiting.shift())
      for (const cases of group) {
        const found = await failuresOf(cases)
        for (const { at, input, problem } of found) console.log(`case ${at}, ${input}: ${problem}`)
        failures.push(...found)
        tried += cases.length
        reportProgress(tried - cases.length, tried, total)
      }
    if (seat) await leave(seat)
  }
  const tryOnce = async (seat: S, cases: Batch<C>): Promise<Tried> => {
    const { problems } = seat.visitor
    problems.length = 0
    const { input, problem } = await inTime(tryCases(seat, cases)).catch((error: unknown) => ({
      input: named(cases),
      problem: messageOf(error),
    }))
    const all = [...(problem === undefined ? [] : [problem]), ...problems.splice(0)]
    return { input, problem: all.length === 0 ? undefined : all.join('\n') }
  }
  await Promise.all(Array.from({ length: Math.min(lanes, groups.length) }, (_, number) => lane(number)))
  return failures.sort((one, other) => one.at - other.at)
}

function halvesOf<C>([first, ...others]: Batch<C>): Batch<C>[] {
  const middle = Math.floor(others.length / 2)
  const [second, ...rest] = others.slice(middle)
  return second === undefined
    ? []
    : [
        [first, ...others.slice(0, middle)],
        [second, ...rest],
      ]
}

/** How the page looked, beside the log: a page that hangs gives none. */
async function picture({ visitor }: Seat, at: number): Promise<void> {
  const path = `test-results/reliability/case-${at}.png`
  await visitor.page.screenshot({ path, timeout: closingTime }).catch(() => undefined)
}

async function leave(seat: Seat): Promise<void> {
  const left = seat.leave().catch(() => undefined)
  await Promise.race([left, setTimeout(closingTime, undefined, { ref: false })])
}
