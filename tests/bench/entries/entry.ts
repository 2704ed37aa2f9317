import { type Browser } from 'playwright'
import { type Sandbox } from '../../../src/sandbox/openSandbox.ts'
import { type Builds } from '../builds/buildSides.ts'
import { type Served, serveBuild } from '../builds/serveBuild.ts'
import { type BenchPage, openPage, type State, signedInState } from '../page/openPage.ts'
import { type Both, inOrder, type Measured, type Step, stepInTurn } from '../page/turns.ts'
import { median } from '../statistics.ts'

/** What every entry measures with. */
export interface Bench {
  readonly builds: Builds
  readonly sandbox: Sandbox
  readonly browser: Browser
  readonly runs: number
  readonly slowdown: number
}

/** Something that can be asked for by name. */
export type Entry = {
  readonly name: string
  readonly text: string
  readonly figures: readonly string[]
} & (PageEntry | LoneEntry)

/** Measures pages and prints those of its figures that are wanted. */
export interface PageEntry {
  readonly measure: (bench: Bench, wanted: ReadonlySet<string>) => Promise<void>
}

/** Measures something without a page, so many times, and prints it. */
export interface LoneEntry {
  readonly measureAlone: (runs: number) => Promise<void>
}

/** A build behind a port, with a user who has been there before. */
export interface Side extends Served {
  readonly state: State
}

/** Serves a build to a user who holds every resource and has opened that screen before; `live`: with the websocket. */
export async function serveSide(
  { sandbox, browser }: Bench,
  folder: string,
  path: string,
  resources?: readonly string[],
  live = false,
): Promise<Side> {
  const served = await serveBuild(folder, sandbox, live)
  const token = sandbox.signIn('admin', resources)
  return { ...served, state: await signedInState(browser, served.origin, token, path) }
}

export async function serveSides(
  bench: Bench,
  folders: Both<string>,
  path: string,
  resources?: readonly string[],
): Promise<Both<Side> & { close(): void }> {
  const base = await serveSide(bench, folders.base, path, resources)
  const own = await serveSide(bench, folders.own, path, resources)
  return {
    base,
    own,
    close() {
      base.close()
      own.close()
    },
  }
}

/** Opens a page on each side. */
export async function openSides(
  { browser }: Bench,
  sides: Both<Side>,
): Promise<Both<BenchPage> & { close(): Promise<void> }> {
  const base = await openPage(browser, sides.base.state)
  const own = await openPage(browser, sides.own.state)
  return {
    base,
    own,
    async close() {
      await base.close()
      await own.close()
    },
  }
}

/** A step as pairs of one run each: on the clock while the processor is slowed, and its work at full speed. */
export interface Samples {
  readonly times: Both<number[]>
  readonly work: Both<number[]>
}

export function noSamples(): Samples {
  return { times: { base: [], own: [] }, work: { base: [], own: [] } }
}

/** Takes a step on both pages, slowed and at full speed, and keeps the median of its repetitions. */
export async function sampleStep(
  pages: Both<BenchPage>,
  step: Step,
  slowdown: number,
  { times, work }: Samples,
  timed = timeOf,
): Promise<void> {
  const slowed = await stepInTurn(pages, step, slowdown)
  const full = await stepInTurn(pages, step, 1)
  for (const side of inOrder(0)) {
    times[side].push(median(slowed[side].map(timed)))
    work[side].push(median(full[side].map(taken => taken.work)))
  }
}

/** From the user's event on, less the time of the server: it is the same for both and no part of the page. */
export function timeOf({ total, replies }: Measured): number {
  return total - replies
}

/**
 * From the user's event on, the time of the server included: where many replies come one after the other, the page works
 * while others are still under way, and taking them off would hide that work on whichever side sends earlier.
 */
export function wholeTimeOf({ total }: Measured): number {
  return total
}

/** Says on a terminal how far it is. */
export function reportProgress(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r${text}\u001b[K`)
}
