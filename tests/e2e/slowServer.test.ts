import { describe, expect, it } from 'vitest'
import { journeys, showsScreen, showsText } from '../support/journeys.ts'

/** Each kind of call is late by its own time, up to two seconds; files take five times as long. */
const on = journeys({ SANDBOX_DIALECT: 'legacy', SANDBOX_SLOWEST: '2000' })

describe('server with late replies', () => {
  it('the console shows that a list loads, and keeps typed text meanwhile', async () => {
    const { page } = await on.visitAs('finance')
    await page.goto('/finance/refunds')
    await showsScreen(page, 'Refunds')
    const grid = page.locator('[aria-busy=true]').filter({ has: page.getByRole('grid') })
    await page.locator('.rdg-row').first().waitFor()
    const search = page.getByRole('search').getByRole('textbox').first()
    const answer = page.waitForResponse(reply => reply.url().endsWith('/finance/refunds/grid'))
    await search.fill('58')
    await grid.waitFor()
    expect(await search.inputValue()).toBe('58')
    await answer
    await grid.waitFor({ state: 'detached' })
    expect(await search.inputValue()).toBe('58')
  })

  it('receives one request for an export, however long it takes', async () => {
    const { page, calls } = await on.visitAs('finance')
    await page.goto('/finance/write-off')
    await page.locator('.rdg-row').first().waitFor()
    const button = page.getByRole('button', { name: 'Export' })
    await button.dblclick()
    await showsText(page, 'The export has started.')
    expect(calls.filter(call => call.startsWith('POST /api/report'))).toHaveLength(1)
  })
})
