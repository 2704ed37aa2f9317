import { type Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { cashApi, equals } from '../support/cashApi.ts'
import { cellOf, choose, column, confirm, first, paintedText, selectionBar } from '../support/gridRows.ts'
import { journeys, showsScreen, showsText, whereIs } from '../support/journeys.ts'

const on = journeys()
const api = cashApi(on)
const area = '/cash-reconciliation'

describe('payment', () => {
  it('is created, and approved by somebody else', async () => {
    const { page } = await open('cash-reconciliation', `${area}`)
    await showsScreen(page, 'Payments')
    await page.getByRole('button', { name: 'Create payment…' }).click()
    const form = page.getByRole('dialog', { name: 'New payment' })
    await form.getByLabel('Reference').fill('E2E-77')
    await form.getByLabel('Collection partner').selectOption('Albion Parcels')
    await form.getByLabel('Bank account').selectOption('Collections GBP (GBP)')
    await form.getByLabel('Payment method').selectOption('Cash deposit')
    await form.getByLabel('Amount').fill('5000')
    await expect.poll(() => form.getByLabel('GBP').isChecked()).toBe(true)
    await form.getByRole('textbox', { name: 'Date' }).fill('2011-12-09')
    await form.getByRole('button', { name: 'Create payment' }).click()
    await expect
      .poll(() => form.getByRole('textbox', { name: 'Receipt' }).getAttribute('aria-invalid'))
      .toBe('true')
    await form.getByRole('textbox', { name: 'Receipt' }).fill('R1')
    await form.getByRole('button', { name: 'Create payment' }).click()
    await showsText(page, /^Payment \d+ was created and is waiting for approval\.$/)

    await page.getByRole('button', { name: 'Show approval queue' }).click()
    await showsScreen(page, 'Payments Approval Queue')
    const queue = `${area}/payments-queue?reference=E2E-77`
    await page.goto(queue)
    await expect.poll(() => first(page, 'Status')).toBe('Waiting for approval')
    const id = await first(page, 'Payment')
    await page.getByRole('button', { name: `Actions for ${id}`, exact: true }).click()
    const refused = page.getByRole('menuitem', { name: 'Approve', exact: true })
    await expect.poll(() => refused.isDisabled()).toBe(true)
    await showsText(page, 'You created or changed this yourself. Someone else must decide it.')
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: id, exact: true }).click()
    await showsText(page, /^This payment is waiting for approval\./)
    const { page: second } = await open('admin', queue)
    await expect.poll(() => first(second, 'Payment')).toBe(id)
    await choose(second, id, 'Approve')
    await confirm(second, 'Approve')
    await showsText(second, '1 payment was approved.')
  })

  it('is matched with transactions, with the sum of the selection', async () => {
    const id = await api.payment('E2E-78')
    const { page } = await open('cash-reconciliation', `${area}/payments?reference=E2E-78`)
    await page.getByRole('link', { name: id, exact: true }).click()
    await showsScreen(page, /^Payment \d+$/)
    const rows = page.getByRole('checkbox', { name: /^Select \d/ })
    await rows.nth(0).check()
    await selectionBar(page).getByText('1 selected', { exact: true }).waitFor()
    await rows.nth(1).check()
    const total = (await column(page, 'Amount'))
      .slice(0, 2)
      .map(amountOf)
      .reduce((sum, one) => sum + one, 0)
    const shown = total.toLocaleString('en', { minimumFractionDigits: 2 })
    await selectionBar(page).getByText(`${shown} GBP`).waitFor()
    await selectionBar(page).getByRole('button', { name: 'Create list' }).click()
    const question = page.getByRole('alertdialog', { name: 'Create a list?' })
    await question.getByText(`2 transactions: ${shown} GBP`).waitFor()
    await confirm(page, 'Create list')
    await showsScreen(page, /^(?:Payment|Transfer|Reallocation) \d+, list [\d&]+$/)
    expect(whereIs(page)).toMatch(new RegExp(`^${area}/payments/${id}/reconcile/\\d+$`))
  })

  it('is matched by a proposal, which becomes a list once its amount is confirmed', async () => {
    const id = await api.payment('E2E-81')
    const { page } = await open('cash-reconciliation', `${area}/payments/${id}`)
    const proposals = page.getByRole('grid', { name: 'Proposals' })
    const oldest = proposals.getByRole('row').filter({ hasText: 'Oldest first' })
    const total = amountOf(await paintedText(oldest.getByRole('gridcell').nth(2)))
    await oldest.getByRole('button', { name: 'Use proposal' }).click()
    const shown = total.toLocaleString('en', { minimumFractionDigits: 2 })
    const question = page.getByRole('alertdialog', { name: 'Use this proposal?' })
    await question.getByText(`${shown} GBP`).waitFor()
    await confirm(page, 'Use proposal')
    await showsScreen(page, /^(?:Payment|Transfer|Reallocation) \d+, list [\d&]+$/)
    expect(whereIs(page)).toMatch(new RegExp(`^${area}/payments/${id}/reconcile/\\d+$`))
    // Before it is confirmed, transactions can be taken out of it.
    await page
      .getByRole('checkbox', { name: /^Select \d/ })
      .first()
      .check()
    await selectionBar(page).getByText('1 selected', { exact: true }).waitFor()
  })

  it('is reconciled with a difference above the limit after the approval of somebody else', async () => {
    const lists = await listed('E2E-79')
    const { page } = await open('cash-reconciliation', lists)
    const { page: second } = await open('admin', lists)
    await second.getByRole('button', { name: 'Confirm…' }).waitFor()
    await confirmAdjusted(page)
    await showsText(page, /^Request \d+ is waiting for approval: .* above the limit for one person\.$/)
    await showsText(page, /^Its adjustment is waiting for approval by another person in request \d+\.$/)
    await second.getByRole('button', { name: 'Reopen' }).click()
    await confirm(second, 'Reopen')
    await showsText(second, /is waiting for the approval that cash-reconciliation requested\.$/)
    await approve(await queued(page, 'E2E-79'), second)
    await page.goto(lists)
    await showsText(page, 'Bank charges')
    await page.getByRole('button', { name: 'Confirm…' }).waitFor({ state: 'detached' })

    await page.goto(`${area}/payments?reference=E2E-79`)
    await expect.poll(() => first(page, 'Status')).toBe('Reconciled')
    await page.goto(`${area}/transactions-lists?reference=E2E-79`)
    await expect.poll(() => first(page, 'Status')).toBe('Confirmed')
    // The number of a list leads to its payment, transfer or reallocation.
    await page
      .getByRole('link', { name: await first(page, 'List'), exact: true })
      .first()
      .click()
    await showsText(page, 'Bank charges')
    await page.goto(`${area}/settings/apilog?documentNr=E2E-79`)
    await expect.poll(() => first(page, 'Call')).toBe('POST /CashReceipts')
  })

  it('is open again after somebody else has approved the reversal of its reconciliation', async () => {
    const lists = await listed('E2E-80', 'keep')
    const { page } = await open('cash-reconciliation', lists)
    const { page: second } = await open('admin', lists)
    await page.getByRole('button', { name: 'Reverse…' }).click()
    const reversing = page.getByRole('dialog', { name: 'Reverse the reconciliation' })
    await reversing.getByLabel('Reversal reason').fill('Matched with the wrong week')
    await reversing.getByRole('button', { name: 'Request reversal' }).click()
    await showsText(page, /^Its reversal is waiting for approval by another person in request \d+\.$/)
    await approve(await queued(page, 'E2E-80'), second)
    await page.goto(lists)
    await page.getByRole('button', { name: 'Reopen' }).waitFor()
    await showsText(page, 'Reversed')
    await page.goto(`${area}/payments?reference=E2E-80`)
    await expect.poll(() => first(page, 'Outstanding')).toBe('5,000.00 GBP')
    await expect.poll(() => first(page, 'Status')).toBe('Open')
  })

  it('cannot be matched while it waits for approval', async () => {
    const { page } = await open('cash-reconciliation', `${area}/payments-queue`)
    await expect.poll(() => first(page, 'Status')).toBe('Waiting for approval')
    await page.goto(`${area}/payments/${await first(page, 'Payment')}`)
    await showsText(page, /^This payment is waiting for approval\./)
    await page.getByRole('heading', { name: 'Transaction lists' }).waitFor()
    expect(await page.getByRole('heading', { name: 'Open transactions' }).count()).toBe(0)
  })

  it('shows a partner only the own account, without a search', async () => {
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
    await showsText(page, "You don't have access to this page")
  })
})

