import { type Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { messages } from '../../runtime/core/messages.ts'
import { fieldOf, listOf, readCount, readText } from '../../schemas/wire/envelope.ts'
import { journeys, showsScreen, showsText } from '../support/journeys.ts'
import { type Fault } from '../support/runningConsole.ts'

const on = journeys()

/**
 * From here on such calls are done, and their replies do not arrive: a browser itself sends a call again whose connection
 * was dropped, when it had carried another one before.
 */
const loseReplies = (call: string, fault: Omit<Fault, 'call'>) =>
  on.console.fault({ call, late: true, ...fault })
const bare = { pagination: { limit: 1, offset: 0 }, filter: [], sort: [], columns: [] }

/** How many rows a grid has whose body is the options themselves. */
async function rowCount(page: Page, path: string): Promise<number | undefined> {
  const reply: unknown = await page.evaluate(
    async ({ path, body }) => {
      const token = /operations_console=([^;]+)/.exec(document.cookie)?.[1] ?? ''
      const headers = { authorization: `Bearer ${token}` }
      const reply = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })
      return reply.json()
    },
    { path, body: bare },
  )
  return readCount(fieldOf(reply, 'rowCount'))
}

/** How many exports are ready, or being made. */
async function exports(page: Page): Promise<number> {
  const reply: unknown = await page.evaluate(async () => {
    const headers = { 'cache-control': 'no-cache' }
    return (await fetch('/api/navigation/notification', { headers })).json()
  })
  const messages = listOf(reply)?.map(item => readText(fieldOf(item, 'message'))) ?? []
  return messages.filter(message => /^Your export (is|of)/.test(message)).length
}

describe('after a lost reply', () => {
  it.each([
    ['the connection was dropped', { drop: true }],
    ['a proxy gave up waiting', { status: 504, body: '<h1>504 Gateway Time-out</h1>' }],
  ])('because %s, a comment that is submitted again exists once', async (_, fault) => {
    const { page } = await on.visitAs('finance')
    await page.goto('/finance/refunds/details/120')
    await showsScreen(page, /^Refund \d+$/)
    const opener = page.getByRole('button', { name: /^Comments \d/ })
    await opener.waitFor()
    const before = Number((await opener.textContent())?.replace(/\D/g, ''))
    await opener.click()
    const panel = page.getByRole('dialog', { name: 'Comments' })
    await panel.getByRole('button', { name: 'New comment' }).click()
    await panel.getByRole('textbox', { name: 'New comment' }).fill('Called the bank.')
    await loseReplies('POST /api/comment/', fault)
    const submit = panel.getByRole('button', { name: 'Comment', exact: true })
    await submit.click()
    await showsText(page, messages.replyLost)
    await on.console.clearFaults()
    // The list behind the form has been asked for again.
    await panel.getByRole('article').filter({ hasText: 'Called the bank.' }).first().waitFor()
    await submit.click()
    await panel.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: `Comments ${before + 1}`, exact: true }).waitFor()
  })

  it('a manual payout that is created again, even after a reload, exists once', async () => {
    const { page } = await on.visitAs('payout')
    await page.goto('/payout/payouts-manual-queue')
    const opener = page.getByRole('button', { name: 'Create payout…' })
    await opener.click()
    const panel = page.getByRole('dialog', { name: 'New payout' })
    const submit = panel.getByRole('button', { name: 'Create payout' })
    const before = await rowCount(page, '/api/payout/payouts-manual-queue/grid')
    await panel.getByLabel('Partner').selectOption('Emerald Post (EUR)')
    await panel.getByLabel('Amount').fill('120.50')
    await panel.getByLabel('Method').selectOption('Faster payment by hand')
    await panel.getByRole('textbox', { name: 'Due' }).fill('2012-01-20')
    await panel.getByLabel('Purpose').fill('Goodwill')
    await loseReplies('POST /api/payout/payouts-manual-queue', { drop: true })
    await submit.click()
    await showsText(page, messages.replyLost)
    await on.console.clearFaults()
    expect(await rowCount(page, '/api/payout/payouts-manual-queue/grid')).toBe(Number(before) + 1)
    await page.reload()
    await opener.click()
    await submit.click()
    await showsText(page, /Payout \d+ was created/)
    expect(await rowCount(page, '/api/payout/payouts-manual-queue/grid')).toBe(Number(before) + 1)
  })

  it('an export that is requested again is created once', async () => {
    const { page } = await on.visitAs('finance')
    await page.goto('/finance/write-off')
    const before = await exports(page)
    await loseReplies('POST /api/report', { drop: true })
    const button = page.getByRole('button', { name: 'Export' })
    await button.click()
    await showsText(page, messages.reportLost)
    await on.console.clearFaults()
    await expect.poll(() => button.getAttribute('aria-disabled')).toBeNull()
    await button.click()
    await showsText(page, 'The export has started.')
    expect(await exports(page)).toBe(before + 1)
  })
})
