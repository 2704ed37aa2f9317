import { describe, expect, it } from 'vitest'
import { journeys } from '../support/journeys.ts'

const on = journeys()
const aMinute = 60_000

describe('screen whose data hangs', () => {
  it.each([
    ['/finance/refunds', 'POST /api/finance/refunds/grid'],
    ['/finance/refunds', 'GET /api/finance/refunds/filters/default'],
    ['/finance/refunds/details/1', 'GET /api/finance/refunds/1'],
  ])('%s without %s has its menu, its user, its websocket and can be left', async (address, call) => {
    await on.console.fault({ call, delay: aMinute })
    const { page } = await on.visitAs('finance')
    const line = page.waitForEvent('websocket')
    await page.goto(address, { waitUntil: 'commit' })
    await page.getByRole('navigation', { name: 'Areas' }).getByRole('button', { name: 'Finance' }).waitFor()
    await line
    await on.console.push({ persona: 'finance', message: 'It is heard.' })
    await page.getByRole('button', { name: /^Notifications/ }).click()
    await page.getByText('It is heard.').first().waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Account', exact: true }).click()
    await page
      .getByText(/^finance@/)
      .first()
      .waitFor()
    await page
      .getByRole('link', { name: 'Sign out' })
      .or(page.getByRole('menuitem', { name: 'Sign out' }))
      .click()
    await expect.poll(() => new URL(page.url()).pathname).not.toBe(address)
  })
})
