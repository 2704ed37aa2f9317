import { type Browser, type Page } from 'playwright'
import { type BenchPage, list, openPage, type State, workOf } from './openPage.ts'
import { type Taken } from './probe.ts'
import { noteFiles, type Travelled } from './travelled.ts'

/** What one run of one side gives. */
export interface Journey {
  readonly files: readonly Travelled[]
  readonly times: Readonly<Record<Step, readonly Measured[]>>
}

/** One step, in milliseconds. */
export interface Measured extends Taken {
  /** Processor time of the main thread; what else runs on the machine hardly touches it. */
  readonly work: number
}

export type Step = 'cold' | 'sort' | 'next' | 'filter' | 'details' | 'again' | 'warm'

export interface Side {
  readonly origin: string
  readonly state: State
}

/** One user's way: opens the list with empty caches, works with it, opens refunds, and loads the page anew. */
export async function journey(
  browser: Browser,
  { origin, state }: Side,
  slowdown: number,
  wanted: ReadonlySet<Step>,
): Promise<Journey> {
  const open = await openPage(browser, state, slowdown)
  const { page } = open
  const files = noteFiles(open)
  await page.goto(origin + list)
  const cold = await firstRow(open)
  const travelled = await files(cold.total)
  await settle(page)
  const times: Record<Step, readonly Measured[]> = {
    cold: [cold],
    sort: wanted.has('sort') ? await sorts(open) : [],
    next: wanted.has('next') ? await nextPages(open, 6) : [],
    filter: wanted.has('filter') ? await filters(open) : [],
    ...(wanted.has('details') || wanted.has('again') ? await details(open) : { details: [], again: [] }),
    warm: wanted.has('warm') ? await reloads(open, origin) : [],
  }
  await open.close()
  return { files: travelled, times }
}

/** The time to the first rows only. */
export async function coldStart(
  browser: Browser,
  { origin, state }: Side,
  slowdown: number,
): Promise<Measured> {
  const open = await openPage(browser, state, slowdown)
  await open.page.goto(origin + list)
  const taken = await firstRow(open)
  await open.close()
  return taken
}

/** Bytes of script objects that are alive after page changes, in the list without filters: it has pages enough. */
export async function heapAfter(browser: Browser, { origin, state }: Side, changes: number): Promise<number> {
  const open = await openPage(browser, state, 1)
  await open.page.goto(`${origin}${list}?status=`)
  await open.page.evaluate(() => window.probe.firstRow)
  await settle(open.page)
  await nextPages(open, changes)
  await settle(open.page)
  for (let turn = 0; turn < 3; turn++) await open.protocol.send('HeapProfiler.collectGarbage')
  const { usedSize } = await open.protocol.send('Runtime.getHeapUsage')
  await open.close()
  return usedSize
}

async function firstRow(open: BenchPage): Promise<Measured> {
  const total = await open.page.evaluate(() => window.probe.firstRow)
  return { total, replies: 0, work: await workOf(open) }
}

/** Waits until nothing travels any more: menu, profile, and what else comes after the first rows. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve)))
}

async function sorts(open: BenchPage): Promise<readonly Measured[]> {
  const { page } = open
  const taken: Measured[] = []
  for (const label of ['Customer', 'Order Nr', 'Amount', 'Method']) {
    const before = await armForRows(open, 'click')
    await page.getByRole('columnheader', { name: label }).click()
    taken.push(await measured(open, before))
  }
  return taken
}

async function nextPages(open: BenchPage, count: number): Promise<readonly Measured[]> {
  const { page } = open
  const taken: Measured[] = []
  const button = page.getByRole('button', { name: 'Next page' })
  for (let turn = 0; turn < count; turn++) {
    const before = await armForRows(open, 'click')
    await button.click()
    taken.push(await measured(open, before))
  }
  return taken
}

/** Without the 500 ms that both sides wait for another key. */
async function filters(open: BenchPage): Promise<readonly Measured[]> {
  const { page } = open
  const taken: Measured[] = []
  const field = page.getByRole('textbox', { name: 'Order Nr' })
  const column = await page.getByRole('columnheader', { name: 'Order Nr' }).getAttribute('aria-colindex')
  for (const position of [3, 5, 7]) {
    const order = await page
      .locator(`${row(position)} [role="gridcell"][aria-colindex="${column}"]`)
      .innerText()
    await field.focus()
    const before = await armForRows(open, 'input')
    await page.keyboard.insertText(order)
    const step = await measured(open, before)
    taken.push({ ...step, total: step.total - 500 })
    await field.fill('')
    await page.evaluate(() => window.probe.until(() => !window.probe.busy() && window.probe.row(10) !== ''))
    await settle(page)
  }
  return taken
}

/** The first time fetches the script of the details. */
async function details(
  open: BenchPage,
): Promise<{ details: readonly Measured[]; again: readonly Measured[] }> {
  const { page } = open
  const taken: Measured[] = []
  for (const position of [1, 2, 3]) {
    await page.evaluate(() => {
      window.probe.arm('click', () => document.querySelector('main dl dd') !== null)
    })
    const before = await workOf(open)
    await page.locator(`${row(position)} [role="gridcell"] a`).click()
    taken.push(await measured(open, before))
    await page.goBack()
    await page.evaluate(() => window.probe.until(() => window.probe.row(10) !== ''))
    await settle(page)
  }
  return { details: taken.slice(0, 1), again: taken.slice(1) }
}

/** Reloads are measured from the third load on: by then the browser keeps the compiled script. */
async function reloads(open: BenchPage, origin: string): Promise<readonly Measured[]> {
  const { page } = open
  const taken: Measured[] = []
  await page.goto(origin + list)
  for (let turn = 0; turn < 4; turn++) {
    await firstRow(open)
    await settle(page)
    await page.reload()
    if (turn > 1) taken.push(await firstRow(open))
  }
  await firstRow(open)
  return taken
}

/** Gets ready for an event that brings another first row; gives the work that was done before it. */
async function armForRows(open: BenchPage, event: string): Promise<number> {
  await open.page.evaluate(type => {
    const before = window.probe.row(1)
    window.probe.arm(
      type,
      () => !window.probe.busy() && window.probe.row(1) !== '' && window.probe.row(1) !== before,
    )
  }, event)
  return workOf(open)
}

async function measured(open: BenchPage, before: number): Promise<Measured> {
  const taken = await open.page.evaluate(() => window.probe.measured())
  await open.page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve)))
  return { ...taken, work: (await workOf(open)) - before }
}

/** Selector of a row, from 1; the header is the first row of the grid. */
function row(position: number): string {
  return `[role="row"][aria-rowindex="${position + 1}"]`
}
