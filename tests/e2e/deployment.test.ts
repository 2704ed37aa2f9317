import { type Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { journeys, showsScreen, showsText, whereIs } from '../support/journeys.ts'

const on = journeys()
const title = 'Refund settings'
const mail = (page: Page) => page.getByRole('textbox', { name: 'Notify about failed payments' })

/** From here on the files of the page are gone, as after a deployment, until the page is reloaded. */
async function deploy(page: Page): Promise<{ readonly loads: () => number }> {
  let loads = 0
  const files = '**/assets/*.js'
  await page.route(files, route => route.fulfill({ status: 404 }))
  page.on('request', request => {
    if (!request.isNavigationRequest()) return
    loads += 1
    void page.unroute(files)
  })
  return { loads: () => loads }
}

/** What React and the browser say of a part that is gone is no mistake of the page. */
function forgive(problems: string[]): void {
  expect(problems.filter(problem => !/dynamically imported module|ChunkMissing/.test(problem))).toEqual([])
  problems.length = 0
}

describe('deployment while the user is typing', () => {
  it('reloads the page for a missing chunk, and keeps typed text', async () => {
    const { page, problems, settled } = await on.visitAs('admin')
    await page.goto('/finance/settings/refund-settings')
    await showsScreen(page, title)
    await mail(page).fill('typed@example.com')
    await settled()
    const { loads } = await deploy(page)
    await page.keyboard.press('Escape')
    await mail(page).blur()
    await Promise.all([page.waitForEvent('domcontentloaded'), page.keyboard.press('Control+k')])
    await showsText(page, 'Draft restored')
    expect(await mail(page).inputValue()).toBe('typed@example.com')
    expect(loads()).toBe(1)
    forgive(problems)
  })

  it('saves typed text with the open page', async () => {
    const { page, problems, settled } = await on.visitAs('admin')
    await page.goto('/finance/settings/refund-settings')
    await showsScreen(page, title)
    await mail(page).fill('saved@example.com')
    await settled()
    const { loads } = await deploy(page)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await showsText(page, 'The refund settings were saved.')
    expect(loads()).toBe(0)
    forgive(problems)
  })

  it('opens another screen after a confirmation, and restores the text later', async () => {
    const { page, problems, settled } = await on.visitAs('admin')
    await page.goto('/finance/settings/refund-settings')
    await showsScreen(page, title)
    await mail(page).fill('later@example.com')
    await settled()
    const { loads } = await deploy(page)
    await page.getByRole('link', { name: 'Operations Console' }).first().click()
    await page.getByRole('button', { name: 'Leave' }).click()
    await showsScreen(page, 'Home')
    expect(loads()).toBeLessThanOrEqual(1)
    await page.goto('/finance/settings/refund-settings')
    await showsText(page, 'Draft restored')
    expect(await mail(page).inputValue()).toBe('later@example.com')
    forgive(problems)
  })

  it('does not reload the page if no draft can hold the typed values', async () => {
    const { page, problems, settled } = await on.visitAs('admin')
    await page.goto('/finance/settings/bank-accounts')
    await page.getByRole('button', { name: 'Add account…' }).click()
    const iban = page.getByRole('textbox', { name: 'IBAN' })
    await iban.fill('GB33BUKB20201555555555')
    await settled()
    const { loads } = await deploy(page)
    // The calendar, the palette, whatever is fetched late: here the window that the guard of the browser has no part in.
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
    await page.keyboard.press('Control+k')
    await settled()
    expect(loads()).toBe(0)
    expect(await iban.inputValue()).toBe('GB33BUKB20201555555555')
    expect(whereIs(page)).toBe('/finance/settings/bank-accounts')
    forgive(problems)
  })
})
