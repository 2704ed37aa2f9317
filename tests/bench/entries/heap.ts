import { firstRow, heapOf, openPage, settle } from '../page/openPage.ts'
import { nextPages } from '../page/steps.ts'
import { type Both, inOrder } from '../page/turns.ts'
import { type Figure, printFigures } from '../report.ts'
import { type Bench, type Side, serveSides, tellProgress } from './entry.ts'
import { list } from './refunds.ts'

/** Every page change is the same, so few runs tell enough. */
const runs = 3
/** The list without its first filter has pages enough. */
const path = `${list}?status=`

/** Memory after page changes, the garbage collected before and after. */
export async function measureHeap(bench: Bench, wanted: ReadonlySet<string>): Promise<void> {
  const sides = await serveSides(bench, await bench.builds.refunds(), path)
  const after60: Both<number[]> = { base: [], own: [] }
  const growth: Both<number[]> = { base: [], own: [] }
  for (let at = 0; at < runs; at++)
    for (const side of inOrder(at)) {
      tellProgress(`heap: ${at + 1} of ${runs}`)
      const [before, then, last] = await heapsOf(bench, sides[side], wanted.has('heap-200'))
      after60[side].push(then / 1_000_000)
      growth[side].push((last / before - 1) * 100)
    }
  tellProgress('')
  sides.close()
  const figures: Figure[] = []
  if (wanted.has('heap-60')) figures.push({ name: 'heap after 60 page changes', unit: 'MB', values: after60 })
  if (wanted.has('heap-200'))
    figures.push({
      name: 'growth over 200 page changes',
      unit: '%',
      values: growth,
      target: { text: 'at most 5 %', met: more => more <= 5 },
    })
  printFigures('by hand', figures)
}

/** Bytes after the first 10 page changes, by which every script that pages has run, after 60 and after 210. */
async function heapsOf(
  { browser }: Bench,
  { origin, state }: Side,
  all: boolean,
): Promise<readonly [before: number, then: number, last: number]> {
  const open = await openPage(browser, state)
  await open.page.goto(origin + path)
  await firstRow(open)
  await settle(open)
  const heaps: number[] = []
  for (const count of all ? [10, 50, 150] : [10, 50]) {
    for await (const _ of nextPages(count)(open));
    heaps.push(await heapOf(open))
  }
  await open.close()
  const [before = Number.NaN, then = Number.NaN, last = Number.NaN] = heaps
  return [before, then, last]
}
