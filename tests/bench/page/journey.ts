import { type Browser, type Page } from 'playwright'
import { type BenchPage, list, openPage, type State } from './openPage.ts'
import { type Taken } from './probe.ts'
import { noteFiles, type Travelled } from './travelled.ts'

/** What one run of one side gives; every figure is a list of times in milliseconds. */
export interface Journey {
  readonly files: readonly Travelled[]
  readonly times: Readonly<Record<Step, readonly Taken[]>>
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
  const cold = await firstRow(page)
  const travelled = await files(cold.total)
  await settle(page)
  const times: Record<Step, readonly Taken[]> = {
    cold: [cold],
    sort: wanted.has('sort') ? await sorts(page) : [],
    next: wanted.has('next') ? await nextPages(page, 6) : [],
    filter: wanted.has('filter') ? await filters(page) : [],
    ...(wanted.has('details') || wanted.has('again') ? await details(page) : { details: [], again: [] }),
    warm: wanted.has('warm') ? await reloads(open, origin) : [],
  }
  await open.close()
  return { files: travelled, times }
}

/** The time to the first rows only. */
export async function coldStart(browser: Browser, { origin, state }: Side, slowdown: number): Promise<Taken> {
  const open = await openPage(browser, state, slowdown)
  await open.page.goto(origin + list)
  const taken = await firstRow(open.page)
  await open.close()
  return taken
}

/** Bytes of script objects that are alive after page changes, in the list without filters: it has pages enough. */
export async function heapAfter(browser: Browser, { origin, state }: Side, changes: number): Promise<number> {
  const open = await openPage(browser, state, 1)
  await open.page.goto(`${origin}${list}?status=`)
  await open.page.evaluate(() => window.probe.firstRow)
  await settle(open.page)
  await nextPages(open.page, changes)
  await settle(open.page)
  for (let turn = 0; turn < 3; turn++) await open.protocol.send('HeapProfiler.collectGarbage')
  const { usedSize } = await open.protocol.send('Runtime.getHeapUsage')
  await open.close()
  return usedSize
}

async function firstRow(page: Page): Promise<Taken> {
  const total = await page.evaluate(() => window.probe.firstRow)
  return { total, replies: 0 }
}

/** Waits until nothing travels any more: menu, profile, and what else comes after the first rows. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve)))
}

async function sorts(page: Page): Promise<readonly Taken[]> {
  const taken: Taken[] = []
  for (const label of ['Customer', 'Order Nr', 'Amount', 'Method']) {
    await armForRows(page, 'click')
    await page.getByRole('columnheader', { name: label }).click()
    taken.push(await measured(page))
  }
  return taken
}

async function nextPages(page: Page, count: number): Promise<readonly Taken[]> {
  const taken: Taken[] = []
  const button = page.getByRole('button', { name: 'Next page' })
  for (let turn = 0; turn < count; turn++) {
    await armForRows(page, 'click')
    await button.click()
    taken.push(await measured(page))
  }
  return taken
}

/** Without the 500 ms that both sides wait for another key. */
async function filters(page: Page): Promise<readonly Taken[]> {
  const taken: Taken[] = []
  const field = page.getByRole('textbox', { name: 'Order Nr' })
  for (const position of [3, 5, 7]) {
    const cells = page.locator(`[role="row"][aria-rowindex="${position + 1}"] [role="gridcell"]`)
    const order = await cells.nth(1).innerText()
    await field.focus()
    await armForRows(page, 'input')
    await page.keyboard.insertText(order)
    const { total, replies } = await measured(page)
    taken.push({ total: total - 500, replies })
    await field.fill('')
    await page.evaluate(() => window.probe.until(() => !window.probe.busy() && window.probe.row(10) !== ''))
    await settle(page)
  }
  return taken
}

/** The first time fetches the script of the details. */
async function details(page: Page): Promise<{ details: readonly Taken[]; again: readonly Taken[] }> {
  const taken: Taken[] = []
  for (const position of [1, 2, 3]) {
    await page.evaluate(() => {
      window.probe.arm('click', () => document.querySelector('main dl dd') !== null)
    })
    await page.locator(`[role="row"][aria-rowindex="${position + 1}"] [role="gridcell"] a`).click()
    taken.push(await measured(page))
    await page.goBack()
    await page.evaluate(() => window.probe.until(() => window.probe.row(10) !== ''))
    await settle(page)
  }
  return { details: taken.slice(0, 1), again: taken.slice(1) }
}

/** Reloads are measured from the third load on: by then the browser keeps the compiled script. */
async function reloads({ page }: BenchPage, origin: string): Promise<readonly Taken[]> {
  const taken: Taken[] = []
  await page.goto(origin + list)
  for (let turn = 0; turn < 4; turn++) {
    await firstRow(page)
    await settle(page)
    await page.reload()
    if (turn > 1) taken.push(await firstRow(page))
  }
  await firstRow(page)
  return taken
}

async function armForRows(page: Page, event: string): Promise<void> {
  await page.evaluate(type => {
    const before = window.probe.row(1)
    window.probe.arm(
      type,
      () => !window.probe.busy() && window.probe.row(1) !== '' && window.probe.row(1) !== before,
    )
  }, event)
}

async function measured(page: Page): Promise<Taken> {
  const taken = await page.evaluate(() => window.probe.measured())
  await page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve)))
  return taken
}
