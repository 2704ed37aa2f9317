import { dataOf, firstRow, heapOf, openPage, settle } from '../page/openPage.ts'
import { nextPages } from '../page/steps.ts'
import { type Both, inOrder } from '../page/turns.ts'
import { printFigures } from '../report.ts'
import { type Bench, reportProgress, type Side, serveSides } from './entry.ts'
import { list } from './refunds.ts'

/** Every page change is the same, so few runs tell enough. */
const runs = 3

/** Memory over page changes, the garbage collected before it is looked at. */
export async function measureHeap(bench: Bench, wanted: ReadonlySet<string>): Promise<void> {
  if (wanted.has('heap-60')) await measureSize(bench)
  if (wanted.has('heap-200')) await measureGrowth(bench)
}

/** The heap after 60 page changes of the refunds; without its first filter the list has pages enough. */
async function measureSize(bench: Bench): Promise<void> {
  const path = `${list}?status=`
  const sides = await serveSides(bench, await bench.builds.refunds(), path)
  const sizes: Both<number[]> = { base: [], own: [] }
  for (let at = 0; at < runs; at++)
    for (const side of inOrder(at)) {
      reportProgress(`heap after 60: ${at + 1} of ${runs}`)
      const [size = Number.NaN] = await heaps(bench, sides[side], path, [60], heapOf)
      sizes[side].push(size / 1_000_000)
    }
  reportProgress('')
  sides.close()
  printFigures('by hand', [{ name: 'heap after 60 page changes', unit: 'MB', values: sizes }])
}

/**
 * The growth of 12 × 25 from the 180th page change to the 380th. By then all that pages has run, and the browser's own
 * records of shifts and paints are full: it keeps 150 of each kind, which no page can hinder.
 */
async function measureGrowth(bench: Bench): Promise<void> {
  const path = '/bench/narrow?size=25'
  const sides = await serveSides(bench, await bench.builds.records(), path, ['bench_index'])
  const growths: Both<number[]> = { base: [], own: [] }
  for (let at = 0; at < runs; at++)
    for (const side of inOrder(at)) {
      reportProgress(`heap over 200: ${at + 1} of ${runs}`)
      const [before = Number.NaN, after = Number.NaN] = await heaps(
        bench,
        sides[side],
        path,
        [180, 200],
        dataOf,
      )
      growths[side].push((after / before - 1) * 100)
    }
  reportProgress('')
  sides.close()
  printFigures('by hand', [
    {
      name: 'heap, growth over 200 page changes',
      unit: '%',
      values: growths,
      target: { text: 'at most 5 %', met: more => more <= 5 },
    },
  ])
}

/** What is measured in a fresh page after each of these numbers of further page changes. */
async function heaps(
  { browser }: Bench,
  { origin, state }: Side,
  path: string,
  counts: readonly number[],
  measure: typeof heapOf,
): Promise<number[]> {
  const open = await openPage(browser, state)
  await open.page.goto(origin + path)
  await firstRow(open)
  await settle(open)
  const found: number[] = []
  for (const count of counts) {
    for await (const _ of nextPages(count)(open));
    found.push(await measure(open))
  }
  await open.close()
  return found
}
