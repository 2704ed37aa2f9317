import { type Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { cellOf, choose, column, confirm, first, selectionBar } from '../support/gridRows.ts'
import { journeys, showsScreen, showsText, whereIs } from '../support/journeys.ts'

const on = journeys()
const area = '/cash-reconciliation'

describe('a payment', () => {
  it('is created, approved by somebody else, matched with transactions, reconciled, and seen on the dashboards', async () => {
    const { page } = await open('cash-reconciliation', `${area}`)
    await showsScreen(page, 'Payments')
    await page.getByRole('button', { name: 'Create payment…' }).click()
    const form = page.getByRole('dialog', { name: 'New payment' })
    await form.getByLabel('Reference').fill('E2E-77')
    await form.getByLabel('Collection partner').selectOption('Albion Parcels')
    await form.getByLabel('Bank account').selectOption('Collections GBP (GBP)')
    await form.getByLabel('Payment method').selectOption('Cash deposit')
    await form.getByLabel('Amount').fill('50')
    await form.getByLabel('GBP').check()
    await form.getByRole('textbox', { name: 'Date' }).fill('2011-12-09')
    await form.getByRole('button', { name: 'Create payment' }).click()
    await form.getByText('Cash deposit needs the number of a receipt.').first().waitFor()
    await form.getByRole('textbox', { name: 'Receipt' }).fill('R1')
    await form.getByRole('button', { name: 'Create payment' }).click()
    await showsText(page, /^Payment \d+ waits for approval\.$/)

    const queue = `${area}/payments-queue?reference=E2E-77`
    await page.goto(queue)
    await expect.poll(() => first(page, 'Status')).toBe('Waiting for approval')
    const id = await first(page, 'Payment')
    await choose(page, id, 'Approve')
    await confirm(page, 'Approve')
    await showsText(page, `You have made payment ${id} yourself: somebody else has to decide it.`)
    const { page: second } = await open('admin', queue)
    await expect.poll(() => first(second, 'Payment')).toBe(id)
    await choose(second, id, 'Approve')
    await confirm(second, 'Approve')
    await showsText(second, '1 payment approved.')

    await page.goto(`${area}/payments?reference=E2E-77`)
    await page.getByRole('link', { name: id, exact: true }).click()
    await showsScreen(page, 'Transaction List Creation')
    const rows = page.getByRole('checkbox', { name: /^Select \d/ })
    await rows.nth(0).check()
    await selectionBar(page).getByText('1 selected', { exact: true }).waitFor()
    await rows.nth(1).check()
    const amounts = (await column(page, 'Amount'))
      .slice(0, 2)
      .map(text => Number(text.replace(/[^0-9.-]/g, '')))
    const total = amounts.reduce((sum, one) => sum + one, 0)
    const shown = total.toLocaleString('en', { minimumFractionDigits: 2 })
    await selectionBar(page).getByText(`${shown} GBP`).waitFor()
    await selectionBar(page).getByRole('button', { name: 'Create list' }).click()
    await showsScreen(page, 'Confirm Reconciliation')
    expect(whereIs(page)).toMatch(new RegExp(`^${area}/payments/${id}/reconcile/\\d+$`))

    const stale = await open('admin', whereIs(page))
    await stale.page.getByRole('button', { name: 'Confirm…' }).waitFor()
    await page.getByRole('button', { name: 'Confirm…' }).click()
    const confirming = page.getByRole('dialog', { name: 'Confirm with a difference' })
    await confirming.getByLabel('Adjust it').check()
    await confirming.getByLabel('Adjustment reason').selectOption('Bank charges')
    await confirming.getByRole('button', { name: 'Confirm', exact: true }).click()
    await showsText(page, new RegExp(`^Payment ${id} was reconciled with \\d+\\.$`))
    await page.getByRole('button', { name: 'Confirm…' }).waitFor({ state: 'detached' })
    await showsText(page, 'Bank charges')
    await stale.page.getByRole('button', { name: 'Reopen' }).click()
    await confirm(stale.page, 'Reopen')
    await showsText(stale.page, /was already confirmed by cash-reconciliation\.$/)

    await page.goto(`${area}/payments?reference=E2E-77`)
    await expect.poll(() => first(page, 'Status')).toBe('Reconciled')
    await page.goto(`${area}/transactions-lists?reference=E2E-77`)
    await expect.poll(() => first(page, 'Status')).toBe('Confirmed')
    await page.goto(`${area}/settings/apilog?documentNr=E2E-77`)
    await expect.poll(() => first(page, 'Call')).toBe('POST /CashReceipts')
  })

  it('is matched with nothing while it waits for approval', async () => {
    const { page } = await open('cash-reconciliation', `${area}/payments-queue`)
    await expect.poll(() => first(page, 'Status')).toBe('Waiting for approval')
    await page.goto(`${area}/payments/${await first(page, 'Payment')}`)
    await showsText(page, /^This payment waits for approval\./)
    await page.getByRole('heading', { name: 'Transaction lists' }).waitFor()
    expect(await page.getByRole('heading', { name: 'Open transactions' }).count()).toBe(0)
  })

  it('shows a partner the own account alone, without a search', async () => {
    const { page } = await open('collection-partner', `${area}/account-statement`)
    await showsScreen(page, 'Dashboard - My Account Statement')
    await showsText(page, 'Albion Parcels')
    await expect.poll(() => first(page, 'Balance')).toMatch(/GBP|EUR/)
    expect(await page.getByRole('button', { name: /search/i }).count()).toBe(0)
    await showsNoPartners(page)
    await page.goto(`${area}/current-balance-dashboard`)
    await showsScreen(page, 'Dashboard - My Current Balance')
    await showsText(page, 'Still to be paid')
    await expect.poll(() => first(page, 'Balance')).toMatch(/GBP|EUR/)
    await showsNoPartners(page)
    await page.goto(`${area}/payments`)
    await showsText(page, 'You have no access to this page')
  })
})

describe('the dashboards of partners', () => {
  it('let staff see the accounts of all partners, and choose among them', async () => {
    const { page } = await open('admin', `${area}/account-statement?partnerId=4`)
    await expect
      .poll(async () => new Set(await column(page, 'Partner')))
      .toEqual(new Set(['Bridge Couriers']))
    await partnerFilter(page).first().waitFor()
    await page.goto(`${area}/current-balance-dashboard?partnerId=4`)
    const lines = page
      .getByRole('grid', { name: 'Balance' })
      .getByRole('gridcell', { name: 'Bridge Couriers' })
    await expect.poll(() => lines.count()).toBe(2)
    await partnerFilter(page).first().waitFor()
  })
})

describe('what does not add up', () => {
  it('is adjusted with what it differs by, and leaves the list', async () => {
    const path = `${area}/investigate/troubleshooting?trouble=amountDiffers`
    const { page } = await open('cash-reconciliation', path)
    await expect.poll(() => first(page, 'Trouble')).toBe('Amount differs')
    const parcel = await first(page, 'Package')
    await choose(page, parcel, 'Adjust…')
    const form = page.getByRole('dialog', { name: `Adjust package ${parcel}` })
    expect(Number(await form.getByLabel('Amount').inputValue())).toBeGreaterThan(0)
    await form.getByLabel('Adjustment reason').selectOption('Cash difference')
    await form.getByRole('button', { name: 'Adjust', exact: true }).click()
    await showsText(page, new RegExp(`^Package ${parcel} was adjusted by `))
    await expect.poll(() => column(page, 'Package')).not.toContain(parcel)
  })
})

describe('the settings', () => {
  it('ask a partner for what its type needs', async () => {
    const { page } = await open('cash-reconciliation', `${area}/settings/collection-partners`)
    await page.getByRole('button', { name: 'Add partner…' }).click()
    const form = page.getByRole('dialog', { name: 'New partner' })
    await form.getByRole('textbox', { name: 'Code', exact: true }).fill('CP-077')
    await form.getByRole('textbox', { name: 'Name', exact: true }).fill('Fen Riders')
    await form.getByRole('combobox', { name: 'Type', exact: true }).selectOption('Pick-up station')
    await form.getByLabel('Opening hours').waitFor()
    expect(await form.getByLabel('IBAN').count()).toBe(0)
    await form.getByRole('textbox', { name: 'Navision code' }).fill('K20000')
    await form.getByRole('button', { name: 'Add partner' }).click()
    await form.getByText('Opening hours is required.').first().waitFor()
    await form.getByRole('combobox', { name: 'Type', exact: true }).selectOption('Hub')
    await form.getByRole('textbox', { name: 'Contact' }).fill('Ines Duarte')
    await form.getByRole('textbox', { name: 'Email' }).fill('cash@fen-riders.example')
    await form.getByRole('button', { name: 'Add partner' }).click()
    await showsText(page, 'The collection partner was added.')
    await page.goto(`${area}/settings/collection-partners?name=Fen`)
    await expect.poll(() => cellOf(page, 'Fen Riders', 'Navision code')).toBe('K20000')
  })
})

async function open(persona: string, path: string): Promise<{ page: Page }> {
  const visitor = await on.visitAs(persona)
  await visitor.page.goto(path)
  return visitor
}

/** There is one account, so nothing names its partner line by line, and none can be chosen. */
async function showsNoPartners(page: Page): Promise<void> {
  expect(await page.getByRole('columnheader', { name: 'Partner' }).count()).toBe(0)
  expect(await partnerFilter(page).count()).toBe(0)
}

const partnerFilter = (page: Page) => page.getByRole('search').getByRole('button', { name: 'Partner' })
