import { type Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import payloads from '../fixtures/dompurify/payloads.json' with { type: 'json' }
import { axeFindings } from '../support/axe.ts'
import { journeys, showsScreen } from '../support/journeys.ts'

const on = journeys()

/** Whom the notifications of the test are for: everybody has their own. */
let persona = ''

async function say(wanted: Record<string, unknown>): Promise<void> {
  const reply = await fetch(`${on.console.address}/sandbox/notifications`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ persona, ...wanted }),
  })
  expect(reply.status).toBeLessThan(300)
}

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/, includeHidden: true })
const unread = async (page: Page) => {
  const [, count = '0'] = /(\d+) unread/.exec((await bell(page).getAttribute('aria-label')) ?? '') ?? []
  return Number(count)
}

/** The home screen of somebody, with its live line open. */
async function open(who: string) {
  persona = who
  const visitor = await on.visitAs(who)
  const answered = new Promise(resolve => {
    visitor.page.once('websocket', socket => socket.once('framereceived', resolve))
  })
  await visitor.page.goto('/')
  await showsScreen(visitor.page, 'Home')
  await answered
  await expect.poll(() => unread(visitor.page)).toBeGreaterThan(0)
  return visitor
}

describe('notifications', () => {
  it('arrive by websocket, are listed on top, without axe findings', async () => {
    const { page } = await open('admin')
    const before = await unread(page)
    await say({ type: 'CHAT_MESSAGE', message: 'Please look at <a href="/finance/refunds">the refunds</a>.' })
    await expect.poll(() => unread(page)).toBe(before + 1)
    await bell(page).click()
    const dialog = page.getByRole('dialog', { name: 'Notifications' })
    await dialog.getByRole('listitem').first().getByRole('link', { name: 'the refunds' }).waitFor()
    expect(await axeFindings(page)).toEqual([])
  })

  it('with attacks run nothing and cause no policy report', async () => {
    const { page, problems } = await open('customer-service')
    const before = await unread(page)
    for (const message of payloads) await say({ message: `<b>Message</b> ${message}` })
    await expect.poll(() => unread(page)).toBe(before + payloads.length)
    await bell(page).click()
    const dialog = page.getByRole('dialog', { name: 'Notifications' })
    const more = dialog.getByRole('button', { name: 'Show more' })
    await more.click()
    await more.click()
    const messages = dialog.locator('li > div > div:first-child')
    await expect.poll(() => messages.locator('b').count()).toBeGreaterThanOrEqual(payloads.length)
    const found = await messages.evaluateAll(list =>
      list.flatMap(message =>
        [...message.querySelectorAll('*')].flatMap(element => [
          element.localName,
          ...element.getAttributeNames().map(name => `${element.localName}.${name}`),
        ]),
      ),
    )
    const allowed =
      /^(?:a|b|br|em|i|li|ol|p|strong|ul|div|table|tbody|tr|td|th|a\.(?:href|target|rel|class))$/
    expect([...new Set(found)].filter(name => !allowed.test(name))).toEqual([])
    expect(problems).toEqual([])
  })

  it('of a thousand per second are all counted, and the page stays responsive', async () => {
    const { page } = await open('returns')
    const before = await unread(page)
    await say({ times: 1000, message: 'Number {n}.' })
    await page.getByRole('button', { name: 'Hide menu' }).click()
    await page.getByRole('button', { name: 'Show menu' }).waitFor()
    await expect.poll(() => unread(page)).toBe(before + 1000)
  })

  it('that were missed while disconnected are fetched after reconnecting', async () => {
    const { page } = await open('payout')
    const before = await unread(page)
    await on.console.fault({ call: 'GET /api/navigation/socket', drop: true, times: 1 })
    await expect.poll(() => bell(page).getAttribute('aria-label')).toMatch(/no live updates/)
    await say({ message: 'Missed.' })
    await expect.poll(() => unread(page), { timeout: 30_000 }).toBe(before + 1)
    await expect.poll(() => bell(page).getAttribute('aria-label')).not.toMatch(/no live updates/)
  })

  it("that are invalid show 'Invalid WebSocket message received.'", async () => {
    const { page } = await open('rules-admin')
    await say({ raw: '{"success":true,"actions":[{"type":"x","body":{"type":"NOPE"}}]}' })
    await page.getByText('Invalid WebSocket message received.').first().waitFor()
  })

  it('of an export arrive live: in progress, then its file, which is downloaded', async () => {
    const { page, calls } = await open('finance')
    await page.goto('/finance/refunds')
    await showsScreen(page, 'Refunds')
    await expect.poll(() => unread(page)).toBeGreaterThan(0)
    calls.length = 0
    await page.getByRole('button', { name: 'Export' }).click()
    await page
      .getByText(/Your export of .* is ready/)
      .first()
      .waitFor()
    expect(calls).not.toContain('GET /api/navigation/notification')
    await bell(page).click()
    const newest = page.getByRole('dialog').getByRole('listitem').first()
    const arrives = page.waitForEvent('download')
    await newest.getByRole('button', { name: /\.csv$/ }).click()
    expect((await arrives).suggestedFilename()).toMatch(/\.csv$/)
  })

  it('are not received on a public page, or after signing out', async () => {
    const visitor = await on.visit()
    let sockets = 0
    visitor.page.on('websocket', () => {
      sockets += 1
    })
    await visitor.page.goto('/forbidden')
    await visitor.settled()
    expect(sockets).toBe(0)
    const { page, settled } = await open('finance-manager')
    page.on('websocket', () => {
      sockets += 1
    })
    await page.getByRole('link', { name: 'Sign out' }).click()
    await page.getByRole('button', { name: 'Sign in as finance-manager' }).waitFor()
    await settled()
    expect(sockets).toBe(0)
  })
})
