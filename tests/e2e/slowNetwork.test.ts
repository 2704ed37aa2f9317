import { type Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { journeys, showsScreen } from '../support/journeys.ts'

const on = journeys()

/** Requests for these addresses do not get through until they are let go. */
async function hold(page: Page, url: string): Promise<() => Promise<void>> {
  const gate = Promise.withResolvers<void>()
  await page.route(url, async route => {
    await gate.promise
    await route.continue().catch(() => undefined)
  })
  return async () => {
    gate.resolve()
    await page.unroute(url)
  }
}

describe('very slow network', () => {
  it('shows a loading state from the first byte of the page to the rows of its list', async () => {
    const { page } = await on.visitAs('finance')
    const script = await hold(page, '**/assets/*.js')
    const settings = await hold(page, '**/config.json')
    const resources = await hold(page, '**/api/navigation/acl-resource')
    const rows = await hold(page, '**/api/finance/refunds/grid')
    await page.goto('/finance/refunds', { waitUntil: 'commit' })
    const waits = page.getByRole('status').filter({ hasText: /^Loading/ })
    await waits.first().waitFor()
    await script()
    await waits.first().waitFor()
    await settings()
    await page.getByRole('main').getByRole('heading', { name: 'Loading...' }).waitFor({ state: 'attached' })
    await resources()
    await showsScreen(page, 'Refunds')
    await page.locator('[aria-busy="true"]').first().waitFor()
    await rows()
    await page.getByRole('gridcell').first().waitFor()
  })

  it('shows a loading state on the way to another screen, and while a form is sent', async () => {
    const { page, settled } = await on.visitAs('admin')
    await page.goto('/')
    await showsScreen(page, 'Home')
    await settled()
    const record = await hold(page, '**/api/finance/refund-settings')
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox').fill('Refund settings')
    await page
      .getByRole('option', { name: /Refund settings/ })
      .first()
      .click()
    await page.getByRole('progressbar', { name: 'Loading...' }).waitFor()
    await record()
    await showsScreen(page, 'Refund settings')
    await page.getByRole('textbox', { name: 'Notify about failed payments' }).fill('slow@example.com')
    const saving = await hold(page, '**/api/finance/refund-settings')
    const save = page.getByRole('button', { name: 'Save', exact: true })
    await save.click()
    await expect.poll(() => save.getAttribute('aria-busy')).toBe('true')
    await saving()
    await page.getByText('The refund settings were saved.').waitFor()
  })
})

describe('page whose script cannot be loaded', () => {
  it('shows an error and is not blank', async () => {
    const { page, problems } = await on.visitAs('finance')
    await page.route('**/assets/start-*.js', route => route.abort())
    await page.goto('/finance/refunds')
    await page.getByText('The page could not be loaded.').waitFor()
    problems.length = 0
  })
})
