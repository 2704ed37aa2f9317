import { type Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { axeFindings } from '../support/axe.ts'
import { column, paintedText } from '../support/gridRows.ts'
import { journeys, showsScreen, showsText, whereIs } from '../support/journeys.ts'

const on = journeys()
const panel = (page: Page) => page.getByRole('dialog', { name: 'Search orders' })
const cells = (page: Page, column: number) =>
  page.locator(
    `[role=row][aria-rowindex]:not([aria-rowindex="1"]) [role=gridcell][aria-colindex="${column}"]`,
  )

/** From any screen, by the side panel. */
async function search(page: Page, field: string, value: string): Promise<void> {
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await panel(page).getByRole('combobox', { name: 'Field' }).selectOption({ label: field })
  await panel(page).getByRole('textbox', { name: 'Value' }).fill(value)
  await page.keyboard.press('Enter')
}

async function start(persona = 'customer-service') {
  const visitor = await on.visitAs(persona)
  await visitor.page.goto('/')
  await showsScreen(visitor.page, 'Home')
  return visitor
}

describe('order search', () => {
  it('opens the order when the result is ONE', async () => {
    const { page } = await start()
    await search(page, 'Order Nr', ' 536365 ')
    await showsScreen(page, /^Order \d+$/)
    expect(whereIs(page)).toBe('/order/536365')
    await showsText(page, 'Jack Whitfield')
    await panel(page).waitFor({ state: 'detached' })
  })

  it.each([
    ['Customer Email', 'customerEmail', 'jack.whitfield850@example.com', 4],
    ['Customer First Name', 'customerFirstName', 'Jack', 2],
    ['Customer Last Name', 'customerLastName', 'smith', 3],
  ] as const)(
    'by %s lists the hits when the result is MULTIPLE, and leads on to an order',
    async (label, field, value, column) => {
      const { page } = await start()
      await search(page, label, value)
      await showsScreen(page, 'Order search')
      expect(whereIs(page)).toBe(`/cs/search?${new URLSearchParams({ fieldName: field, fieldValue: value })}`)
      await panel(page).waitFor({ state: 'detached' })
      expect(await page.getByRole('textbox', { name: label }).inputValue()).toBe(value)
      await paintedText(cells(page, column).first())
      const found = await cells(page, column).allInnerTexts()
      expect(new Set(found.map(text => text.toLowerCase()))).toEqual(new Set([value.toLowerCase()]))
      expect(await axeFindings(page)).toEqual([])
      const number = cells(page, 1).first().getByRole('link')
      const id = await paintedText(number)
      await number.click()
      await showsScreen(page, /^Order \d+$/)
      expect(whereIs(page)).toBe(`/order/${id}`)
    },
  )

  it('shows its results after a reload, and those of the next search on the same screen', async () => {
    const { page } = await start()
    await search(page, 'Customer Last Name', 'Smith')
    await showsScreen(page, 'Order search')
    await cells(page, 3).first().waitFor()
    await page.reload()
    await expect.poll(() => cells(page, 3).first().innerText()).toBe('Smith')
    await search(page, 'Customer Last Name', 'Jones')
    await expect.poll(() => cells(page, 3).first().innerText()).toBe('Jones')
    expect(await page.getByRole('textbox', { name: 'Customer Last Name' }).inputValue()).toBe('Jones')
  })

  it("shows 'No results found.' after a 404, and keeps the typed text", async () => {
    const { page } = await start()
    await search(page, 'Order Nr', 'no such order')
    await showsText(page, 'No results found.')
    expect(await panel(page).getByRole('textbox', { name: 'Value' }).inputValue()).toBe('no such order')
    expect(whereIs(page)).toBe('/')
    expect(await axeFindings(page)).toEqual([])
  })

  it("shows 'An error occurred.' after any other error", async () => {
    const { page } = await start()
    await on.console.fault({ call: 'GET /api/oms/order-search/orderNr/536365', status: 500, times: 1 })
    await search(page, 'Order Nr', '536365')
    await showsText(page, 'An error occurred.')
    await panel(page).getByRole('button', { name: 'Search' }).click()
    await showsScreen(page, /^Order \d+$/)
  })
})

describe('route /cs/perform-search', () => {
  it('forwards to /cs/search with its values', async () => {
    const { page } = await on.visitAs('customer-service')
    await page.goto('/cs/perform-search?searchField=customerLastName&searchValue=O%27Connor')
    await showsScreen(page, 'Order search')
    expect(whereIs(page)).toBe('/cs/search?fieldName=customerLastName&fieldValue=O%27Connor')
    await expect.poll(() => cells(page, 3).first().innerText()).toBe("O'Connor")
  })

  it('forwards without values to all orders', async () => {
    const { page } = await on.visitAs('customer-service')
    await page.goto('/cs/perform-search')
    await showsScreen(page, 'Order search')
    expect(whereIs(page)).toBe('/cs/search')
    await cells(page, 1).first().waitFor()
  })

  it('does not list all orders for a field that cannot be searched', async () => {
    const { page, calls } = await on.visitAs('customer-service')
    await page.goto('/cs/perform-search?searchField=nationalId&searchValue=1')
    await showsScreen(page, 'Page not found')
    expect(calls.filter(call => call.includes('order-search'))).toEqual([])
  })
})

describe('orders and their customers', () => {
  it('are not shown, searched or linked without the resource of the order search', async () => {
    const { page, settled } = await on.visitAs('collection-partner')
    await page.goto('/cash-reconciliation/account-statement')
    await showsScreen(page, 'Dashboard - My Account Statement')
    await showsText(page, /Rows 1–/)
    await settled()
    expect(await page.getByRole('button', { name: 'Search', exact: true }).count()).toBe(0)
    expect(await page.locator('a[href^="/order/"]').count()).toBe(0)
    await page.goto('/cs/search')
    await showsScreen(page, 'No access')
    await page.goto('/order/536365')
    await showsScreen(page, 'No access')
  })

  it('are shown only by number if the session may not open them', async () => {
    const resources = ['reconciliation_package_access']
    const { page } = await on.visit({ token: await on.console.session({ resources }) })
    await page.goto('/cash-reconciliation/package')
    await showsText(page, /Rows 1–/)
    const numbers = await column(page, 'Order Nr')
    expect(numbers.filter(number => /^\d+$/.test(number)).length).toBeGreaterThan(0)
    expect(await page.locator('a[href^="/order/"]').count()).toBe(0)
  })
})
