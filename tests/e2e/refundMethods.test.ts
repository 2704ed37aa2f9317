import { type Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { readFlag } from '../../schemas/wire/envelope.ts'
import { askApi } from '../support/askApi.ts'
import { journeys, showsScreen, showsText } from '../support/journeys.ts'

const on = journeys()
const settings = '/finance/settings/refund-methods'

describe('account of a refund', () => {
  it('is shown, and edited with the fields of the method: after a rejection at the field, it is saved', async () => {
    const id = await refundOf('pending', account => account.idRefundMethod === 1)
    const { page, calls } = await on.visitAs('finance')
    await openAccount(page, id)
    await showsText(page, 'Account holder')
    await page.getByRole('button', { name: 'Edit' }).click()
    const form = page.getByRole('tabpanel')
    await form.getByLabel('Refund method').selectOption('Bank deposit')
    await expect.poll(() => form.getByLabel('IBAN').count()).toBe(0)
    expect(await form.getByLabel('Other account type').count()).toBe(0)

    await form.getByLabel('Account type').selectOption('Other')
    await form.getByLabel('Account number').fill('١٢٣')
    await form.getByRole('button', { name: 'Save' }).click()
    await form.getByRole('link', { name: 'Other account type is required.' }).click()
    expect(
      await form.getByLabel('Other account type').evaluate(field => field === document.activeElement),
    ).toBe(true)
    await form.getByRole('link', { name: /^Account number: Only Latin letters, digits/ }).waitFor()
    expect(calls.filter(call => call.startsWith('PUT'))).toEqual([])

    await form.getByLabel('Other account type').fill('Joint account')
    await form.getByLabel('Account number').fill('12345678')
    await form.getByRole('button', { name: 'Save' }).click()
    await showsText(page, 'The account details were saved.')
    await form.getByRole('button', { name: 'Edit' }).waitFor()
    await form.getByText('Joint account').waitFor()
    await page.getByText('Bank deposit').first().waitFor()
    await page.getByText('Account details changed').waitFor()
    expect(await accountOf(id)).toMatchObject({ idRefundMethod: 2, bankAccountTypeOther: 'Joint account' })
  })

  it('reports a conflict to the second user, who loses no typed values', async () => {
    const id = await refundOf('ready', account => account.idRefundMethod === 1)
    const [first, second] = [await on.visitAs('finance-manager'), await on.visitAs('finance')]
    for (const { page } of [first, second]) {
      await openAccount(page, id)
      await page.getByRole('button', { name: 'Edit' }).click()
    }
    await first.page.getByLabel('Account holder').fill('First Of Two')
    await second.page.getByLabel('Bank code').fill('SECOND')
    await first.page.getByRole('button', { name: 'Save' }).click()
    await showsText(first.page, 'The account details were saved.')

    await second.page.getByRole('button', { name: 'Save' }).click()
    await showsText(second.page, `finance-manager changed refund ${id} in the meantime.`)
    expect(await second.page.getByLabel('Bank code').inputValue()).toBe('SECOND')
    await expect.poll(() => second.page.getByLabel('Account holder').inputValue()).toBe('First Of Two')
    await second.page.getByRole('button', { name: 'Save' }).click()
    await showsText(second.page, 'The account details were saved.')
    expect(await accountOf(id)).toMatchObject({ bankAccountHolderName: 'First Of Two', bankCode: 'SECOND' })
  })

  it('can be replaced by a ticket only with the voucher; another method clears the check box', async () => {
    const id = await refundOf(
      'pending',
      account => account.isReplaceType === true && account.idRefundMethod !== 3,
    )
    const { page } = await on.visitAs('finance')
    await openAccount(page, id)
    await page.getByRole('button', { name: 'Edit' }).click()
    const ticket = page.getByLabel('Replace Ticket')
    await expect.poll(() => ticket.isDisabled()).toBe(true)
    await page.getByLabel('Refund method').selectOption('Voucher')
    await ticket.check()
    await page.getByLabel('Refund method').selectOption('Postal order')
    await expect.poll(() => ticket.isChecked()).toBe(false)
    expect(await ticket.isDisabled()).toBe(true)

    await page.getByLabel('Full name').fill('Ivy Ward')
    await page.getByLabel('Phone number').fill('+44 7700 900123')
    await page.getByLabel('Full address').fill('1 Mill Lane, Leeds')
    await page.getByLabel('Postal refund').check()
    await page.getByRole('button', { name: 'Save' }).click()
    await showsText(page, 'The account details were saved.')
    const panel = page.getByRole('tabpanel')
    await panel.getByText('Yes', { exact: true }).waitFor()
    await panel.getByText('No', { exact: true }).waitFor()
  })

  it('has an IBAN of a fixed length; wrong check digits show a warning and can be saved', async () => {
    const id = await refundOf('pending', account => account.idRefundMethod === 1)
    const { page } = await on.visitAs('finance')
    await openAccount(page, id)
    await page.getByRole('button', { name: 'Edit' }).click()
    const iban = page.getByLabel('IBAN')
    await iban.fill('GB82WEST1234569876543')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('link', { name: 'IBAN: Exactly 22 characters; this has 21.' }).waitFor()
    await iban.fill('GB82WEST12345698765431')
    await showsText(page, /its check digits don't match/)
    await iban.fill('GB82WEST12345698765432')
    await expect.poll(() => page.getByText(/its check digits don't match/).count()).toBe(0)
    await iban.fill('GB82WEST12345698765431')
    await page.getByRole('button', { name: 'Save' }).click()
    await showsText(page, 'The account details were saved.')
    expect(await accountOf(id)).toMatchObject({ iban: 'GB82WEST12345698765431' })
  })

  it('is read-only while the money is in transfer', async () => {
    const id = await refundOf('paid', account => account.idRefundMethod === 1)
    const { page } = await on.visitAs('finance')
    await openAccount(page, id)
    await showsText(page, 'Account holder')
    expect(await page.getByRole('button', { name: 'Edit' }).count()).toBe(0)
  })

  it('reports invalid methods instead of showing a form, and retries', async () => {
    const id = await refundOf('pending', account => account.idRefundMethod === 1)
    const { page } = await on.visitAs('finance')
    const methods = { call: 'GET /api/finance/refunds/methods/list', status: 200, times: 1 }
    await on.console.fault({
      ...methods,
      body: { data: [{ idRefundMethod: 1, alias: 'A', availableFields: [] }] },
    })
    await page.goto(`/finance/refunds/details/${id}?tab=account`)
    await showsText(page, 'Refund method list is not valid.')
    await page.getByRole('tabpanel').getByRole('button', { name: 'Try again' }).click()
    await showsText(page, 'Account holder')

    await on.console.fault({ ...methods, body: { data: { idRefundMethod: 1, displayName: 'A' } } })
    await page.goto(`/finance/refunds/details/${id}?tab=account`)
    await showsText(page, 'Refund method is not valid.')
  })
})

describe('refund method settings', () => {
  it('change the fields of a method, which the form uses at once', async () => {
    const id = await refundOf('pending', account => account.idRefundMethod === 5)
    const { page } = await on.visitAs('finance-manager', { viewport: { width: 1600, height: 1000 } })
    await page.goto(settings)
    await showsScreen(page, 'Refund methods')
    await page.getByRole('combobox', { name: 'Refund method' }).selectOption('Original payment')
    const preview = page.locator('form', { has: page.getByRole('combobox', { name: 'Refund method' }) })
    await preview.getByLabel('Transaction').waitFor()
    expect(await preview.getByLabel('Reference of the shop').count()).toBe(0)

    await edit(page, 'Original payment')
    const panel = page.getByRole('dialog', { name: 'Original payment fields' })
    await panel.getByRole('button', { name: 'Add a field' }).click()
    await panel.getByRole('button', { name: 'Save' }).click()
    await panel.getByRole('link', { name: /Field is required/ }).waitFor()
    await panel.getByLabel('Field, row 2').selectOption('Branch')
    await panel.getByLabel('Label, row 2').fill('Reference of the shop')
    await panel.getByLabel('Required, row 2').check()
    const most = panel.getByLabel('Max length, row 2')
    await most.fill('900')
    await most.press('Tab')
    expect(await most.inputValue()).toBe('500')
    await panel.getByText('900 was changed to 500.').waitFor()
    await most.fill('6')
    expect(await panel.getByLabel('Fixed length, row 2').isDisabled()).toBe(true)
    await panel.getByRole('button', { name: 'Save' }).click()
    await showsText(page, 'The refund method was saved.')
    await panel.waitFor({ state: 'detached' })
    await page.getByRole('gridcell', { name: 'Transaction, Reference of the shop' }).waitFor()
    await preview.getByLabel('Reference of the shop').waitFor()

    const { page: other } = await on.visitAs('finance')
    await openAccount(other, id)
    await other.getByRole('button', { name: 'Edit' }).click()
    await other.getByLabel('Reference of the shop').fill('1234567')
    await other.getByRole('button', { name: 'Save' }).click()
    await other
      .getByRole('link', { name: 'Reference of the shop: At most 6 characters; this has 7.' })
      .waitFor()
  })

  it('return the focus to the row when their panel closes in any way', async () => {
    const { page } = await on.visitAs('finance-manager')
    await page.goto(settings)
    const opener = row(page, 'Bank deposit').getByRole('button', { name: 'Edit fields…' })
    const hasFocus = () => opener.evaluate(button => button === document.activeElement)
    const leave = [
      () => page.keyboard.press('Escape'),
      () => page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).press('Enter'),
      () => page.getByRole('dialog').getByRole('button', { name: 'Close' }).press('Enter'),
      () => page.getByLabel('Label, row 1').press('Enter'),
    ]
    for (const way of leave) {
      await opener.press('Enter')
      await page.getByLabel('Field, row 1').waitFor()
      await way()
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      await expect.poll(hasFocus).toBe(true)
    }
    await showsText(page, 'The refund method was saved.')
    expect(await hasFocus()).toBe(true)
  })

  it('report a conflict to the second user, and errors of the server at the fields', async () => {
    const [first, second] = [await on.visitAs('finance-manager'), await on.visitAs('admin')]
    for (const { page } of [first, second]) {
      await page.goto(settings)
      await edit(page, 'Branch pick-up')
    }
    const label = (page: Page) => page.getByLabel('Label, row 1')
    await label(first.page).fill('Name on the card')
    await first.page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await showsText(first.page, 'The refund method was saved.')

    await label(second.page).fill('Whole name')
    await second.page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await showsText(
      second.page,
      'finance-manager changed Branch pick-up in the meantime. Check it and try again.',
    )
    expect(await label(second.page).inputValue()).toBe('Whole name')

    await second.page.getByRole('button', { name: 'Add a field' }).click()
    await second.page.getByLabel('Field, row 6').selectOption('Full name')
    await second.page.getByLabel('Label, row 6').fill('Again')
    await second.page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await showsText(second.page, /The same as in row \d+\./)
  })

  it('require the resource of their administrators', async () => {
    const { page } = await on.visitAs('finance')
    await page.goto(settings)
    await showsScreen(page, 'No access')
  })
})

async function openAccount(page: Page, id: string) {
  await page.goto(`/finance/refunds/details/${id}?tab=account`)
  await showsScreen(page, /^Refund \d+$/)
  await page.getByRole('tabpanel').waitFor()
}

const row = (page: Page, method: string) =>
  page.locator('.rdg-row', { has: page.getByRole('gridcell', { name: method, exact: true }) })

async function edit(page: Page, method: string) {
  await row(page, method).getByRole('button', { name: 'Edit fields…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).waitFor()
}

function ask(path: string, body?: unknown): Promise<unknown> {
  return askApi(on.console, 'finance', `finance/refunds/${path}`, body)
}

async function accountOf(id: string): Promise<Readonly<Record<string, unknown>>> {
  const account = Object(await ask(`details/account-details/${id}`))
  const { idRefundMethod, isReplaceType } = account
  return { ...account, idRefundMethod: Number(idRefundMethod), isReplaceType: readFlag(isReplaceType) }
}

const taken = new Set<string>()

/** The id of a refund in that status whose account is such; each once. */
async function refundOf(
  status: string,
  fits: (account: Readonly<Record<string, unknown>>) => boolean,
): Promise<string> {
  const filter = [[{ index: 'status', value: status, condition: 'equals' }]]
  const rows = await ask('grid', {
    options: { pagination: { limit: 200, offset: 0 }, filter, sort: [], columns: [] },
  })
  for (const { idRefund } of Array.isArray(rows) ? rows : []) {
    const id = String(idRefund)
    if (!taken.has(id) && fits(await accountOf(id))) {
      taken.add(id)
      return id
    }
  }
  throw new Error(`There is no ${status} refund like that.`)
}
