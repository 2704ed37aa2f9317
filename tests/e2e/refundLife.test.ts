import { type Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { journeys, showsScreen, showsText } from '../support/journeys.ts'

const on = journeys()

describe('refund', () => {
  it('goes from pending through missing customer info to paid, with each step by its role', async () => {
    const finance = (await on.visitAs('finance')).page
    await finance.goto('/finance/refunds?status=pending&method=BankTransfer')
    await finance.getByRole('gridcell').getByRole('link').first().click()
    await showsScreen(finance, /^Refund \d+$/)
    const id = new URL(finance.url()).pathname.split('/').at(-1) ?? ''
    expect(await detail(finance, 'Status')).toBe('Pending')
    const orderNr = await detail(finance, 'Order Nr')

    // Finance lacks something, which customer service reads.
    await open(finance, 'Request details…')
    const asked = panel(finance, `Request missing details for refund ${id}`)
    await asked.getByRole('button', { name: 'Request details' }).click()
    await asked.getByRole('link', { name: 'Missing details is required.' }).waitFor()
    await asked
      .getByRole('textbox', { name: 'Missing details' })
      .fill('The bank does not know this account number.')
    await asked.getByRole('button', { name: 'Request details' }).click()
    await showsText(finance, '1 refund is waiting for the customer.')
    await expect.poll(() => detail(finance, 'Status')).toBe('Waiting for customer')

    const service = (await on.visitAs('customer-service')).page
    await service.goto(`/csr/refunds-pending-info?orderNr=${orderNr}`)
    await showsText(service, 'The bank does not know this account number.')
    await service.getByRole('button', { name: 'Customer info…' }).click()
    const info = panel(service, `Customer info for refund ${id}`)
    await info.getByLabel('IBAN').fill('GB82WEST12345')
    await info.getByRole('button', { name: 'Save and make ready' }).click()
    await info.getByRole('link', { name: /Exactly 22 characters/ }).waitFor()
    await info.getByLabel('IBAN').fill('GB82WEST12345698765432')
    await info.getByRole('button', { name: 'Save and make ready' }).click()
    await showsText(service, '1 refund is ready.')
    await showsText(service, 'No row matches these filters.')

    // Two users have it open: the manager sends it, finance gets a conflict.
    const manager = (await on.visitAs('finance-manager')).page
    for (const page of [manager, finance]) {
      await page.goto(`/finance/refunds/details/${id}`)
      await expect.poll(() => detail(page, 'Status')).toBe('Ready')
    }
    await open(manager, 'Send to bank…')
    const sending = panel(manager, `Send refund ${id} to the bank`)
    const accounts = sending.getByLabel('Paid from')
    expect(await accounts.locator('option').allInnerTexts()).not.toContainEqual(
      expect.stringContaining('until 2010'),
    )
    await sending.getByRole('button', { name: 'Send to bank' }).click()
    await showsText(manager, '1 refund is sent to the bank.')
    await open(finance, 'Cancel refund…')
    const cancelling = panel(finance, `Cancel refund ${id}`)
    await cancelling.getByLabel('Reason').selectOption('Created by mistake')
    await cancelling.getByLabel('Note').fill('Twice in the list')
    await cancelling.getByRole('button', { name: 'Confirm cancellation' }).click()
    await showsText(
      finance,
      new RegExp(`Refund ${id} is sent to the bank \\(.*, finance-manager\\) and cannot be cancelled\\.`),
    )
    expect(await cancelling.getByLabel('Note').inputValue()).toBe('Twice in the list')

    // The bank sends it back, and takes it at the second time.
    await open(manager, 'Mark as failed…')
    const failing = panel(manager, `Mark refund ${id} as failed`)
    await failing.getByLabel('Reason').selectOption('AC06 Account is blocked')
    await failing.getByRole('button', { name: 'Mark as failed' }).click()
    await expect.poll(() => detail(manager, 'Status')).toBe('Failed')
    expect(await detail(manager, 'Reason')).toBe('AC06 Account is blocked')
    await open(manager, 'Try again')
    await manager.getByRole('alertdialog').getByRole('button', { name: 'Try again' }).click()
    await expect.poll(() => detail(manager, 'Status')).toBe('Ready')
    await open(manager, 'Send to bank…')
    await panel(manager, `Send refund ${id} to the bank`)
      .getByRole('button', { name: 'Send to bank' })
      .click()
    await expect.poll(() => detail(manager, 'Status')).toBe('Sent to bank')
    await open(manager, 'Mark as paid')
    await manager.getByRole('alertdialog').getByRole('button', { name: 'Mark as paid' }).click()
    await expect.poll(() => detail(manager, 'Status')).toBe('Paid')
    for (const name of ['Cancel refund…', 'Mark as failed…', 'Send to bank…', 'Mark as paid'])
      await expect.poll(() => manager.getByRole('main').getByRole('button', { name }).count()).toBe(0)
    for (const happened of [
      'Paid',
      'Made ready again',
      'Payment returned by the bank',
      'Sent to the bank',
      'Account details received',
      'Customer asked for account details',
      'Refund created',
    ])
      await manager.getByRole('listitem').filter({ hasText: happened }).first().waitFor()
  })

  it('is sent to the bank together with others, all or none', async () => {
    const { page } = await on.visitAs('finance-manager')
    await page.goto('/finance/refunds?status=ready')
    await showsText(page, /Rows 1–10 of/)
    await page.getByRole('checkbox', { name: 'Select all rows of the page' }).check()
    const bar = page.getByRole('region', { name: 'Selection' })
    await bar.getByRole('button', { name: 'Send selected to bank' }).click()
    const question = page.getByRole('alertdialog')
    await question.getByText(/^10 refunds: [\d,]+\.\d\d [A-Z]{3}/).waitFor()
    await question.getByRole('button', { name: 'Send selected to bank' }).click()
    await showsText(page, '10 refunds are sent to the bank.')
  })
})

/** The value beside a label of the summary. */
async function detail(page: Page, label: string): Promise<string> {
  return page
    .locator('dl div', { has: page.locator('dt').getByText(label, { exact: true }) })
    .first()
    .locator('dd')
    .innerText()
}

async function open(page: Page, action: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: action, exact: true }).click()
}

function panel(page: Page, title: string) {
  return page.getByRole('dialog', { name: title })
}
