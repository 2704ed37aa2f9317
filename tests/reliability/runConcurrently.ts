import { setTimeout } from 'node:timers/promises'
import { type Visitor } from '../support/visitor.ts'
import { type CaseResult, type Failure, messageOf, reportProgress, withTimeout } from './faultKind.ts'

/** A page and the resources that its cases need. */
export interface PooledPage {
  readonly visitor: Visitor
  close(): Promise<void>
}

/** Cases that run together. */
export type Batch<C> = readonly [C, ...C[]]

/** Runs cases in pages. */
interface CaseRunner<S extends PooledPage, C extends { readonly at: number }> {
  /** Opens the page of a runPage, by the number of the runPage. */
  open(runPage: number): Promise<S>
  /** Runs cases together. An exception is a problem, and so are the problems that the page reports meanwhile. */
  run(pooled: S, cases: Batch<C>): Promise<CaseResult>
  /** A readable description of the cases, for when running them gave no result. */
  describe(cases: Batch<C>): string
}

/** Number of pages that run concurrently: while one waits, the others continue. */
const pageCount = 3
/** Milliseconds; long, because the machine may be busy. */
const caseTimeout = 60_000
/** Milliseconds; a page that hangs may never close. */
const closeTimeout = 10_000

/**
 * Runs groups of batches concurrently: the cases of a batch together, the batches of a group one after the other in the same
 * page. A batch that fails is run again in halves, down to single cases. A failure discards the page.
 */
export async function runConcurrently<S extends PooledPage, C extends { readonly at: number }>(
  groups: readonly (readonly Batch<C>[])[],
  { open, run, describe }: CaseRunner<S, C>,
): Promise<readonly Failure[]> {
  const waiting = [...groups]
  const total = groups.flat(2).length
  const failures: Failure[] = []
  let tried = 0
  const runPage = async (number: number) => {
    let pooled: S | undefined
    const failuresOf = async (cases: Batch<C>): Promise<Failure[]> => {
      if (!pooled) {
        pooled = await withTimeout(open(number))
        pooled.visitor.context.setDefaultTimeout(caseTimeout)
      }
      const { input, problem } = await tryOnce(pooled, cases)
      if (problem === undefined) return []
      if (cases.length === 1) await takeScreenshot(pooled, cases[0].at)
      await closePage(pooled)
      pooled = undefined
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
    if (pooled) await closePage(pooled)
  }
  const tryOnce = async (pooled: S, cases: Batch<C>): Promise<CaseResult> => {
    const { problems } = pooled.visitor
    problems.length = 0
    const { input, problem } = await withTimeout(run(pooled, cases)).catch((error: unknown) => ({
      input: describe(cases),
      problem: messageOf(error),
    }))
    const all = [...(problem === undefined ? [] : [problem]), ...problems.splice(0)]
    return { input, problem: all.length === 0 ? undefined : all.join('\n') }
  }
  await Promise.all(
    Array.from({ length: Math.min(pageCount, groups.length) }, (_, number) => runPage(number)),
  )
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

/** A screenshot for the log; a page that hangs gives none. */
async function takeScreenshot({ visitor }: PooledPage, at: number): Promise<void> {
  const path = `test-results/reliability/case-${at}.png`
  await visitor.page.screenshot({ path, timeout: closeTimeout }).catch(() => undefined)
}

async function closePage(pooled: PooledPage): Promise<void> {
  const left = pooled.close().catch(() => undefined)
  await Promise.race([left, setTimeout(closeTimeout, undefined, { ref: false })])
}
