import { type BenchPage, firstRow, settle, workOf } from './openPage.ts'
import { aim, armForRows, measured, row } from './steps.ts'
import { type Measured, type Step } from './turns.ts'

/** Types the order number of three rows. */
export const filterByOrder: Step = async function* filter(open) {
  const { page } = open
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
    yield { ...step, total: step.total - 500 }
    await field.fill('')
    await backOnList(open)
  }
}

/**
 * Chooses three methods, none of which is that of the first row. A filter that is chosen or cleared leads to page 1, and a
 * sort does not: the list is brought there first, so that its first row comes back each time.
 */
export const filterByMethod: Step = async function* choose(open) {
  const { page } = open
  const field = page.getByRole('combobox', { name: 'Method', exact: true })
  await field.selectOption({ label: methods[0] })
  await settle(open)
  await field.selectOption('')
  await settle(open)
  const shown = await page.evaluate(() => window.probe.row(1))
  for (const label of methods.filter(one => !shown.includes(one)).slice(0, 3)) {
    const before = await armForRows(open, 'change')
    await field.selectOption({ label })
    yield await measured(open, before)
    await field.selectOption('')
    await page.evaluate(
      one => window.probe.until(() => !window.probe.busy() && window.probe.row(1) === one),
      shown,
    )
    await settle(open)
  }
}

/** Four methods of the sandbox, so that three are left whatever the first row has. */
const methods = ['Original payment', 'Bank transfer', 'Voucher', 'Postal order'] as const

/** Opens refunds from the list; only the first time fetches the script of the details. */
export function details(positions: readonly number[]): Step {
  return async function* openDetails(open) {
    const { page } = open
    for (const position of positions) {
      const click = await aim(open, page.locator(`${row(position)} [role="gridcell"] a`).first())
      await page.evaluate(() => {
        window.probe.arm('click', () => document.querySelector('main dl dd') !== null)
      })
      const before = await workOf(open)
      await click()
      yield measured(open, before)
      await page.goBack()
      await backOnList(open)
    }
  }
}

async function backOnList(open: BenchPage): Promise<void> {
  await open.page.evaluate(() =>
    window.probe.until(() => !window.probe.busy() && window.probe.row(10) !== ''),
  )
  await settle(open)
}

/** Loads the page again. The first two times are not measured: from then on the browser keeps the compiled script. */
export const reloads: Step = async function* reload(open) {
  for (let turn = 0; turn < 4; turn++) {
    await open.page.reload()
    const taken = await firstPaint(open)
    await settle(open)
    if (turn > 1) yield taken
  }
}

/** The first row since the navigation. */
export async function firstPaint(open: BenchPage): Promise<Measured> {
  return { total: await firstRow(open), replies: 0, work: await workOf(open) }
}
