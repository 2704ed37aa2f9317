import { parseArgs } from 'node:util'
import { type Browser, chromium } from 'playwright'
import { openSandbox, type Sandbox } from '../../src/sandbox/openSandbox.ts'
import { browserFlags, requireBrowser } from '../support/browser.ts'
import { type Builds, buildSides } from './builds/buildSides.ts'
import { type Served, serveBuild } from './builds/serveBuild.ts'
import { checkTimes } from './checkTimes.ts'
import { coldStart, heapAfter, type Journey, journey, type Side, type Step } from './page/journey.ts'
import { signedInState } from './page/openPage.ts'
import { type Figure, kilobytes, printFigures, printFiles } from './report.ts'

/**
 * `npm run bench`: the production build against the same two screens written by hand (twin/), on one machine in one run.
 * It prints what it has found and fails only when it cannot measure.
 *
 *     npm run bench -- --runs 20 --only next
 */

const options = parseArgs({
  options: {
    runs: { type: 'string', default: '9' },
    only: { type: 'string', default: '' },
    slowdown: { type: 'string', default: '4' },
  },
}).values
const runs = Number(options.runs)
const slowdown = Number(options.slowdown)

const steps: Readonly<Record<Step, string>> = {
  cold: 'first row, empty caches',
  warm: 'first row, reloaded',
  sort: 'sort',
  next: 'next page',
  filter: 'filter, without its 500 ms',
  details: 'list to details, first time',
  again: 'list to details, again',
}
const names = {
  bytes: 'script and style before the first row',
  heap: 'heap after 60 pages',
  definitions: 'definitions',
  check: 'check of 70 screens',
}

const wantedSteps = new Set(stepNames().filter(step => isWanted(step, steps[step])))
const [wantsBytes, wantsHeap, wantsDefinitions] = [
  isWanted('bytes', names.bytes),
  isWanted('heap', names.heap),
  isWanted('definitions', names.definitions),
]

if (isWanted('check', names.check)) await measureCheck()
if (wantedSteps.size > 0 || wantsBytes || wantsHeap || wantsDefinitions) await measurePage()

async function measureCheck(): Promise<void> {
  const times = await checkTimes(70, runs)
  printFigures('', [
    { ...figure(names.check, 'ms', [], times), target: { text: 'under 1 s', met: (_, own) => own < 1000 } },
  ])
}

async function measurePage(): Promise<void> {
  const builds = await buildSides()
  const sandbox = await openSandbox()
  const browser = await chromium.launch({ executablePath: requireBrowser(), args: browserFlags() })
  try {
    console.log(`${runs} runs in turn, processor slowed ${slowdown}×, Chromium ${browser.version()}`)
    await compareWithTwin(builds, sandbox, browser)
    if (wantsDefinitions) await compareDefinitions(builds, sandbox, browser)
  } finally {
    await browser.close()
    sandbox.close()
    builds.close()
  }
}

async function compareWithTwin(builds: Builds, sandbox: Sandbox, browser: Browser): Promise<void> {
  if (wantedSteps.size === 0 && !wantsBytes && !wantsHeap) return
  const [twin, own] = [await serve(builds.twin), await serve(builds.console)]
  const journeys: { twin: Journey[]; own: Journey[] } = { twin: [], own: [] }
  const unslowed: { twin: Journey[]; own: Journey[] } = { twin: [], own: [] }
  const heaps: { twin: number[]; own: number[] } = { twin: [], own: [] }
  await inTurn(runs, async first => {
    for (const side of first ? (['twin', 'own'] as const) : (['own', 'twin'] as const))
      journeys[side].push(await journey(browser, side === 'twin' ? twin : own, slowdown, wantedSteps))
  })
  await inTurn(wantedSteps.size > 0 ? runs : 0, async first => {
    for (const side of first ? (['twin', 'own'] as const) : (['own', 'twin'] as const))
      unslowed[side].push(await journey(browser, side === 'twin' ? twin : own, 1, wantedSteps))
  })
  if (wantsHeap) {
    await inTurn(3, async () => {
      heaps.twin.push(await heapAfter(browser, twin, 60))
      heaps.own.push(await heapAfter(browser, own, 60))
    })
  }
  for (const { close } of [twin, own]) close()
  printFigures('by hand', [
    ...(wantsBytes ? byteFigures(journeys) : []),
    ...[...wantedSteps].map(step => stepFigure(step, journeys)),
    ...(wantsHeap ? [figure(names.heap, 'MB', inMegabytes(heaps.twin), inMegabytes(heaps.own))] : []),
  ])
  if (wantedSteps.size > 0)
    console.log('\nProcessor time of the main thread at full speed, which a busy machine touches least:')
  printFigures(
    'by hand',
    [...wantedSteps].map(step => workFigure(step, unslowed)),
  )
  if (!wantsBytes) return
  printFiles('Before the first row, console', journeys.own.at(-1)?.files ?? [])
  printFiles('Before the first row, by hand', journeys.twin.at(-1)?.files ?? [])

  async function serve(folder: string): Promise<Side & Served> {
    return servedSide(folder, sandbox, browser)
  }
}

