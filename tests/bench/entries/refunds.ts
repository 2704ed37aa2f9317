import { type BenchPage, firstRow, openPage, settle, slowDown } from '../page/openPage.ts'
import { details, filterByOrder, firstPaint, reloads } from '../page/refundSteps.ts'
import { nextPages, sorts } from '../page/steps.ts'
import { noteFiles, type Travelled } from '../page/travelled.ts'
import { type Both, inOrder, type Measured, type Step } from '../page/turns.ts'
import { atMost, type Figure, kilobytes, printFigures, printFiles } from '../report.ts'
import {
  type Bench,
  noSamples,
  openSides,
  reportProgress,
  type Samples,
  type Side,
  sampleStep,
  serveSides,
  timeOf,
  wholeTimeOf,
} from './entry.ts'

export const list = '/finance/refunds'

const names: Readonly<Record<string, string>> = {
  cold: 'first row, empty caches',
  warm: 'first row, reloaded',
  sort: 'sort',
  next: 'next page',
  filter: 'filter, without its 500 ms',
  details: 'list to details, first time',
  again: 'list to details, again',
}

/** Steps on an open list, in the order in which they are taken. */
const steps: Readonly<Record<string, Step>> = {
  sort: sorts(['Customer', 'Order Nr', 'Amount', 'Method']),
  next: nextPages(6),
  filter: filterByOrder,
  again: details([2, 3]),
  warm: reloads,
}

/** The list of refunds: bytes and time to the first row, then the way of one user, step by step on both sides in turn. */
export async function measureRefunds(bench: Bench, wanted: ReadonlySet<string>): Promise<void> {
  const { runs, slowdown } = bench
  const sides = await serveSides(bench, await bench.builds.refunds(), list)
  const found = new Map([...wanted].map(figure => [figure, noSamples()]))
  const sampled = (figure: string, run: (samples: Samples) => Promise<void>) => {
    const samples = found.get(figure)
    return samples ? run(samples) : undefined
  }
  const files: Both<Travelled[][]> = { base: [], own: [] }
  const wantsPages = [...wanted].some(figure => figure in steps || figure === 'details')
  for (let at = 0; at < runs; at++) {
    reportProgress(`refunds: ${at + 1} of ${runs}`)
    if (wanted.has('bytes') || wanted.has('cold'))
      await sampled(wanted.has('cold') ? 'cold' : 'bytes', samples =>
        sampleCold(bench, sides, at, samples, files),
      )
    if (!wantsPages) continue
    const pages = await openSides(bench, sides)
    for (const side of inOrder(at)) {
      await pages[side].page.goto(sides[side].origin + list)
      await firstRow(pages[side])
      await settle(pages[side])
    }
    await sampled('details', async samples => sampleDetails(pages, at, slowdown, samples))
    for (const [figure, step] of Object.entries(steps))
      await sampled(figure, samples =>
        sampleStep(pages, step, slowdown, samples, figure === 'again' ? wholeTimeOf : timeOf),
      )
    await pages.close()
  }
  reportProgress('')
  sides.close()
  printFigures('by hand', [
    ...(wanted.has('bytes') ? byteFigures(files) : []),
    ...Object.keys(names).flatMap(figure => {
      const samples = found.get(figure)
      return samples ? [timeFigure(names[figure] ?? figure, samples)] : []
    }),
  ])
  if (!wanted.has('bytes')) return
  printFiles('Before the first row, console', files.own.at(-1) ?? [])
  printFiles('Before the first row, by hand', files.base.at(-1) ?? [])
}

export function timeFigure(name: string, { times, work }: Samples, limit = 1.1): Figure {
  return { name, unit: 'ms', values: times, work, target: atMost(limit) }
}

/** The first row with empty caches, on the clock while slowed, and the work of it at full speed. */
async function sampleCold(
  bench: Bench,
  sides: Both<Side>,
  at: number,
  { times, work }: Samples,
  files: Both<Travelled[][]>,
): Promise<void> {
  for (const side of inOrder(at)) {
    const taken = await coldStart(bench, sides[side], bench.slowdown, list, travelled =>
      files[side].push([...travelled]),
    )
    times[side].push(timeOf(taken))
  }
  for (const side of inOrder(at)) work[side].push((await coldStart(bench, sides[side], 1, list)).work)
}

export async function coldStart(
  { browser }: Bench,
  { origin, state }: Side,
  slowdown: number,
  path: string,
  note?: (files: readonly Travelled[]) => void,
): Promise<Measured> {
  const open = await openPage(browser, state)
  await slowDown(open, slowdown)
  const files = noteFiles(open)
  await open.page.goto(origin + path)
  const taken = await firstPaint(open)
  note?.(await files(taken.total))
  await open.close()
  return taken
}

/** The first time in a page fetches the script of the details, so there is one sample per page: slowed in every other run. */
async function sampleDetails(
  pages: Both<BenchPage>,
  at: number,
  slowdown: number,
  { times, work }: Samples,
): Promise<void> {
  const slowed = at % 2 === 0
  for (const side of inOrder(at)) {
    await slowDown(pages[side], slowed ? slowdown : 1)
    for await (const taken of details([1])(pages[side]))
      slowed ? times[side].push(wholeTimeOf(taken)) : work[side].push(taken.work)
    await slowDown(pages[side], 1)
  }
}

function byteFigures(files: Both<Travelled[][]>): Figure[] {
  const sums = (side: readonly Travelled[][], of: 'body' | 'all') =>
    side.map(run => kilobytes(run.reduce((sum, file) => sum + file[of], 0)))
  const bodies = { base: sums(files.base, 'body'), own: sums(files.own, 'body') }
  return [
    {
      name: 'script and style before the first row',
      unit: 'KB',
      values: bodies,
      target: { text: 'at most 170 KB', met: size => size <= 170 },
    },
    {
      name: '  and over the screen by hand',
      unit: 'KB',
      values: { base: [], own: bodies.own.map((size, at) => size - (bodies.base[at] ?? 0)) },
      target: { text: 'at most 15 KB', met: more => more <= 15 },
    },
    {
      name: '  with the headers of HTTP/1',
      unit: 'KB',
      values: { base: sums(files.base, 'all'), own: sums(files.own, 'all') },
    },
  ]
}
