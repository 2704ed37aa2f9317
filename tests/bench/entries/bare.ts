import {
  type BenchPage,
  firstRow,
  openPage,
  settle,
  slowDown,
  slowNetwork,
  workOf,
} from '../page/openPage.ts'
import { filterByMethod, filterByOrder, firstPaint, reloads } from '../page/refundSteps.ts'
import { printWaterfall, requestsOf, type Sent } from '../page/requests.ts'
import { nextPages, sorts } from '../page/steps.ts'
import { type Measured, type Step, stepsInTurn } from '../page/turns.ts'
import { printColumns, type Row } from '../report.ts'
import { median } from '../statistics.ts'
import { type Bench, reportProgress, type Side, serveSide, timeOf } from './entry.ts'
import { list } from './refunds.ts'

const names = ['bare', 'by hand', 'console']

/** One of the three pages; `frame` are the calls that it makes late, of which the bare list has none. */
interface Column extends Side {
  readonly name: string
  readonly frame: string[] | undefined
}

const steps: Readonly<Record<string, { readonly name: string; readonly step: Step }>> = {
  'bare-next': { name: 'next page', step: nextPages(4) },
  'bare-sort': { name: 'sort', step: sorts(['Customer', 'Order Nr', 'Amount']) },
  'bare-select': { name: 'select filter', step: filterByMethod },
  'bare-filter': { name: 'text filter, without its 500 ms', step: filterByOrder },
  'bare-warm': { name: 'first row, reloaded', step: reloads },
}

export const bareFigures = ['bare-cold', 'bare-slow', ...Object.keys(steps)]

/** The console and the list by hand against the bare list: first rows, what follows them, and the steps of a user. */
export async function measureBare(bench: Bench, wanted: ReadonlySet<string>): Promise<void> {
  const { base, own } = await bench.builds.refunds()
  const columns: Column[] = []
  for (const [at, folder] of [await bench.builds.bare(), base, own].entries()) {
    const side = await serveSide(bench, folder, list)
    columns.push({ ...side, name: names[at] ?? '', frame: at === 0 ? [] : undefined })
  }
  const rows: Row[] = []
  if (wanted.has('bare-cold')) rows.push(...(await measureFirstRow(bench, columns, false)))
  if (wanted.has('bare-slow')) rows.push(...(await measureFirstRow(bench, columns, true)))
  const chosen = Object.entries(steps).filter(([figure]) => wanted.has(figure))
  if (chosen.length > 0)
    rows.push(
      ...(await measureSteps(
        bench,
        columns,
        chosen.map(([, one]) => one),
      )),
    )
  for (const { close } of columns) close()
  printColumns('', names, rows)
}

async function measureFirstRow(bench: Bench, columns: readonly Column[], slow: boolean): Promise<Row[]> {
  const taken = columns.map((): Start[] => [])
  const work = columns.map((): number[] => [])
  for (let at = 0; at < bench.runs; at++) {
    reportProgress(`bare, first row: ${at + 1} of ${bench.runs}`)
    for (const [place, column] of inTurn(columns, at))
      taken[place]?.push(await startOf(bench, column, bench.slowdown, slow))
    if (slow) continue
    for (const [place, column] of inTurn(columns, at))
      work[place]?.push((await startOf(bench, column, 1, false)).work)
  }
  reportProgress('')
  const row = (name: string, unit: Row['unit'], value: (start: Start) => number): Row => ({
    name,
    unit,
    values: taken.map(starts => starts.map(value)),
  })
  if (slow) {
    for (const [place, { name }] of columns.entries()) {
      const last = taken[place]?.at(-1)
      if (last) printWaterfall(`Slow network, ${name}`, last.before, last.time)
    }
    return [row('first row, 1.6 Mbit/s and 150 ms', 'ms', ({ time }) => time)]
  }
  return [
    row('first row, empty caches', 'ms', ({ time }) => time),
    { name: '  main thread', unit: 'ms', values: work },
    row('  requests before it', '', ({ before }) => before.length),
    row('  bytes before it, without replies', 'KB', ({ before }) => weight(before)),
    row('  requests after it', '', ({ after }) => after.length),
    row('  bytes after it, without replies', 'KB', ({ after }) => weight(after)),
    row('  main thread after it, slowed', 'ms', ({ workAfter }) => workAfter),
    row('  tasks over 50 ms, slowed', 'ms', ({ blocked }) => blocked),
  ]
}

interface Start {
  readonly time: number
  readonly work: number
  readonly workAfter: number
  readonly before: readonly Sent[]
  readonly after: readonly Sent[]
  readonly blocked: number
}

/** A cold start, and what the page does until it is at rest. */
async function startOf(
  { browser }: Bench,
  { origin, state, frame }: Column,
  slowdown: number,
  slow: boolean,
): Promise<Start> {
  const open = await openPage(browser, state, frame)
  await slowDown(open, slowdown)
  if (slow) await slowNetwork(open)
  await open.page.goto(origin + list, { waitUntil: 'commit' })
  const { total: time, work } = await firstPaint(open)
  await settle(open)
  const requests = await requestsOf(open)
  const blocked = await open.page.evaluate(() => window.probe.blocked())
  const workAfter = (await workOf(open)) - work
  await open.close()
  return {
    time,
    work,
    workAfter,
    before: requests.filter(({ start }) => start < time),
    after: requests.filter(({ start }) => start >= time),
    blocked,
  }
}

function weight(requests: readonly Sent[]): number {
  const files = requests.filter(({ name }) => /\.(?:js|css|json)$/.test(name) || name === list)
  return files.reduce((sum, { bytes }) => sum + bytes, 0) / 1000
}

async function measureSteps(
  bench: Bench,
  columns: readonly Column[],
  chosen: readonly (typeof steps)[string][],
): Promise<Row[]> {
  const samples = chosen.map(({ name }) => ({
    time: { name, unit: 'ms' as const, values: columns.map((): number[] => []) },
    work: { name: '  main thread', unit: 'ms' as const, values: columns.map((): number[] => []) },
  }))
  for (let at = 0; at < bench.runs; at++) {
    reportProgress(`bare, steps: ${at + 1} of ${bench.runs}`)
    const pages: BenchPage[] = []
    for (const { origin, state, frame } of columns) {
      const open = await openPage(bench.browser, state, frame)
      await open.page.goto(origin + list)
      await firstRow(open)
      await settle(open)
      pages.push(open)
    }
    for (const [place, { step }] of chosen.entries()) {
      const slowed = await stepsInTurn(pages, step, bench.slowdown)
      const full = await stepsInTurn(pages, step, 1)
      keep(samples[place]?.time.values, slowed, timeOf)
      keep(samples[place]?.work.values, full, ({ work }) => work)
    }
    for (const open of pages) await open.close()
  }
  reportProgress('')
  return samples.flatMap(({ time, work }) => [time, work])
}

/** Keeps per column the median of the repetitions of one run. */
function keep(
  values: readonly number[][] | undefined,
  taken: readonly Measured[][],
  value: (one: Measured) => number,
): void {
  for (const [place, side] of taken.entries()) values?.[place]?.push(median(side.map(value)))
}

/** The columns with their places, the last one first every other time. */
function inTurn(columns: readonly Column[], at: number): [number, Column][] {
  const all = [...columns.entries()]
  return at % 2 === 0 ? all : all.toReversed()
}
