import { type Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { journeys } from '../support/journeys.ts'

const on = journeys()
const path = '/cash-reconciliation/transactions'

describe('printing a list on the production build', () => {
  it('prints all 9,996 rows of its filters', async () => {
    const page = await open('?at=2011-05-01..', /of 9,996/)
    await page.getByRole('button', { name: 'Print all 9,996 rows' }).click()
    await page.getByRole('progressbar', { name: 'Loading rows' }).waitFor()
    const caption = page.getByText('Transactions, all 9,996 rows', { exact: true })
    await caption.waitFor({ state: 'attached', timeout: 120_000 })
    const numbers = await page
      .locator('table tbody tr')
      .evaluateAll(rows => rows.map(row => row.textContent ?? ''))
    expect(numbers).toHaveLength(9996)
    expect(new Set(numbers).size).toBe(9996)
    await page.evaluate(() => dispatchEvent(new Event('afterprint')))
    await caption.waitFor({ state: 'detached' })
    await page.getByText(/^Rows 1–10 of 9,996/).waitFor()
  })

  it('refuses to print more than 10,000 rows, and says what to do instead', async () => {
    const page = await open('', /of 14,876/)
    const dialog = page.getByRole('dialog', { name: 'Print' })
    await dialog.getByText('At most 10,000 rows can be printed.').waitFor()
    await dialog.getByText('use Export to get all rows as a file').waitFor()
    expect(await dialog.getByRole('button', { name: /^Print all/ }).count()).toBe(0)
  })
})

/** Opens the list and asks to print it; a print begins and does not end. */
async function open(query: string, count: RegExp): Promise<Page> {
  const { page } = await on.visitAs('admin')
  await page.goto(path + query)
  await page.evaluate(() => {
    window.print = () => {
      dispatchEvent(new Event('beforeprint'))
    }
  })
  await page.getByText(count).waitFor()
  await page.getByRole('button', { name: 'Grid menu' }).click()
  const dialog = page.getByRole('dialog', { name: 'Print' })
  await page.getByRole('menuitem', { name: 'Print', exact: true }).click()
  await dialog.waitFor()
  return page
}
