import { type Page, type Route } from 'playwright'
import { describe, expect, it } from 'vitest'
import { messages } from '../../runtime/core/messages.ts'
import { axeFindings } from '../support/axe.ts'
import { journeys, showsScreen, showsText } from '../support/journeys.ts'

const on = journeys()
const notice = (page: Page) => page.getByRole('status').filter({ hasText: messages.stillWaiting })

/** Calls of this path are under way until `go` lets them leave for the server. */
async function hold(
  page: Page,
  path: string,
): Promise<{ readonly go: () => void; readonly sent: () => number }> {
  const gate = Promise.withResolvers<void>()
  let sent = 0
  await page.route(`**${path}`, async (route: Route) => {
    sent += 1
    await gate.promise
    await route.continue().catch(() => undefined)
  })
  return { go: gate.resolve, sent: () => sent }
}

/** Somebody at a screen, whose time can be made to pass. */
async function open(persona: string, address: string, title: string) {
  const visitor = await on.visitAs(persona, { viewport: { width: 1440, height: 900 } })
  await visitor.page.clock.install()
  await visitor.page.goto(address)
  await showsScreen(visitor.page, title)
  await visitor.settled()
  return visitor
}

describe('call that takes longer than a minute', () => {
  it('does not time out: an export shows that it waits, cannot be started twice, and starts', async () => {
    const { page } = await open('finance', '/finance/write-off', 'Pending write-offs')
    const { go, sent } = await hold(page, '/api/report')
    const button = page.getByRole('button', { name: 'Export' })
    await button.click()
    await page.clock.fastForward(10_000)
    await notice(page).waitFor()
    expect(await axeFindings(page)).toEqual([])
    await page.clock.fastForward(300_000)
    expect(await button.getAttribute('aria-disabled')).toBe('true')
    expect(sent()).toBe(1)
    expect(await page.getByText(messages.offline).count()).toBe(0)
    go()
    await showsText(page, 'The export has started.')
    await notice(page).waitFor({ state: 'detached' })
  })

  it('can be stopped with the keyboard, in the panel of its form, and typed values stay', async () => {
    const { page } = await open('finance', '/finance/refunds/details/120', 'Refund 120')
    await page.getByRole('button', { name: /^Comments \d/ }).click()
    const panel = page.getByRole('dialog', { name: 'Comments' })
    await panel.getByRole('button', { name: 'New comment' }).click()
    const text = panel.getByRole('textbox', { name: 'New comment' })
    await text.fill('Called the bank.')
    const { go } = await hold(page, '/api/comment/')
    await panel.getByRole('button', { name: 'Comment', exact: true }).click()
    await page.clock.fastForward(10_000)
    const stop = panel.getByRole('button', { name: messages.stopWaiting })
    await stop.waitFor()
    while (!(await stop.evaluate(button => button === document.activeElement)))
      await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await showsText(page, `${messages.waitStopped} ${messages.replyLost}`)
    expect(await text.inputValue()).toBe('Called the bank.')
    expect(await page.getByText(messages.offline).count()).toBe(0)
    go()
  })

  it('for rows can be stopped and retried', async () => {
    const { page } = await open('finance', '/finance/refunds', 'Refunds')
    const { go } = await hold(page, '/api/finance/refunds/grid')
    await page.getByRole('button', { name: 'Next page' }).click()
    await page.clock.fastForward(10_000)
    await page.getByRole('button', { name: messages.stopWaiting }).click()
    const again = page.getByRole('button', { name: messages.tryAgain })
    await again.waitFor()
    go()
    await again.click()
    await showsText(page, /Rows 11–20 of/)
  })
})
