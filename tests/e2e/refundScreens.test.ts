import { type Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { journeys, showsScreen, showsText } from '../support/journeys.ts'

const on = journeys()
const invoices = '/finance/pending-invoices'

describe('pending invoices', () => {
  it('are approved and rejected by managers, and the second of two users is told who was first', async () => {
    const { page } = await on.visitAs('finance-manager')
    const colleague = (await on.visitAs('admin')).page
    for (const each of [page, colleague]) {
      await each.goto(invoices)
      await showsText(each, /Rows 1–10 of/)
    }
    const [first = '', second = ''] = await numbers(page)
    await choose(page, first, 'Approve')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click()
    await showsText(page, '1 invoice was approved.')
    await choose(colleague, first, 'Reject…')
    const rejecting = colleague.getByRole('dialog', { name: `Reject ${first}` })
    await rejecting.getByLabel('Reason').selectOption('Amount is wrong')
    await rejecting.getByLabel('Note').fill('Shipping stands there twice')
    await rejecting.getByRole('button', { name: 'Reject' }).click()
    await showsText(colleague, `Invoice ${first} was already approved by finance-manager.`)
    expect(await rejecting.getByLabel('Note').inputValue()).toBe('Shipping stands there twice')
    await colleague.keyboard.press('Escape')

    await choose(page, second, 'Reject…')
    const own = page.getByRole('dialog', { name: `Reject ${second}` })
    await own.getByLabel('Reason').selectOption('Duplicate of another invoice')
    await own.getByRole('button', { name: 'Reject' }).click()
    await showsText(page, '1 invoice was rejected.')
    await expect.poll(() => numbers(page)).not.toContain(second)
  })

  it('are read-only for others, and for all users while permissions cannot be loaded', async () => {
    const rights = 'GET /api/navigation/acl-permission/finance_pending_invoices_manager'
    const { page } = await on.visitAs('finance')
    await page.goto(invoices)
    await showsText(page, /Rows 1–10 of/)
    expect(await page.getByRole('button', { name: /^Actions for/ }).count()).toBe(0)
    expect(await page.getByRole('checkbox').count()).toBe(0)

    for (const status of [500, 403]) {
      await on.console.fault({ call: rights, status, body: { message: 'No.' } })
      const manager = (await on.visitAs('finance-manager')).page
      await manager.goto(invoices)
      await showsText(manager, 'An error ocurred, could not get acl')
      await showsText(manager, /Rows 1–10 of/)
      expect(await manager.getByRole('button', { name: /^Actions for/ }).count()).toBe(0)
    }
  })

  it('are decided by managers as the permission call says, also if the list of resources lacks the right', async () => {
    const manager = (await on.visitAs('finance-manager')).page
    const list = 'GET /api/navigation/acl-resource'
    await on.console.fault({ call: list, status: 200, body: ['finance_pending_invoices'] })
    await manager.goto(`${invoices}?status=pending`)
    await manager
      .getByRole('button', { name: /^Actions for/ })
      .first()
      .click()
    await manager.getByRole('menuitem', { name: 'Approve' }).waitFor()
  })
})

describe('write-off history', () => {
  it.each([
    ['write-off', '/finance/write-off', 'The partner has found the cash.'],
    ['write-off-wmt', '/finance/write-off/wmt', 'The parcel has come back.'],
  ])('of the variant %s shows who rejected what, when and why', async (variant, pending, why) => {
    const { page } = await on.visitAs('finance')
    await page.goto(pending)
    await showsText(page, /Rows 1–10 of/)
    const waiting = await waitingCount(page)
    const [id = ''] = await page
      .getByRole('gridcell')
      .filter({ hasText: /^\d{4}$/ })
      .allInnerTexts()
    await choose(page, id, 'Reject…')
    const rejecting = page.getByRole('dialog', { name: `Reject write-off ${id}` })
    await rejecting.getByLabel('Rejection reason').fill(why)
    await rejecting.getByRole('button', { name: 'Reject' }).click()
    await showsText(page, '1 write-off was rejected.')
    await page.goto(`/finance/write-off/history?status=rejected&variant=${variant}`)
    const row = page.locator('.rdg-row', { hasText: why })
    await row.filter({ hasText: id }).filter({ hasText: 'finance' }).waitFor()
    await page.goto(pending)
    await expect.poll(() => waitingCount(page)).toBe(waiting - 1)
  })
})

describe('refund settings', () => {
  it('are changed, and the second user gets a conflict and loses nothing', async () => {
    const { page } = await on.visitAs('finance-manager')
    const colleague = (await on.visitAs('admin')).page
    for (const each of [page, colleague]) {
      await each.goto('/finance/settings/refund-settings')
      await showsScreen(each, 'Refund settings')
    }
    await page.getByLabel('Due after').fill('10')
    await page.getByRole('button', { name: 'Save' }).click()
    await showsText(page, 'The refund settings were saved.')
    await colleague.getByLabel('Remind after').fill('7')
    await colleague.getByRole('button', { name: 'Save' }).click()
    await showsText(colleague, /finance-manager changed these settings in the meantime\./)
    expect(await colleague.getByLabel('Remind after').inputValue()).toBe('7')
    await expect.poll(() => colleague.getByLabel('Due after').inputValue()).toBe('10')
    await colleague.getByRole('button', { name: 'Save' }).click()
    await showsText(colleague, 'The refund settings were saved.')
    await page.reload()
    await expect.poll(() => page.getByLabel('Remind after').inputValue()).toBe('7')
  })

  it('that cannot be loaded show a toast, and the screen works without them (spec 2 §8)', async () => {
    const call = 'GET /api/finance/refund-settings'
    await on.console.fault({
      call,
      status: 500,
      body: { message: 'The settings are being moved.' },
      times: 1,
    })
    const { page } = await on.visitAs('finance-manager')
    await page.goto('/finance/settings/refund-settings')
    await showsScreen(page, 'Refund settings')
    await showsText(page, 'The settings are being moved.')
    await showsText(page, 'The values of this form could not be loaded.')
    expect(await page.getByRole('button', { name: 'Save' }).count()).toBe(0)
    expect(await page.getByText('Last changed by').count()).toBe(0)
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByLabel('Due after').waitFor()
    await showsText(page, 'Last changed by')
  })

  it('reject an invalid mail address at its field', async () => {
    const { page } = await on.visitAs('finance-manager')
    await page.goto('/finance/settings/refund-settings')
    await page.getByLabel('Notify about failed payments').fill('nobody')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('link', { name: /Enter an email address, such as name@example\.com\.$/ }).waitFor()
  })
})

describe('bank accounts for refunds', () => {
  it('are added, edited and deactivated', async () => {
    const { page } = await on.visitAs('finance-manager')
    await page.goto('/finance/settings/bank-accounts')
    await line(page, 'Refunds GBP, reserve').waitFor()
    await page.getByRole('button', { name: 'Add account…' }).click()
    const adding = page.getByRole('dialog', { name: 'New bank account' })
    await adding.getByLabel('Name').fill('Refunds GBP, summer')
    await adding.getByRole('textbox', { name: /^Bank/ }).fill('Northfield Bank')
    await adding.getByLabel('Account holder').fill('Marketplace Operations Ltd')
    await adding.getByLabel('IBAN').fill('GB82 WEST 1234 5698 7654 33')
    await adding.getByLabel('BIC').fill('WESTGB2L')
    await adding.getByLabel('GBP').check()
    await adding.getByRole('button', { name: 'Add account' }).click()
    await adding.getByRole('link', { name: /check digits do not match/ }).waitFor()
    await adding.getByLabel('IBAN').fill('GB82 WEST 1234 5698 7654 32')
    await adding.getByRole('button', { name: 'Add account' }).click()
    await showsText(page, 'Refunds GBP, summer was added.')
    await line(page, 'Refunds GBP, summer').getByText('GB82WEST12345698765432').waitFor()

    await choose(page, 'Refunds GBP, summer', 'Edit…')
    const editing = page.getByRole('dialog', { name: 'Refunds GBP, summer' })
    await editing.getByLabel('Limit per day').fill('5000')
    await editing.getByRole('button', { name: 'Save' }).click()
    await showsText(page, 'Refunds GBP, summer was saved.')
    await line(page, 'Refunds GBP, summer').getByText('5,000.00 GBP').waitFor()

    await choose(page, 'Refunds GBP, summer', 'Deactivate')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Deactivate' }).click()
    await showsText(page, 'Refunds GBP, summer is now inactive.')
    await line(page, 'Refunds GBP, summer').getByText('Inactive').waitFor()
    await choose(page, 'Refunds EUR', 'Deactivate')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Deactivate' }).click()
    await showsText(page, 'Refunds EUR is the default of EUR. Make another account the default first.')
  })
})

describe('refund screens', () => {
  it.each([
    ['/finance/settings/refund-settings', 'finance'],
    ['/finance/settings/bank-accounts', 'finance'],
    [invoices, 'customer-service'],
    ['/finance/write-off/history', 'customer-service'],
    ['/csr/refunds-pending-info', 'finance'],
  ])('%s is forbidden for %s', async (address, persona) => {
    const { page } = await on.visitAs(persona)
    await page.goto(address)
    await page.waitForURL(/\/forbidden(?:\?|$)/)
  })
})

async function numbers(page: Page): Promise<string[]> {
  const texts = await page.getByRole('gridcell').allInnerTexts()
  return texts.map(text => text.trim()).filter(text => /^(?:INV|CN)-\d{4}-\d{6}$/.test(text))
}

function line(page: Page, name: string) {
  return page.locator('.rdg-row', { has: page.getByRole('gridcell', { name, exact: true }) })
}

async function choose(page: Page, name: string, action: string): Promise<void> {
  const row = line(page, name)
    .or(page.locator('.rdg-row', { hasText: name }))
    .first()
  const only = row.getByRole('button', { name: action })
  const menu = row.getByRole('button', { name: /^Actions for/ })
  await only.or(menu).first().waitFor()
  if (await only.isVisible()) return only.click()
  await menu.click()
  await page.getByRole('menuitem', { name: action }).click()
}

async function waitingCount(page: Page): Promise<number> {
  const text = await page.getByText(/^Pending: \d/).innerText()
  return Number(text.replace(/\D/g, ''))
}
