import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { journeys, showsScreen } from '../support/journeys.ts'

const on = journeys({ CONFIG: join(import.meta.dirname, 'google.json') })

describe('Google sign-in (spec 2 §4.2)', () => {
  it('opens home after the popup', async () => {
    const { page, context, calls } = await on.visit()
    await page.goto('/login')
    const button = page.getByRole('button', { name: 'Sign in with Google' })
    await expect.poll(() => button.getAttribute('aria-disabled')).not.toBe('true')
    expect(calls).toContain('GET /api/navigation/authenticate/state')
    const [popup] = await Promise.all([context.waitForEvent('page'), button.click()])
    await popup.getByRole('button', { name: 'Sign in as finance', exact: true }).click()
    await showsScreen(page, 'Home')
    await expect.poll(() => popup.isClosed()).toBe(true)
  })

  it('shows nothing when the popup is closed', async () => {
    const { page, context } = await on.visit()
    await page.goto('/login')
    const button = page.getByRole('button', { name: 'Sign in with Google' })
    await expect.poll(() => button.getAttribute('aria-disabled')).not.toBe('true')
    const [popup] = await Promise.all([context.waitForEvent('page'), button.click()])
    await popup.getByRole('button', { name: 'Sign in as finance', exact: true }).waitFor()
    await popup.close()
    // The button works again, and nothing was said in between.
    const [again] = await Promise.all([context.waitForEvent('page'), button.click()])
    await again.getByRole('button', { name: 'Sign in as finance', exact: true }).waitFor()
    expect(await page.getByText('Authentication error').count()).toBe(0)
    await again.close()
  })

  it('shows the login when the address of an answer is opened directly', async () => {
    const { page } = await on.visit()
    await page.goto('/login?code=x&state=y')
    await page.getByRole('button', { name: 'Sign in with Google' }).waitFor()
    expect(new URL(page.url()).search).toBe('')
  })
})
