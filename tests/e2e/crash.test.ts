import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from 'playwright'
import { afterAll, describe, expect, it } from 'vitest'
import { browserFlags, requireBrowser } from '../support/browser.ts'
import { journeys, showsScreen, showsText } from '../support/journeys.ts'

const on = journeys()
const profile = mkdtempSync(join(tmpdir(), 'console-crash-'))
afterAll(() => rmSync(profile, { recursive: true, force: true, maxRetries: 5 }))

/** A browser with a profile on the disk, signed in: the cookie of a session ends with a crash. */
async function launch(): Promise<BrowserContext> {
  const context = await chromium.launchPersistentContext(profile, {
    args: browserFlags(),
    baseURL: on.console.address,
    executablePath: requireBrowser(),
  })
  const { configuration, address } = on.console
  const value = await on.console.session({ persona: 'admin' })
  await context.addCookies([{ name: configuration.sessionCookie, value, url: address }])
  return context
}

/** Ends the process of the browser without a word to its pages, which then have no moment to keep anything. */
async function crash(context: BrowserContext, page: Page): Promise<void> {
  const gone = context.waitForEvent('close')
  const session = await context.newCDPSession(page)
  session.send('Browser.crash').catch(() => undefined)
  await gone
}

/**
 * What the browser has written to the disk so far. Blocks of its database are compressed: a text that repeats four bytes
 * of what is before it in its block is not found there.
 */
function onDisk(): string {
  const folder = join(profile, 'Default/Local Storage/leveldb')
  return readdirSync(folder)
    .filter(name => /\.(log|ldb)$/.test(name))
    .map(name => readFileSync(join(folder, name), 'latin1'))
    .join('')
}

const mail = (page: Page) => page.getByRole('textbox', { name: 'Notify about failed payments' })

async function opened(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await page.goto('/finance/settings/refund-settings')
  await showsScreen(page, 'Refund settings')
  await mail(page).waitFor()
  return page
}

/**
 * Milliseconds. Chromium writes local storage to the disk 60 times an hour on average: what comes after a write waits for
 * up to a minute, and the screens write some of their own before anything is typed.
 */
const untilWritten = 150_000

describe('browser crash with drafts in two tabs', () => {
  it('loses neither: each is offered to one of the next tabs', { timeout: 2 * untilWritten }, async () => {
    const before = await launch()
    const [one, other] = [await opened(before), await opened(before)]
    const names = ['q7vxk2zt', 'w9jhb4mp']
    const texts = names.map(name => `${name}@example.com`)
    for (const [at, page] of [one, other].entries()) await mail(page).fill(texts[at] ?? '')
    await expect
      .poll(() => names.filter(name => !onDisk().includes(name)), { timeout: untilWritten })
      .toEqual([])
    await crash(before, one)
    const after = await launch()
    const found: string[] = []
    for (const page of [await after.newPage(), await after.newPage()]) {
      await page.goto('/finance/settings/refund-settings')
      await showsText(page, 'Draft restored')
      found.push(await mail(page).inputValue())
    }
    expect(found.toSorted()).toEqual(texts)
    await after.close()
  })
})
