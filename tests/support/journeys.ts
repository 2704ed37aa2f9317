import { type Browser, type BrowserContextOptions, type Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { type RunningConsole, startConsole } from './runningConsole.ts'
import { openBrowser, type Visitor, visit } from './visitor.ts'

/** What the tests of one file stand on: a console with its sandbox, and browsers to visit it with. */
export interface Journeys {
  readonly console: RunningConsole
  /** Opens a browser context; it is closed after the test, which fails when anything went wrong in the page. */
  visit(options?: BrowserContextOptions & { readonly token?: string }): Promise<Visitor>
  /**
   * As `visit`, for all tests of the file: what a first visit fetches is there for the next one. Each test is held to
   * what went wrong in it.
   */
  stay(options?: BrowserContextOptions): Promise<Visitor>
  /** As `visit`, signed in as a persona. */
  visitAs(persona: string, options?: BrowserContextOptions): Promise<Visitor>
}

/** Starts console and browser before the tests of the calling file and stops them afterwards; faults end with their test. */
export function journeys(environment?: Readonly<Record<string, string>>): Journeys {
  let running: RunningConsole | undefined
  let browser: Browser | undefined
  let visitors: Visitor[] = []
  const staying: Visitor[] = []

  beforeAll(async () => {
    running = await startConsole(environment)
    browser = await openBrowser()
  })
  afterEach(async () => {
    const problems = [...visitors, ...staying].flatMap(visitor => visitor.problems.splice(0))
    await Promise.all(visitors.map(visitor => visitor.close()))
    visitors = []
    await started(running).clearFaults()
    expect(problems).toEqual([])
  })
  afterAll(async () => {
    await browser?.close()
    await running?.stop()
  })

  const open: Journeys['visit'] = async options => {
    const visitor = await visit(started(browser), started(running), options)
    visitors.push(visitor)
    return visitor
  }
  return {
    get console() {
      return started(running)
    },
    visit: open,
    stay: async options => {
      const visitor = await visit(started(browser), started(running), options)
      staying.push(visitor)
      return visitor
    },
    visitAs: async (persona, options) =>
      open({ ...options, token: await started(running).session({ persona }) }),
  }
}

/**
 * Resolves when the screen of that title is there, by its first heading. A message that fills the page shows its own
 * heading, and the title is there for screen readers alone.
 */
export async function showsScreen(page: Page, title: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor({ state: 'attached' })
}

/** Resolves when that text is there for the user to see. */
export async function showsText(page: Page, text: string | RegExp): Promise<void> {
  await page.getByText(text).first().waitFor()
}

/** Path and query of the page. */
export function whereIs(page: Page): string {
  const { pathname, search } = new URL(page.url())
  return pathname + search
}

/** From the login screen, or the service itself, through the access-control login as that persona. */
export async function chooseAtLogin(page: Page, persona: string): Promise<void> {
  const direct = page.getByRole('button', { name: `Sign in as ${persona}`, exact: true })
  const way = page.getByRole('button', { name: 'Sign in', exact: true })
  await direct.or(way).first().waitFor()
  if (await way.isVisible()) await way.click()
  await direct.click()
}

function started<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('The console is started before the first test and not earlier.')
  return value
}