describe('partner dashboards', () => {
  it('let staff choose among the accounts of all partners', async () => {
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

describe('reallocation', () => {
  it('warns during selection about too many transactions, and lets a large list be reduced', async () => {
    const { page } = await open('cash-reconciliation', `${area}/reallocation`)
    await page.getByRole('button', { name: 'Create reallocation…' }).click()
    const form = page.getByRole('dialog', { name: 'New reallocation' })
    await form.getByLabel('Reference').fill('E2E-88')
    await form.getByRole('combobox', { name: /^From/ }).selectOption('Albion Parcels')
    await form.getByRole('combobox', { name: /^To/ }).selectOption('Bridge Couriers')
    await form.getByLabel('Amount').fill('0.10')
    await form.getByLabel('GBP').check()
    await form.getByRole('button', { name: 'Create reallocation' }).click()
    await showsText(page, /^Reallocation \d+ was created\.$/)
    await page.goto(`${area}/reallocation?reference=E2E-88`)
    const id = await first(page, 'Reallocation')
    await page.getByRole('link', { name: id, exact: true }).click()
    await page
      .getByRole('checkbox', { name: /^Select \d/ })
      .first()
      .check()
    await selectionBar(page)
      .getByText(/^No, .* GBP too much$/)
      .waitFor()
    await selectionBar(page).getByRole('button', { name: 'Create list' }).click()
    await confirm(page, 'Create list')
    await showsText(page, /has left to move\. Select less\. No list was created\.$/)

    const lists = await tooLarge()
    await page.goto(lists)
    await showsText(page, /exceeds the reallocation by .*\. Select transactions below to remove them/)
    const confirming = page.getByRole('button', { name: 'Confirm…' })
    expect(await confirming.getAttribute('aria-disabled')).toBe('true')
    await confirming.focus()
    await showsText(page, /Remove transactions or split the list\.$/)
    const rows = page.getByRole('checkbox', { name: /^Select \d/ })
    await expect.poll(() => rows.count()).toBe(3)
    await rows.first().check()
    await selectionBar(page).getByRole('button', { name: 'Remove from list' }).click()
    await confirm(page, 'Remove from list')
    await showsText(page, '1 transaction was removed from the list and can be selected again.')
    await expect.poll(() => rows.count()).toBe(2)
    await expect.poll(() => confirming.getAttribute('aria-disabled')).not.toBe('true')
    await confirming.click()
    const part = page.getByRole('dialog', { name: 'Confirm with a difference' })
    await part.getByRole('button', { name: 'Confirm', exact: true }).click()
    await showsText(page, /^Reallocation \d+ was reconciled with list \d+\.$/)
  })
})

describe('package with a difference', () => {
  it('is adjusted in parts, and leaves the list when nothing remains', async () => {
    const path = `${area}/investigate/troubleshooting?trouble=notCollected`
    const { page } = await open('cash-reconciliation', path)
    await expect.poll(() => first(page, 'Trouble')).toBe('Not collected')
    const parcel = await first(page, 'Package')
    const missing = amountOf(await first(page, 'Remaining'))
    const expected = amountOf(await first(page, 'To collect'))
    expect(amountOf(await first(page, 'Collected')) - expected).toBeCloseTo(missing, 2)
    expect(missing).toBeLessThan(-20)
    const form = await adjust(page, parcel)
    expect(Number(await form.getByLabel('Amount').inputValue())).toBe(-missing)
    await form.getByLabel('Amount').fill(String(1 - missing))
    await form.getByLabel('Adjustment reason').selectOption('Cash difference')
    await form.getByRole('button', { name: 'Adjust', exact: true }).click()
    await form
      .getByText(/is missing\. You cannot adjust more than that\.$/)
      .first()
      .waitFor()
    await form.getByLabel('Amount').fill('10')
    await form.getByRole('button', { name: 'Adjust', exact: true }).click()
    await showsText(page, new RegExp(`^Package ${parcel} was adjusted by 10\\.00 .* is still missing\\.$`))
    await expect
      .poll(async () => amountOf(await cellOf(page, parcel, 'Remaining')))
      .toBeCloseTo(missing + 10, 2)
    const rest = await adjust(page, parcel)
    await rest.getByLabel('Adjustment reason').selectOption('Wrong amount on the label')
    expect(Number(await rest.getByLabel('Amount').inputValue())).toBeCloseTo(-missing - 10, 2)
    await rest.getByRole('button', { name: 'Adjust', exact: true }).click()
    await showsText(page, new RegExp(`^Package ${parcel} was adjusted by .* and now adds up\\.$`))
    await expect.poll(() => column(page, 'Package')).not.toContain(parcel)
  })
})

describe('cash settings', () => {
  it('require the fields of the type of a partner', async () => {
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

async function adjust(page: Page, parcel: string) {
  await choose(page, parcel, 'Adjust…')
  const form = page.getByRole('dialog', { name: `Adjust package ${parcel}` })
  await form.waitFor()
  return form
}

/** '-1,389.22 GBP' -> -1389.22 */
function amountOf(text: string): number {
  return Number(text.replace(/[^0-9.-]/g, ''))
}

/** The number of the request about that record, which waits. */
async function queued(page: Page, about: string): Promise<string> {
  await page.goto(`${area}/transactions-queue?about=${about}`)
  await expect.poll(() => first(page, 'Status')).toBe('Waiting')
  const id = await first(page, 'Request')
  await page.goto(`${area}/transactions-queue/${id}`)
  // The author can withdraw it, and no one else.
  await page.getByRole('button', { name: 'Withdraw', exact: true }).waitFor()
  return id
}

async function approve(id: string, page: Page): Promise<void> {
  await page.goto(`${area}/transactions-queue/${id}`)
  const approving = page.getByRole('button', { name: 'Approve', exact: true })
  await approving.waitFor()
  expect(await page.getByRole('button', { name: 'Withdraw', exact: true }).count()).toBe(0)
  await approving.click()
  await confirm(page, 'Approve')
  await showsText(page, `Request ${id} was approved and booked.`)
}

/** Confirms the list on the page, with what is missing as an adjustment. */
async function confirmAdjusted(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Confirm…' }).click()
  const confirming = page.getByRole('dialog', { name: 'Confirm with a difference' })
  await confirming.getByLabel('Adjust it').check()
  await confirming.getByLabel('Adjustment reason').selectOption('Bank charges')
  await confirming.getByRole('button', { name: 'Confirm', exact: true }).click()
}

/** The address of a payment of 5,000 GBP with a list of two transactions; `rest`: confirmed, and what becomes of the rest. */
async function listed(reference: string, rest?: string): Promise<string> {
  const payment = await api.payment(reference)
  const rows = await api.grid(`transaction-list-info/select/payment/${payment}`)
  const list = await api.listOf('payment', payment, rows.slice(0, 2))
  if (rest !== undefined) await api.ask(`reconciliation/payment/${payment}/${list}`, { rest })
  return `${area}/payments/${payment}/reconcile/${list}`
}

/** The address of a list of three transactions that a reallocation cannot move any more, since one below zero was given back. */
async function tooLarge(): Promise<string> {
  const open = await api.grid('transactions', [
    equals('partnerId', '3'),
    equals('status', 'open'),
    equals('currency', 'GBP'),
  ])
  const sorted = open.toSorted((one, other) => Number(other.amount) - Number(one.amount))
  const chosen = sorted.slice(0, 3)
  const fee = sorted.filter(row => Number(row.amount) < 0).slice(0, 1)
  const cents = [...chosen, ...fee].reduce((sum, row) => sum + Math.round(Number(row.amount) * 100), 0)
  const form = { reference: 'E2E-89', partnerId: 3, toId: 4, currency: 'GBP' }
  await api.ask('reallocations', { ...form, amount: cents / 100 })
  const [made] = await api.grid('reallocations', [equals('reference', 'E2E-89')])
  const negative = await api.listOf('reallocation', made?.id, fee)
  const large = await api.listOf('reallocation', made?.id, chosen)
  await api.ask(`reconciliation/reallocation/${made?.id}/${negative}/reopen`, {})
  return `${area}/reallocations/${made?.id}/reconcile/${large}`
}