async function compareDefinitions(builds: Builds, sandbox: Sandbox, browser: Browser): Promise<void> {
  const few = await servedSide(await builds.withDefinitions(70), sandbox, browser)
  const many = await servedSide(await builds.withDefinitions(700), sandbox, browser)
  const times: { few: number[]; many: number[] } = { few: [], many: [] }
  // The difference that is looked for is small, and a cold start is quick to measure.
  await inTurn(runs * 2, async first => {
    for (const side of first ? (['few', 'many'] as const) : (['many', 'few'] as const))
      times[side].push((await coldStart(browser, side === 'few' ? few : many, slowdown)).total)
  })
  for (const { close } of [few, many]) close()
  printFigures('with 70', [
    { ...figure('first row with 700 definitions', 'ms', times.few, times.many), target: atMost(1.05) },
  ])
}

async function servedSide(folder: string, sandbox: Sandbox, browser: Browser): Promise<Side & Served> {
  const served = await serveBuild(folder, sandbox)
  return { ...served, state: await signedInState(browser, served.origin, sandbox.signIn('admin')) }
}

/** A, B, B, A, A, B, …: what slows the machine down for a while slows both. */
async function inTurn(count: number, run: (first: boolean) => Promise<void>): Promise<void> {
  for (let at = 0; at < count; at++) {
    await run(at % 2 === 0)
    if (process.stderr.isTTY) process.stderr.write(`\r${at + 1} of ${count} `)
  }
  if (process.stderr.isTTY) process.stderr.write('\r')
}

function byteFigures(journeys: { twin: readonly Journey[]; own: readonly Journey[] }): Figure[] {
  const sums = (side: readonly Journey[], of: 'body' | 'all') =>
    side.map(({ files }) => kilobytes(files.reduce((sum, file) => sum + file[of], 0)))
  const [twin, own] = [sums(journeys.twin, 'body'), sums(journeys.own, 'body')]
  return [
    {
      ...figure(names.bytes, 'KB', twin, own),
      target: { text: 'at most 170 KB', met: (_, size) => size <= 170 },
    },
    {
      ...figure(
        '  and over the screen by hand',
        'KB',
        [],
        own.map((size, at) => size - (twin[at] ?? 0)),
      ),
      target: { text: 'at most 15 KB', met: (_, more) => more <= 15 },
    },
    figure('  with the headers of HTTP/1', 'KB', sums(journeys.twin, 'all'), sums(journeys.own, 'all')),
  ]
}

/** From the user's event on, the time of the server is taken off: it is the same for both and no part of the page. */
function stepFigure(
  step: Step,
  { twin, own }: { twin: readonly Journey[]; own: readonly Journey[] },
): Figure {
  const times = (side: readonly Journey[]) =>
    side.flatMap(({ times: { [step]: taken } }) => taken.map(({ total, replies }) => total - replies))
  return { ...figure(steps[step], 'ms', times(twin), times(own)), target: atMost(1.1) }
}

function workFigure(
  step: Step,
  { twin, own }: { twin: readonly Journey[]; own: readonly Journey[] },
): Figure {
  const works = (side: readonly Journey[]) => side.flatMap(({ times }) => times[step].map(({ work }) => work))
  return figure(steps[step], 'ms', works(twin), works(own))
}

function figure(name: string, unit: Figure['unit'], base: readonly number[], own: readonly number[]): Figure {
  return { name, unit, base, console: own }
}

function atMost(ratio: number): NonNullable<Figure['target']> {
  return { text: `at most +${Math.round((ratio - 1) * 100)} %`, met: (base, own) => own <= base * ratio }
}

function inMegabytes(sizes: readonly number[]): number[] {
  return sizes.map(size => size / 1_000_000)
}

function stepNames(): Step[] {
  return ['cold', 'warm', 'sort', 'next', 'filter', 'details', 'again']
}

function isWanted(...words: readonly string[]): boolean {
  return words.some(word => word.includes(options.only))
}
