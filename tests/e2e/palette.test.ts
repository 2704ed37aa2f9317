import { type Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { axeFindings } from '../support/axe.ts'
import { journeys, showsScreen, showsText, whereIs } from '../support/journeys.ts'

const on = journeys()

async function openPalette(page: Page) {
  const palette = page.getByRole('dialog', { name: 'Command palette' })
  await expect
    .poll(async () => {
      await page.keyboard.press('Control+k')
      return palette.isVisible()
    })
    .toBe(true)
  return palette
}

describe('command palette', () => {
  it('opens a screen, remembers it, and has no axe findings', async () => {
    const { page } = await on.visitAs('finance')
    await page.goto('/')
    await showsScreen(page, 'Home')
    const palette = await openPalette(page)
    expect(await axeFindings(page)).toEqual([])
    await page.keyboard.type('refun')
    await palette.getByRole('option', { selected: true }).getByText('Refunds').waitFor()
    await page.keyboard.press('Enter')
    await showsScreen(page, 'Refunds')
    expect(whereIs(page)).toBe('/finance/refunds')
    await page.goto('/')
    await showsScreen(page, 'Home')
    const again = await openPalette(page)
    await again.getByRole('group', { name: 'Recent' }).getByText('Refunds').waitFor()
  })

  it('offers a viewer no screen that they may not open', async () => {
    const { page } = await on.visitAs('viewer')
    await page.goto('/')
    await showsScreen(page, 'Home')
    const palette = await openPalette(page)
    const screens = palette.getByRole('group', { name: 'Screens' }).getByRole('option')
    expect(await screens.allInnerTexts()).toEqual(['Administration Dashboard', 'Home', 'Payout'])
  })

  it('starts the export of the open screen', async () => {
    const { page } = await on.visitAs('finance')
    await page.goto('/finance/refunds')
    await page.getByRole('gridcell').first().waitFor()
    await openPalette(page)
    await page.keyboard.type('export')
    await page.keyboard.press('Enter')
    await showsText(page, /export of .* is ready/)
  })

  it('opens an order by its number', async () => {
    const { page } = await on.visitAs('customer-service')
    await page.goto('/')
    await showsScreen(page, 'Home')
    await openPalette(page)
    await page.keyboard.type('536365')
    await page.keyboard.press('Enter')
    await showsScreen(page, /^Order \d+$/)
    expect(whereIs(page)).toBe('/order/536365')
  })

  it('opens a record found by name, and searches the orders of a customer', async () => {
    const { page } = await on.visitAs('finance')
    await page.goto('/')
    await showsScreen(page, 'Home')
    const palette = await openPalette(page)
    await page.keyboard.type('smith')
    const customer = palette.getByRole('group', { name: 'Customers' }).getByRole('option', { name: /Smith/ })
    await customer.first().waitFor()
    expect(await axeFindings(page)).toEqual([])
    await customer.first().click()
    await expect.poll(() => whereIs(page)).toMatch(/^\/cs\/search\?fieldName=customerEmail&fieldValue=/)
    await page.getByRole('gridcell').first().waitFor()
  })

  it.each(['collection-partner', 'viewer'])(
    'offers no order search to %s, who may not search orders',
    async persona => {
      const { page } = await on.visitAs(persona)
      await page.goto('/')
      await showsScreen(page, 'Home')
      const palette = await openPalette(page)
      await palette.getByRole('option', { name: 'Home' }).first().waitFor()
      expect(await palette.getByText('Order search').count()).toBe(0)
      await page.keyboard.type('536365')
      expect(await palette.getByText('Order Nr 536365').count()).toBe(0)
    },
  )
})

describe('keyboard shortcuts', () => {
  it('are listed by ?', async () => {
    const { page } = await on.visitAs('finance')
    await page.goto('/')
    await showsScreen(page, 'Home')
    const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await expect
      .poll(async () => {
        await page.keyboard.press('?')
        return list.isVisible()
      })
      .toBe(true)
    expect(await axeFindings(page)).toEqual([])
  })
})
