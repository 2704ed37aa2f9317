import { describe, expect, it } from 'vitest'
import { journeys, showsScreen } from '../support/journeys.ts'

const on = journeys()

/** What the persona may open of the screens that exist, by their entries in the menu (2 §4.1, domain: people). */
const canOpen: Readonly<Record<string, readonly string[]>> = {
  admin: [
    ...['Refunds', 'Dashboard', 'Rule groups', 'Payouts', 'Packages troubleshooting'],
    ...['My current balance', 'Return authorisations'],
  ],
  finance: ['Refunds'],
  'finance-manager': ['Refunds', 'Payouts', 'Return authorisations'],
  'cash-reconciliation': ['Packages troubleshooting', 'My current balance'],
  'collection-partner': ['My current balance'],
  'customer-service': ['Return authorisations'],
  returns: ['Return authorisations'],
  payout: ['Payouts'],
  'rules-admin': ['Rule groups'],
  viewer: [],
}

describe('menu', () => {
  it.each(Object.entries(canOpen))('of %s contains what the resources allow', async (persona, entries) => {
    const { page } = await on.visitAs(persona)
    await page.goto('/')
    await showsScreen(page, 'Home')
    const main = page.getByRole('main')
    for (const name of entries) await main.getByRole('link', { name, exact: true }).first().waitFor()
    if (entries.length === 0)
      await main
        .getByText(/You don't have access|All orders|Shipping labels/)
        .first()
        .waitFor()
    const links = await main.getByRole('link').allInnerTexts()
    for (const name of new Set(Object.values(canOpen).flat())) {
      expect(links.includes(name), `${persona} sees ${name}`).toBe(entries.includes(name))
    }
  })

  it('opens and closes by touch, and navigates', async () => {
    const { page } = await on.visitAs('finance', { hasTouch: true })
    await page.goto('/')
    await showsScreen(page, 'Home')
    const bar = page.getByRole('banner')
    const area = bar.getByRole('button', { name: 'Finance' })
    const entry = bar.getByRole('link', { name: 'Refunds', exact: true })
    await area.tap()
    await entry.waitFor()
    await area.tap()
    await entry.waitFor({ state: 'detached' })
    await area.tap()
    await entry.tap()
    await showsScreen(page, 'Refunds')
    await entry.waitFor({ state: 'detached' })
  })

  it('that is invalid shows an error, and the console still works', async () => {
    await on.console.fault({
      call: 'GET /api/navigation/menu',
      status: 500,
      body: { message: 'No menu today.' },
    })
    const { page } = await on.visitAs('finance')
    await page.goto('/finance/refunds')
    await page.getByText('Error loading menu. No menu today.').first().waitFor()
    await page.getByRole('gridcell').first().waitFor()
  })

  it('that is missing in the reply shows an error', async () => {
    await on.console.fault({ call: 'GET /api/navigation/menu', body: { resources: [] } })
    const { page } = await on.visitAs('finance')
    await page.goto('/finance/refunds')
    await page.getByText('Error loading menu.', { exact: true }).first().waitFor()
  })
})
