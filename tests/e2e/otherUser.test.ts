import { type BrowserContext, type Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { axeFindings } from '../support/axe.ts'
import { journeys, showsScreen, showsText } from '../support/journeys.ts'

const on = journeys()
const address = '/finance/settings/bank-accounts'
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Another user has signed in' })
const field = (page: Page, name: string) => page.getByRole('textbox', { name })
const save = (page: Page) => page.getByRole('button', { name: 'Add account', exact: true })
const drafts = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter(key => key.startsWith('console.drafts.')))

/** What signing in in another tab does to this one. */
async function signInElsewhere(context: BrowserContext, persona: string): Promise<void> {
  const { configuration } = on.console
  const value = await on.console.session({ persona })
  await context.addCookies([{ name: configuration.sessionCookie, value, url: on.console.address }])
}

/** A form in a panel, with a sensitive field, in which the admin has typed. */
async function typed() {
  const visitor = await on.visitAs('admin')
  const { page, calls } = visitor
  await page.goto(address)
  await page.getByRole('button', { name: 'Add account…' }).click()
  await field(page, 'Account holder').fill('Typed by the admin')
  for (const [name, text] of Object.entries({ Name: 'Spare', Bank: 'Barclays', BIC: 'BUKBGB22' }))
    await field(page, name).fill(text)
  await field(page, 'IBAN').fill('GB33BUKB20201555555555')
  await page.getByRole('radio', { name: 'GBP' }).check()
  await visitor.settled()
  const sent = () => calls.filter(call => call === 'POST /api/finance/refunds-bank-accounts').length
  return { ...visitor, sent }
}

describe('text typed while another user signs in in another tab', () => {
  it('is not saved as that user, and is saved when the first user is back', async () => {
    const { page, context, sent } = await typed()
    await signInElsewhere(context, 'finance')
    await save(page).click()
    await showsText(page, /^finance has signed in in another tab of this browser/)
    expect(await axeFindings(page)).toEqual([])
    await question(page).getByRole('button', { name: 'Stay on this page' }).click()
    await question(page).waitFor({ state: 'detached' })
    expect(sent()).toBe(0)
    expect(await field(page, 'IBAN').inputValue()).toBe('GB33BUKB20201555555555')
    await signInElsewhere(context, 'admin')
    await save(page).click()
    await expect.poll(sent).toBe(1)
    await save(page).waitFor({ state: 'detached' })
  })

  it('is a draft only of its author, and the page reloads for the other user', async () => {
    const { page, context, sent } = await typed()
    await signInElsewhere(context, 'finance')
    await save(page).click()
    await question(page).getByRole('button', { name: 'Go on as finance' }).click()
    await question(page).waitFor({ state: 'detached' })
    await showsScreen(page, 'No access')
    expect(sent()).toBe(0)
    expect(await drafts(page)).toEqual(['console.drafts.admin'])
  })

  it('is a draft only of its author, when the page is left for another screen', async () => {
    const { page, context, settled } = await on.visitAs('admin')
    await page.goto('/finance/settings/refund-settings')
    await field(page, 'Notify about failed payments').fill('typed-by-admin@example.com')
    await settled()
    await signInElsewhere(context, 'finance')
    const other = await context.newPage()
    await other.goto('/')
    await showsScreen(other, 'Home')
    await expect.poll(() => other.evaluate(() => localStorage.getItem('console.user'))).toContain('finance')
    await page.getByRole('link', { name: 'Operations Console' }).first().click()
    await page.getByRole('button', { name: 'Leave' }).click()
    await showsScreen(page, 'Home')
    expect(await drafts(page)).toEqual(['console.drafts.admin'])
  })
})

describe('signing out in a tab of a former user', () => {
  it('keeps the session of the other user, and says whose it is', async () => {
    const { page, context, calls } = await on.visitAs('admin')
    await page.goto('/finance/refunds')
    await showsScreen(page, 'Refunds')
    const account = page.getByRole('button', { name: 'Account', exact: true })
    await account.click()
    await signInElsewhere(context, 'finance')
    await page
      .getByRole('link', { name: 'Sign out' })
      .or(page.getByRole('menuitem', { name: 'Sign out' }))
      .click()
    await showsText(page, /^finance has signed in in another tab .* and is still signed in/)
    expect(await axeFindings(page)).toEqual([])
    expect(calls).not.toContain('GET /api/navigation/logout')
    await page.getByRole('button', { name: 'Go on as finance' }).click()
    await showsScreen(page, 'Home')
    await account.click()
    await showsText(page, /^finance@/)
  })
})
