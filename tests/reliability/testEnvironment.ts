import { type Browser, chromium, type Page } from 'playwright'
import { browserFlags, requireBrowser } from '../support/browser.ts'
import { startSeeded } from '../support/journeys.ts'
import { openBrowser } from '../support/openBrowser.ts'
import { type RunningConsole } from '../support/runningConsole.ts'
import { type Visitor, visit } from '../support/visitor.ts'
import { type Asked, type CaseResult, environmentName, messageOf, type Outcome } from './faultKind.ts'
import { runConcurrently } from './runConcurrently.ts'

/** The built console with a sandbox of its own, and a browser to visit it with (`visit`, `signIn` and `leave`). */
export interface TestEnvironment {
  readonly console: RunningConsole
  readonly browser: Browser
}

/** How a page is visited: without motion, in a window that has fewer rows to draw than that of the other tests. */
export const pageOptions = { reducedMotion: 'reduce', viewport: { width: 1280, height: 600 } } as const

/** Starts an environment for the cases of a kind, and stops it after them. */
export async function withEnvironment<T>(
  work: (environment: TestEnvironment) => Promise<T>,
  environment?: Readonly<Record<string, string>>,
): Promise<T> {
  const isSample = process.env[environmentName] === undefined
  const [console, browser] = await Promise.all([
    startSeeded(environment),
    isSample ? openBrowser() : launchBrowser(),
  ])
  try {
    return await work({ console, browser })
  } finally {
    await browser.close()
    await console.stop()
  }
}

/**
 * A browser of this process: the shared one hands every message on through another process. All tabs of a visitor have one
 * renderer, so that a new one need not compile the console again. No page lives long enough for code to be optimised, and a
 * larger young generation saves collections: together about 15 % of the processor time.
 */
function launchBrowser(): Promise<Browser> {
  const engine = '--js-flags=--no-maglev --no-turbofan --min-semi-space-size=32 --max-semi-space-size=64'
  const args = [...browserFlags(), '--process-per-site', '--in-process-gpu', engine]
  return chromium.launch({ executablePath: requireBrowser(), args })
}

/** Tries the asked cases of a list in pages (`inLanes`), each case by itself. */
export async function runInPages<T>(
  { browser, console }: TestEnvironment,
  list: readonly T[],
  { from, count }: Asked,
  tryOne: (visitor: Visitor, item: T) => Promise<CaseResult>,
): Promise<Outcome> {
  const asked = list.slice(from, from + count).map((item, index) => ({ item, at: from + index }))
  const failures = await runConcurrently(
    asked.map(one => [[one]]),
    {
      open: async () => {
        const visitor = await visit(browser, console, pageOptions)
        return { visitor, close: visitor.close }
      },
      run: ({ visitor }, [{ item }]) => tryOne(visitor, item),
      describe: ([{ item }]) => JSON.stringify(item).slice(0, 500),
    },
  )
  return { cases: asked.length, failures }
}

/** Opens an address in a new document. A page that is on its way elsewhere breaks the first attempt off. */
export async function openInNewDocument(page: Page, address: string): Promise<void> {
  await page.goto(address).catch((error: unknown) => {
    if (!messageOf(error).includes('ERR_ABORTED')) throw error
    return page.goto(address)
  })
}
