import { type Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { axeFindings } from '../support/axe.ts'
import { chooseAtLogin, journeys, showsScreen, showsText, whereIs } from '../support/journeys.ts'

const on = journeys()
const address = '/finance/settings/refund-settings'
const title = 'Refund settings'
const submit = 'PUT /api/finance/refund-settings'

const mail = (page: Page) => page.getByRole('textbox', { name: 'Notify about failed payments' })
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Leave without saving?' })
const sent = (calls: readonly string[]) => calls.filter(call => call === submit).length

async function settings(page: Page): Promise<void> {
  await page.goto(address)
  await showsScreen(page, title)
  await mail(page).waitFor()
}

/** Resolves when the browser keeps a text that holds these words. */
async function kept(page: Page, words: string): Promise<void> {
  await expect.poll(() => page.evaluate(() => Object.values(localStorage).join('\n'))).toContain(words)
}

describe('values typed into a form', () => {
  it('survive a reload, are offered as a draft, and deleted after success', async () => {
    const { page, calls } = await on.visitAs('admin')
    await settings(page)
    await mail(page).fill('reload@example.com')
    await kept(page, 'reload@example.com')
    await page.reload()
    await showsText(page, 'Draft restored')
    expect(await mail(page).inputValue()).toBe('reload@example.com')
    expect(await axeFindings(page)).toEqual([])
    await save(page).click()
    await expect
      .poll(() => page.evaluate(() => Object.keys(localStorage).filter(key => key.includes('draft'))))
      .toEqual([])
    expect(sent(calls)).toBe(1)
    await settings(page)
    expect(await page.getByText('Draft restored').count()).toBe(0)
    expect(await mail(page).inputValue()).toBe('reload@example.com')
  })

  it('can be discarded, which restores the fields', async () => {
    const { page } = await on.visitAs('admin')
    await settings(page)
    const before = await mail(page).inputValue()
    await mail(page).fill('discard@example.com')
    await kept(page, 'discard@example.com')
    await page.reload()
    await showsText(page, 'Draft restored')
    await page.getByRole('button', { name: 'Discard', exact: true }).click()
    expect(await mail(page).inputValue()).toBe(before)
    await page.reload()
    await mail(page).waitFor()
    expect(await page.getByText('Draft restored').count()).toBe(0)
  })

  it('survive an expired session: after signing in again they are still there', async () => {
    const { page } = await on.visitAs('admin')
    await settings(page)
    await mail(page).fill('expired@example.com')
    await on.console.fault({ call: submit, status: 401, body: { message: 'Who are you?' }, times: 1 })
    await save(page).click()
    await chooseAtLogin(page, 'admin')
    await showsScreen(page, title)
    expect(whereIs(page)).toBe(address)
    await showsText(page, 'Draft restored')
    expect(await mail(page).inputValue()).toBe('expired@example.com')
  })

  it.each([
    [403, 'No access'],
    [503, 'Maintenance'],
  ])('are restored after a save that failed with %i', async (status, shown) => {
    const { page } = await on.visitAs('admin')
    await settings(page)
    await mail(page).fill('back@example.com')
    await on.console.fault({ call: submit, status, times: 1 })
    await save(page).click()
    await showsScreen(page, shown)
    await page.getByRole('button', { name: 'Go back' }).click()
    await showsScreen(page, title)
    expect(whereIs(page)).toBe(address)
    await showsText(page, 'Draft restored')
    expect(await mail(page).inputValue()).toBe('back@example.com')
  })

  it('that must not be stored stay on the page after a 403, with an explanation', async () => {
    const { page } = await on.visitAs('admin')
    await page.goto('/finance/settings/bank-accounts')
    await page.getByRole('button', { name: 'Add account…', exact: true }).click()
    const panel = page.getByRole('dialog')
    const box = (name: string) => panel.getByRole('textbox', { name, exact: true })
    for (const name of ['Name', 'Bank', 'Account holder']) await box(name).fill('Northfield')
    await box('IBAN').fill('GB33BUKB20201555555555')
    await box('BIC').fill('BUKBGB22')
    await panel.getByRole('radio', { name: 'GBP' }).check()
    await on.console.fault({
      call: 'POST /api/finance/refunds-bank-accounts',
      status: 403,
      body: {},
      times: 1,
    })
    await panel.getByRole('button', { name: 'Add account', exact: true }).click()
    await question(page).waitFor()
    await showsText(page, 'You do not have access to this.')
    await question(page).getByRole('button', { name: 'Stay', exact: true }).click()
    expect(await box('IBAN').inputValue()).toBe('GB33BUKB20201555555555')
  })

  it('survive a lost network, and are sent when it is back', async () => {
    const { page, context, calls, settled } = await on.visitAs('admin')
    await settings(page)
    await settled()
    await mail(page).fill('train@example.com')
    await context.setOffline(true)
    await save(page).click()
    await showsText(page, 'Please make sure that you are connected to the internet')
    expect(await mail(page).inputValue()).toBe('train@example.com')
    await context.setOffline(false)
    await save(page).click()
    await expect
      .poll(() => page.evaluate(() => Object.keys(localStorage).filter(key => key.includes('draft'))))
      .toEqual([])
    expect(sent(calls)).toBeGreaterThan(0)
  })

  it('are not left for another screen without a confirmation', async () => {
    const { page } = await on.visitAs('admin')
    await settings(page)
    await mail(page).fill('leave@example.com')
    await page.getByRole('link', { name: 'Operations Console' }).first().click()
    await question(page).getByRole('button', { name: 'Stay' }).click()
    await question(page).waitFor({ state: 'detached' })
    expect(whereIs(page)).toBe(address)
    expect(await mail(page).inputValue()).toBe('leave@example.com')
    await page.getByRole('link', { name: 'Operations Console' }).first().click()
    await question(page).getByRole('button', { name: 'Leave' }).click()
    await expect.poll(() => whereIs(page)).toBe('/')
  })

  it('belong to their tab while it is open, then to the next one that opens the form', async () => {
    const { page, context } = await on.visitAs('admin')
    await settings(page)
    await mail(page).fill('one@example.com')
    await kept(page, 'one@example.com')
    const other = await context.newPage()
    await settings(other)
    await mail(other).fill('other@example.com')
    await kept(other, 'other@example.com')
    for (const [tab, text] of [
      [page, 'one@example.com'],
      [other, 'other@example.com'],
    ] as const) {
      await tab.reload()
      await showsText(tab, 'Draft restored')
      expect(await mail(tab).inputValue()).toBe(text)
    }
    await other.close()
    const next = await context.newPage()
    await settings(next)
    await showsText(next, 'Draft restored')
    expect(await mail(next).inputValue()).toBe('other@example.com')
    await save(next).click()
    await showsText(next, 'The refund settings were saved.')
    // What was saved is no draft any more, and what the first tab is writing still is.
    await settings(next)
    expect(await next.getByText('Draft restored').count()).toBe(0)
    await page.reload()
    await showsText(page, 'Draft restored')
    expect(await mail(page).inputValue()).toBe('one@example.com')
  })

  it('make the browser ask before the tab is closed', async () => {
    const { page } = await on.visitAs('admin')
    await settings(page)
    // The browser asks those only who have touched the page.
    await mail(page).click()
    await page.keyboard.type('x')
    const typed = await mail(page).inputValue()
    const asked = page.waitForEvent('dialog')
    await page.close({ runBeforeUnload: true })
    const dialog = await asked
    expect(dialog.type()).toBe('beforeunload')
    await dialog.dismiss()
    expect(await mail(page).inputValue()).toBe(typed)
  })

  it('are sent once for a double click', async () => {
    const { page, calls } = await on.visitAs('admin')
    await settings(page)
    await mail(page).fill('double@example.com')
    await on.console.fault({ call: submit, delay: 300, times: 1 })
    await save(page).dblclick()
    await showsText(page, 'The refund settings were saved.')
    expect(sent(calls)).toBe(1)
  })

  it('are kept after a conflict with somebody else, which is reported', async () => {
    const first = await on.visitAs('admin')
    const second = await on.visitAs('admin')
    await settings(first.page)
    await settings(second.page)
    await mail(first.page).fill('first@example.com')
    await save(first.page).click()
    await expect.poll(() => sent(first.calls)).toBe(1)
    await expect.poll(() => save(first.page).getAttribute('aria-busy')).toBe(null)
    await mail(second.page).fill('second@example.com')
    await save(second.page).click()
    await showsText(second.page, 'Someone else saved first')
    expect(await mail(second.page).inputValue()).toBe('second@example.com')
    await save(second.page).click()
    await expect.poll(() => sent(second.calls)).toBe(2)
    await settings(first.page)
    await expect.poll(() => mail(first.page).inputValue()).toBe('second@example.com')
  })
})
