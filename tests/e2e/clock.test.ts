import { type Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { journeys, showsScreen, showsText } from '../support/journeys.ts'

const on = journeys()
const mail = (page: Page) => page.getByRole('textbox', { name: 'Notify about failed payments' })

describe.each([
  ['ten years ahead', 10],
  ['ten years behind', -10],
])('a machine whose clock is %s', (_, years) => {
  const wrong = new Date(Date.now() + years * 365 * 86_400_000)
  const visit = () => on.visitAs('admin', { viewport: { width: 1440, height: 900 } })

  it('shows the same rows as all others', async () => {
    const { page } = await visit()
    await page.goto('/finance/refunds')
    const rows = page.getByText(/^Rows 1–10 of/).first()
    const right = await rows.textContent()
    await page.clock.install({ time: wrong })
    await page.reload()
    await rows.waitFor()
    expect(await rows.textContent()).toBe(right)
  })

  it('keeps typed text, also when its clock is corrected', async () => {
    const { page } = await visit()
    await page.clock.install({ time: wrong })
    await page.goto('/finance/settings/refund-settings')
    await showsScreen(page, 'Refund settings')
    await mail(page).fill('clock@example.com')
    await expect.poll(() => page.evaluate(() => Object.values(localStorage).join(''))).toContain('clock@')
    await page.clock.setSystemTime(new Date())
    await page.reload()
    await showsText(page, 'Draft restored')
    expect(await mail(page).inputValue()).toBe('clock@example.com')
  })
})
