import { type Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { cashApi } from '../support/cashApi.ts'
import { selectionBar } from '../support/gridRows.ts'
import { journeys, showsScreen, showsText, whereIs } from '../support/journeys.ts'
import { doTask, type Keyboard, listKeysAreThere } from '../support/keyboard.ts'

const on = journeys()
const api = cashApi(on)
const writeOffs = '/finance/write-off'

const selected = (page: Page, text: string) => selectionBar(page).getByText(text, { exact: true }).waitFor()
const question = (page: Page) => page.getByRole('alertdialog')
const focused = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
  )
/** Position of the row that has the keyboard, from 1. */
const row = (page: Page) =>
  page.evaluate(
    () => Number(document.activeElement?.closest('[aria-rowindex]')?.getAttribute('aria-rowindex')) - 1,
  )

describe('with the keyboard alone, on a list,', () => {
  it('20 write-offs are approved', async () => {
    const page = await list('finance', `${writeOffs}?customerName=a`)
    await doTask(page, 'Approve 20 write-offs', async ({ press }) => {
      await onRow(page, press, 1)
      await press('Control+a')
      await selected(page, '10 selected')
      await press('n')
      await showsText(page, /^Rows 11–20 of/)
      await press('j', 'Control+a')
      await selected(page, '20 selected')
      await press('.')
      await expect.poll(() => focused(page)).toBe('Approve selected')
      await press('Enter')
      await onYes(page, 'Approve')
      await press('Enter')
      await showsText(page, /^\d+ write-offs? (?:was|were) approved\./)
    })
  })

  it('one write-off is approved', async () => {
    const page = await list('finance', writeOffs)
    await doTask(page, 'Approve one write-off', async ({ press }) => {
      await onRow(page, press, 1)
      await press('.')
      await expect.poll(() => focused(page)).toBe('Approve')
      await press('Enter')
      await onYes(page, 'Approve')
      await press('Enter')
      await showsText(page, '1 write-off was approved.')
    })
  })

  it('all matching rows are selected and deselected', async () => {
    const page = await list('finance', writeOffs)
    await doTask(page, 'Select all matching rows', async ({ press }) => {
      await onRow(page, press, 1)
      await press('Control+a')
      await selected(page, '10 selected')
      await press('Control+a')
      await selectionBar(page)
        .getByText(/^All [\d,]+ selected$/)
        .waitFor()
    })
    await doTask(page, 'Clear the selection', async ({ press }) => {
      await press('Escape')
      await expect.poll(() => selectionBar(page).getByRole('button').count()).toBe(0)
    })
  })

  it('rows are selected one by one, in a range and with their neighbours', async () => {
    const page = await list('finance', writeOffs)
    await doTask(page, 'Select one row', async ({ press }) => {
      await onRow(page, press, 1)
      await press('x')
      await selected(page, '1 selected')
    })
    await doTask(page, 'Select from the last selected row to the fifth', async ({ press }) => {
      await press('j', 'j', 'j', 'j')
      await expect.poll(() => row(page)).toBe(5)
      await press('Shift+X')
      await selected(page, '5 selected')
    })
    await doTask(page, 'Select the next two rows as well', async ({ press }) => {
      await press('Shift+ArrowDown')
      await expect.poll(() => row(page)).toBe(6)
      await press('Shift+ArrowDown')
      await selected(page, '7 selected')
    })
  })

  it('pages are turned', async () => {
    const page = await list('finance', writeOffs)
    await doTask(page, 'Turn to the next page', async ({ press }) => {
      await press('n')
      await showsText(page, /^Rows 11–20 of/)
    })
    await doTask(page, 'Turn to the previous page', async ({ press }) => {
      await press('p')
      await showsText(page, /^Rows 1–10 of/)
    })
  })

  it('rows are filtered', async () => {
    const page = await list('finance', writeOffs)
    await doTask(page, 'Filter a list', async ({ press, type }) => {
      await press('/')
      await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT')
      await type('1')
      await press('Enter')
      await expect.poll(() => new URL(page.url()).search).toContain('=1')
    })
  })

  it('rows are sorted by the first column', async () => {
    const page = await list('finance', '/finance/refunds')
    await doTask(page, 'Sort by a column', async ({ press }) => {
      await onRow(page, press, 1)
      await press('ArrowUp')
      await expect.poll(() => row(page)).toBe(0)
      await press('Enter')
      await page
        .locator('[role=columnheader][aria-sort=ascending], [role=columnheader][aria-sort=descending]')
        .first()
        .waitFor()
    })
  })

  it('a record is opened, then the next and the previous one, and the list again', async () => {
    const page = await list('finance', '/finance/refunds')
    await doTask(page, 'Open the first record of a list', async ({ press }) => {
      await onRow(page, press, 1)
      await press('Enter')
      await expect.poll(() => whereIs(page)).toMatch(/^\/finance\/refund.*\/\d+$/)
    })
    await page.getByText(/^1 of [\d,]+$/).waitFor()
    const former = whereIs(page)
    await doTask(page, 'Open the next record of the list', async ({ press }) => {
      await press('j')
      await page.getByText(/^2 of [\d,]+$/).waitFor()
    })
    await doTask(page, 'Open the previous record of the list', async ({ press }) => {
      await press('k')
      await expect.poll(() => whereIs(page)).toBe(former)
    })
    await page.getByText(/^1 of [\d,]+$/).waitFor()
    await doTask(page, 'Go back from a record to its list', async ({ press }) => {
      await press('Escape')
      await showsScreen(page, 'Refunds')
    })
  })

  it('a proposed payment is matched', async () => {
    const id = await api.payment('E2E-KEYS')
    const { page } = await on.visitAs('cash-reconciliation')
    await page.goto(`/cash-reconciliation/payments/${id}`)
    const proposals = page.getByRole('grid', { name: 'Proposals' })
    await proposals.getByRole('gridcell').first().waitFor()
    await listKeysAreThere(page)
    await doTask(page, 'Match a payment by a proposal', async ({ press }) => {
      await press('j')
      await expect.poll(() => row(page)).toBe(1)
      await press('.')
      await expect.poll(() => focused(page)).toContain('Use proposal')
      await press('Enter')
      await page.getByRole('alertdialog', { name: 'Use this proposal?' }).waitFor()
      await press('Enter')
      await showsScreen(page, /^Payment \d+, list \d+$/)
    })
    expect(whereIs(page)).toMatch(/\/reconcile\/\d+$/)
  })
})

async function list(persona: string, address: string): Promise<Page> {
  const { page } = await on.visitAs(persona)
  await page.goto(address)
  await showsText(page, /^Rows 1–10 of/)
  await listKeysAreThere(page)
  return page
}

async function onRow(page: Page, press: Keyboard['press'], to: number): Promise<void> {
  await press('j')
  await expect.poll(() => row(page)).toBe(to)
}

/** The confirmation is open, and Enter would confirm. */
async function onYes(page: Page, label: string): Promise<void> {
  const yes = question(page).getByRole('button', { name: label, exact: true })
  await expect.poll(() => yes.evaluate(button => button === document.activeElement)).toBe(true)
}
