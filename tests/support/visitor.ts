import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright'
import { browserFlags, requireBrowser } from './browser.ts'
import { type RunningConsole } from './runningConsole.ts'

/** Somebody at a browser of their own, and all that went wrong in it. */
export interface Visitor {
  readonly page: Page
  readonly context: BrowserContext
  /** Errors of the page, refused by policy or thrown; replies that failed are not among them. */
  readonly problems: string[]
  /** Paths of the calls that left the page, in their order: `POST /api/finance/refunds/grid`. */
  readonly calls: string[]
  close(): Promise<void>
}

export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: requireBrowser(), args: browserFlags() })
}

/** Opens a browser context. `token` signs it in, as the cookie of an earlier visit would. */
export async function visit(
  browser: Browser,
  { address, configuration }: Pick<RunningConsole, 'address' | 'configuration'>,
  { token, ...options }: BrowserContextOptions & { readonly token?: string } = {},
): Promise<Visitor> {
  const context = await browser.newContext({
    baseURL: address,
    locale: 'en-GB',
    timezoneId: 'UTC',
    viewport: { width: 1440, height: 900 },
    ...options,
  })
  if (token) await context.addCookies([{ name: configuration.sessionCookie, value: token, url: address }])
  context.setDefaultTimeout(15_000)
  const page = await context.newPage()
  const problems: string[] = []
  const calls: string[] = []
  page.on('pageerror', error => problems.push(`thrown: ${error.stack ?? error.message}`))
  page.on('console', message => {
    // The browser says every failed reply itself; what the page does about it is what the tests look at.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
      problems.push(`console: ${message.text()}`)
    }
  })
  await page.exposeFunction('reportViolation', (text: string) => problems.push(`policy: ${text}`))
  await page.addInitScript(reportViolations)
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (/^\/(?:api\/|get-profile$)/.test(pathname)) calls.push(`${request.method()} ${pathname}`)
  })
  return { page, context, problems, calls, close: () => context.close() }
}

/** Runs in the page, before its own script. */
function reportViolations(): void {
  addEventListener(
    'securitypolicyviolation',
    ({ violatedDirective, blockedURI, sourceFile, lineNumber, sample }) => {
      const text = `${violatedDirective} ${blockedURI} at ${sourceFile}:${lineNumber} ${sample}`
      const report: unknown = Reflect.get(window, 'reportViolation')
      if (typeof report === 'function') report(text)
    },
  )
}
