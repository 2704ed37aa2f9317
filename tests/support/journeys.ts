import { randomUUID } from 'node:crypto'
import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, type BrowserContextOptions, type Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest'
import { openBrowser } from './openBrowser.ts'
import { type RunningConsole, startConsole } from './runningConsole.ts'
import { leave, signIn, type VisitOptions, type Visitor, visit } from './visitor.ts'

/** What the tests of one file stand on: a console with its sandbox, and browsers to visit it with. */
export interface Journeys {
  readonly console: RunningConsole
  /**
   * Somebody who has never been there, until the end of the test, which fails when anything went wrong in the page. Whoever
   * asks for nothing special of the browser takes the place of an earlier visitor (`leave`).
   */
  visit(options?: VisitOptions): Promise<Visitor>
  /** As `visit`, for all tests of the file; each is held to what went wrong in it. `leave` makes room for the next one. */
  stay(options?: BrowserContextOptions): Promise<Visitor>
  /** As `visit`, signed in as a persona. */
  visitAs(persona: string, options?: BrowserContextOptions): Promise<Visitor>
}

/** Starts console and browser before the tests of the calling file and stops them afterwards; faults end with their test. */
export function journeys(environment?: Readonly<Record<string, string>>): Journeys {
  let running: RunningConsole | undefined
  let browser: Browser | undefined
  /** Visitors of the test, those that can be followed by others, and those whose place is free. */
  let visitors: Visitor[] = []
  const followed = new Set<Visitor>()
  const free: Visitor[] = []
  const staying: Visitor[] = []

  beforeAll(async () => {
    ;[running, browser] = await Promise.all([startSeeded(environment), openBrowser()])
  })
  afterEach(async () => {
    const problems = [...visitors, ...staying].flatMap(visitor => visitor.problems.splice(0))
    await started(running).clearFaults()
    await Promise.all(visitors.map(end))
    visitors = []
    expect(problems).toEqual([])
  })
  afterAll(async () => {
    await browser?.close()
    await running?.stop()
  })

  const end = async (visitor: Visitor): Promise<void> => {
    if (followed.has(visitor) && (await leave(visitor, started(running)))) free.push(visitor)
    else await visitor.close()
  }
  const enter = async ({ token, ...special }: VisitOptions = {}): Promise<Visitor> => {
    const place = started(running)
    if (Object.keys(special).length > 0) return visit(started(browser), place, { token, ...special })
    const visitor = free.pop() ?? (await visit(started(browser), place))
    followed.add(visitor)
    await signIn(visitor, place, token)
    return visitor
  }
  const open: Journeys['visit'] = async options => {
    const visitor = await enter(options)
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

/** A console on a copy of its own of the data of the run; what the first ones compile, the later ones start with. */
export function startSeeded(environment?: Readonly<Record<string, string>>): Promise<RunningConsole> {
  const folder = inject('folder')
  const data = join(folder, `${randomUUID()}.sqlite`)
  copyFileSync(join(folder, 'seed.sqlite'), data)
  return startConsole({ SANDBOX_DATA: data, NODE_COMPILE_CACHE: join(folder, 'compiled'), ...environment })
}

/**
 * Resolves when the screen of that title is there, by its first heading. A message that fills the page shows its own
 * heading, and the title is there for screen readers alone.
 */
export async function showsScreen(page: Page, title: string | RegExp): Promise<void> {
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
