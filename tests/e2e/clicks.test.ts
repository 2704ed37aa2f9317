import { readFileSync } from 'node:fs'
import { type Locator, type Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { cashApi } from '../support/cashApi.ts'
import { selectionBar } from '../support/gridRows.ts'
import { journeys, showsScreen, showsText } from '../support/journeys.ts'

const on = journeys()
const api = cashApi(on)

const guide = readFileSync(new URL('../../stories/guide/tasks.md', import.meta.url), 'utf8')

/** The number of clicks that the guide names for a task, in the last but one column. */
const clicksOf = (task: string) =>
  Number(new RegExp(`^\\| ${task} \\|.*\\| (\\d+) \\| \\d+ \\|$`, 'm').exec(guide)?.[1])

/** Does a task with the mouse; it must take as many clicks as the guide says. */
async function doTask(task: string, run: (click: (target: Locator) => Promise<void>) => Promise<void>) {
  let clicks = 0
  await run(async target => {
    await target.click()
    clicks += 1
  })
  expect(clicks, task).toBe(clicksOf(task))
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const answer = (page: Page, name: string) =>
  page.getByRole('alertdialog').getByRole('button', { name, exact: true })

describe('with the mouse alone,', () => {
  it('20 write-offs are approved', async () => {
    const { page } = await on.visitAs('finance')
    await page.goto('/finance/write-off?customerName=a')
    await showsText(page, /^Rows 1–10 of/)
    const all = page.getByRole('checkbox', { name: 'Select all rows of the page' })
    await doTask('Approve 20 write-offs', async click => {
      await click(all)
      await selectionBar(page).getByText('10 selected', { exact: true }).waitFor()
      await click(button(page, 'Next page'))
      await showsText(page, /^Rows 11–20 of/)
      await click(all)
      await selectionBar(page).getByText('20 selected', { exact: true }).waitFor()
      await click(button(page, 'Approve selected'))
      await click(answer(page, 'Approve'))
      await showsText(page, /^\d+ write-offs? (?:was|were) approved\./)
    })
  })

  it('a payment is matched by a proposal', async () => {
    const id = await api.payment('E2E-CLICKS')
    const { page } = await on.visitAs('cash-reconciliation')
    await page.goto(`/cash-reconciliation/payments/${id}`)
    await doTask('Match a payment', async click => {
      await click(
        page.getByRole('grid', { name: 'Proposals' }).getByRole('button', { name: 'Use proposal' }).first(),
      )
      await click(answer(page, 'Use proposal'))
      await showsScreen(page, /^Payment \d+, list \d+$/)
    })
  })

  it('a record is left for its page of the list', async () => {
    const { page } = await on.visitAs('finance')
    await page.goto('/finance/refunds?page=2')
    await showsText(page, /^Rows 11–20 of/)
    await page.getByRole('gridcell').getByRole('link').first().click()
    await showsScreen(page, /^Refund \d+$/)
    await doTask('Come back to a list', async click => {
      await click(
        page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Refunds' }),
      )
    })
    await showsText(page, /^Rows 11–20 of/)
  })
})
