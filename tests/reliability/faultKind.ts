import { setTimeout } from 'node:timers/promises'
import { type Random, randomOf } from '../../src/sandbox/seed/random.ts'

/**
 * A kind of fault that the console is tried with. A file in `cases/` exports one as `kind` and is named as its `name`; those
 * in `cases/browser/` need the built console and a browser (`withEnvironment`), the others run in Node alone. The cases of a seed
 * are one fixed sequence: the same seed and number give the same case, however many are run before it.
 */
export interface FaultKind {
  /** Name of its file; `--only` takes it. */
  readonly name: string
  /** What was varied, as in the published table: a sentence without its full stop. */
  readonly varied: string
  /** What counts as one case, in the plural. */
  readonly unit: string
  /** What must hold in every case. */
  readonly expected: string
  /** Cases of a full run. */
  readonly full: number
  /** Cases that `npm test` runs: a few seconds of them. */
  readonly sample: number
  run(asked: Asked): Promise<Outcome>
}

/** The cases `from` up to but without `from + count` of the sequence of `seed`. */
export interface Asked {
  readonly seed: number
  readonly from: number
  readonly count: number
}

export interface Outcome {
  /** Number of cases that were run. */
  readonly cases: number
  readonly failures: readonly Failure[]
}

export interface Failure {
  /** Number of the case in the sequence of its seed. */
  readonly at: number
  /** What was tried, as a person reads it. */
  readonly input: string
  readonly problem: string
}

/** What is wrong with a case, or undefined. */
export interface CaseResult {
  readonly input: string
  readonly problem: string | undefined
}

/** What `npm run test:reliability` asks of one vitest process, as JSON in the environment. */
export interface FullRun {
  readonly only: string
  readonly seed: number
  readonly from?: number
  readonly count?: number
  /** Where the outcome is written. */
  readonly report: string
}

/** What a full run writes of one kind. */
export type Report = Pick<FaultKind, 'name' | 'varied' | 'unit' | 'expected' | 'full'> &
  Outcome & { readonly seed: number }

export const environmentName = 'RELIABILITY_RUN'
export const publishedSeed = 1

/** Seconds after which a case hangs, on a busy machine too. */
const longest = 180

/** What the work gives; rejects when that takes longer than a case may. */
export async function withTimeout<T>(work: Promise<T>): Promise<T> {
  const stop = new AbortController()
  const late = setTimeout(longest * 1000, undefined, { signal: stop.signal }).then((): never => {
    throw new Error(`has not ended after ${longest} s`)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    stop.abort()
    late.catch(() => undefined)
  }
}

/** Number of cases between two reports of progress. */
const every = 100

/** Logs the progress of a run. */
export function reportProgress(before: number, tried: number, total: number): void {
  if (Math.floor(tried / every) > Math.floor(before / every)) console.log(`${tried} of ${total}`)
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** Runs each case by itself, with a stream of numbers that depends on the seed and the number of the case alone. */
export async function runEach(
  name: string,
  { seed, from, count }: Asked,
  tryOne: (random: Random, at: number) => CaseResult | Promise<CaseResult>,
): Promise<Outcome> {
  const failures: Failure[] = []
  for (let at = from; at < from + count; at++) {
    const tried = (async () => tryOne(randomOf(`${name} ${seed} ${at}`), at))()
    const { input, problem } = await withTimeout(tried).catch((error: unknown) => ({
      input: `case ${at}`,
      problem: messageOf(error),
    }))
    if (problem !== undefined) failures.push({ at, input, problem })
    reportProgress(at - from, at - from + 1, count)
  }
  return { cases: count, failures }
}

/** The list in an order that depends on the seed alone, so that a sample of its beginning is one of the whole. */
export function shuffled<T>(list: readonly T[], name: string, seed: number): T[] {
  const random = randomOf(`${name} ${seed}`)
  return list
    .map(item => ({ item, rank: random.whole(0, 2 ** 31) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ item }) => item)
}
