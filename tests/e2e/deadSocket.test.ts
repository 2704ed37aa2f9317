import { describe, expect, it } from 'vitest'
import { journeys, showsScreen } from '../support/journeys.ts'

const on = journeys()
const ping = 50_000

describe('websocket that a proxy keeps open although it is dead', () => {
  it('is detected and reconnected, and missed messages are shown', async () => {
    const { page, settled } = await on.visitAs('finance', { viewport: { width: 1440, height: 900 } })
    let lines = 0
    let heard = 0
    let dead = false
    await page.routeWebSocket(/\/api\/navigation\/socket/, line => {
      lines += 1
      const server = line.connectToServer()
      line.onMessage(message => dead || server.send(message))
      server.onMessage(message => {
        if (dead) return
        heard += 1
        line.send(message)
      })
    })
    await page.clock.install()
    await page.goto('/finance/refunds')
    await showsScreen(page, 'Refunds')
    await settled()
    await expect.poll(() => lines).toBe(1)
    await expect.poll(() => heard).toBeGreaterThan(0)
    const before = heard
    await page.clock.fastForward(ping)
    await expect.poll(() => heard).toBeGreaterThan(before)
    dead = true
    await on.console.push({ persona: 'finance', message: 'Said into a dead line.' })
    await page.clock.fastForward(ping)
    expect(lines).toBe(1)
    await page.clock.fastForward(ping)
    dead = false
    await expect.poll(() => lines).toBe(2)
    await page.getByRole('button', { name: /^Notifications/ }).click()
    await page.getByText('Said into a dead line.').first().waitFor()
    await on.console.push({ persona: 'finance', message: 'Said into the new one.' })
    await page.getByText('Said into the new one.').first().waitFor()
  })

  it('does not delay reports: notifications are polled', async () => {
    const { page, settled } = await on.visitAs('finance', { viewport: { width: 1440, height: 900 } })
    await page.routeWebSocket(/\/api\/navigation\/socket/, line => {
      const server = line.connectToServer()
      line.onMessage(message => server.send(message))
      server.onMessage(() => {})
    })
    await page.clock.install()
    await page.goto('/finance/write-off')
    await page.getByRole('gridcell').first().waitFor()
    await settled()
    await page.getByRole('button', { name: 'Export' }).click()
    await page.getByText('The export has started.').first().waitFor()
    const notice = page.getByText(/^Your export (is|of)/).first()
    for (const wait of [2000, 3000, 10_000, 15_000, 30_000, 60_000]) {
      await page.clock.fastForward(wait)
      await settled()
      if (await notice.isVisible()) break
    }
    await notice.waitFor()
  })
})
