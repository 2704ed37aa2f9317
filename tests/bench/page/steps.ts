import { type Locator } from 'playwright'
import { type BenchPage, settle, workOf } from './openPage.ts'
import { type Measured, type Step } from './turns.ts'

/** A click on the header of each of these columns. */
export function sorts(labels: readonly string[]): Step {
  return async function* sort(open) {
    for (const label of labels) {
      const click = await aim(open, open.page.getByRole('columnheader', { name: label, exact: true }))
      const before = await armForRows(open, 'click')
      await click()
      yield measured(open, before)
    }
  }
}

export function nextPages(count: number): Step {
  return async function* next(open) {
    const button = open.page.getByRole('button', { name: 'Next page' })
    for (let turn = 0; turn < count; turn++) {
      const click = await aim(open, button)
      const before = await armForRows(open, 'click')
      await click()
      yield measured(open, before)
    }
  }
}

/** Types each of the texts into a filter, all at once, without the 500 ms that both sides wait for another key. */
export function filters(label: string, texts: readonly string[]): Step {
  return async function* filter(open) {
    const { page } = open
    const field = page.getByRole('textbox', { name: label, exact: true })
    for (const text of texts) {
      await field.focus()
      const before = await armForRows(open, 'input')
      await page.keyboard.insertText(text)
      const step = await measured(open, before)
      const found = await page.evaluate(() => window.probe.row(1))
      yield { ...step, total: step.total - 500 }
      await field.fill('')
      await page.evaluate(
        one => window.probe.until(() => !window.probe.busy() && window.probe.row(1) !== one),
        found,
      )
      await settle(open)
    }
  }
}

/** Selects these rows of the page, one by one. */
export function rowSelections(positions: readonly number[]): Step {
  return async function* selectRow(open) {
    const { page } = open
    for (const position of positions) {
      const click = await aim(open, page.locator(`${row(position)} input[type="checkbox"]`))
      await armForSelection(open, position)
      const before = await workOf(open)
      await click()
      yield measured(open, before)
    }
    await clearSelection(open)
  }
}

/** Selects all rows of the page, that often; what clears the selection is not measured. */
export function pageSelections(count: number): Step {
  return async function* selectPage(open) {
    const { page } = open
    const box = page.getByRole('checkbox', { name: 'Select all rows of the page' })
    for (let turn = 0; turn < count; turn++) {
      const click = await aim(open, box)
      await armForSelection(open, 2)
      const before = await workOf(open)
      await click()
      yield measured(open, before)
      await clearSelection(open)
    }
  }
}

async function clearSelection(open: BenchPage): Promise<void> {
  await open.page.getByRole('button', { name: 'Clear selection' }).click()
  await open.page.evaluate(() =>
    window.probe.until(() => document.querySelector('[role="row"][aria-selected="true"]') === null),
  )
  await settle(open)
}

async function armForSelection({ page }: BenchPage, position: number): Promise<void> {
  await page.evaluate(selector => {
    window.probe.arm(
      'click',
      () => document.querySelector(selector)?.getAttribute('aria-selected') === 'true',
    )
  }, row(position))
}

/** Brings the pointer over a control; what is returned presses its button. Finding the control is no work of the page. */
export async function aim({ page }: BenchPage, target: Locator): Promise<() => Promise<void>> {
  await target.hover()
  return async () => {
    await page.mouse.down()
    await page.mouse.up()
  }
}

/** Gets ready for an event that brings another first row; gives the work that was done before it. */
export async function armForRows(open: BenchPage, event: string): Promise<number> {
  await open.page.evaluate(type => {
    const before = window.probe.row(1)
    window.probe.arm(
      type,
      () => !window.probe.busy() && window.probe.row(1) !== '' && window.probe.row(1) !== before,
    )
  }, event)
  return workOf(open)
}

export async function measured(open: BenchPage, before: number): Promise<Measured> {
  const taken = await open.page.evaluate(() => window.probe.measured())
  await open.page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve, { timeout: 5000 })))
  return { ...taken, work: (await workOf(open)) - before }
}

/** Selector of a row, from 1; the header is the first row of the grid. */
export function row(position: number): string {
  return `[role="row"][aria-rowindex="${position + 1}"]`
}
