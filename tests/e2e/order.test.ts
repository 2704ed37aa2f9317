import { type Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { journeys, showsScreen, showsText, whereIs } from '../support/journeys.ts'

const on = journeys()
/** Has a refund. */
const address = '/order/536367'

async function open(persona: string) {
  const visitor = await on.visitAs(persona)
  await visitor.page.goto(address)
  await showsScreen(visitor.page, /^Order \d+$/)
  return visitor
}

/** Writes a comment in the panel that a button opens; gives the names of that button before and after. */
async function comment(page: Page, name: RegExp, dialog: string): Promise<readonly [string, string]> {
  const opener = page.getByRole('button', { name }).first()
  const count = async () => (await opener.textContent())?.match(/\d+$/)?.[0] ?? ''
  await expect.poll(count).not.toBe('')
  const before = await count()
  await opener.click()
  const panel = page.getByRole('dialog', { name: dialog })
  await panel.getByRole('button', { name: 'New comment' }).click()
  await page.keyboard.type('Called: 12 <b>pieces</b>')
  await panel.getByRole('button', { name: 'Comment', exact: true }).click()
  await panel.waitFor({ state: 'detached' })
  await expect.poll(count).not.toBe(before)
  return [before, await count()]
}

describe('order screen', () => {
  it.each([
    ['order', /^Comments \d/, 'Comments'],
    ['purchase order', /^Purchase order comments \d/, 'Purchase order comments'],
    ['issue', /^Issue comments \d/, 'Issue comments'],
    ['item', /^Comments: 536367-1, \d/, 'Comments: 536367-1'],
  ] as const)('takes comments on its %s, and the count follows', async (_entity, name, dialog) => {
    const { page } = await open('customer-service')
    const [before, after] = await comment(page, name, dialog)
    expect(Number(after)).toBe(Number(before) + 1)
  })

  it('links to its refund, and back', async () => {
    const { page } = await open('finance')
    await page.getByRole('tab', { name: 'Refunds' }).click()
    await page.getByRole('gridcell').getByRole('link').first().click()
    await showsScreen(page, /^Refund \d+$/)
    await page.getByRole('link', { name: '536367' }).click()
    await showsScreen(page, /^Order \d+$/)
    expect(whereIs(page)).toBe(address)
  })

  it('shows the refund as text to users who may not open it', async () => {
    const { page } = await open('cash-reconciliation')
    await page.getByRole('tab', { name: 'Refunds' }).click()
    await page.getByRole('gridcell', { name: 'R536367' }).waitFor()
    expect(await page.getByRole('gridcell').getByRole('link').count()).toBe(0)
  })

  it('shows its timeline', async () => {
    const { page } = await open('customer-service')
    await page.getByRole('tab', { name: 'Timeline' }).click()
    for (const title of ['Order placed', 'Shipped', 'Delivered']) await showsText(page, title)
  })

  it('shows the message of the server when the order cannot be loaded, and works without it', async () => {
    await on.console.fault({
      call: 'GET /api/oms/order/536367',
      status: 500,
      body: { message: 'The order is asleep.' },
    })
    const { page } = await open('customer-service')
    await showsText(page, 'The order is asleep.')
    await showsText(page, 'This order has no details to show.')
    await page.getByRole('gridcell').first().waitFor()
  })

  it('opens not-found for an unknown order', async () => {
    const { page } = await on.visitAs('customer-service')
    await page.goto('/order/1')
    await showsText(page, 'not found')
  })
})
