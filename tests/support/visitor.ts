import { setTimeout } from 'node:timers/promises'
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
  type Request,
} from 'playwright'
import { type RunningConsole } from './runningConsole.ts'

/** A browser context with one page, and the problems that it reported. */
export interface Visitor {
  readonly page: Page
  readonly context: BrowserContext
  /** Exceptions, logged errors and policy violations of the page; failed replies are not included. */
  readonly problems: string[]
  /** Calls of the page in order, e.g. `POST /api/finance/refunds/grid`. */
  readonly calls: string[]
  /** Resolves when no request is pending and idle callbacks have run. */
  settled(): Promise<void>
  close(): Promise<void>
}

/** Options of the browser context; `token` is the session cookie of an earlier visit. */
export type VisitOptions = BrowserContextOptions & { readonly token?: string | undefined }

type Place = Pick<RunningConsole, 'address' | 'configuration'>

const viewport = { width: 1440, height: 900 }

/**
 * Where a page waits between two visits: no script runs there, and it has the origin and the headers of the console. From
 * elsewhere, also from `about:blank`, the opener policy makes the browser start a new process for the next page.
 */
const neutral = '/config.json'

/** Events with listeners of a visit; Playwright itself listens to others. */
const heard = [
  'console',
  'dialog',
  'pageerror',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
  'websocket',
]

/** Opens a browser context. `token` signs it in, as the cookie of an earlier visit would. */
export async function visit(
  browser: Browser,
  place: Place,
  { token, ...options }: VisitOptions = {},
): Promise<Visitor> {
  const context = await browser.newContext({
    baseURL: place.address,
    locale: 'en-GB',
    timezoneId: 'UTC',
    viewport,
    reducedMotion: process.env.REDUCED_MOTION === 'reduce' ? 'reduce' : 'no-preference',
    ...options,
  })
  context.setDefaultTimeout(15_000)
  const page = await context.newPage()
  const visitor: Visitor = {
    page,
    context,
    problems: [],
    calls: [],
    settled: () => settled(page),
    close: () => context.close(),
  }
  await page.exposeFunction('reportViolation', (text: string) => visitor.problems.push(`policy: ${text}`))
  await page.addInitScript(reportViolations)
  watch(visitor)
  await signIn(visitor, place, token)
  return visitor
}

/** Signs in without the login screen. */
export async function signIn(
  { context }: Visitor,
  { address, configuration }: Place,
  token: string | undefined,
): Promise<void> {
  if (token) await context.addCookies([{ name: configuration.sessionCookie, value: token, url: address }])
}

/**
 * Resets a visitor for the next test: storage, other tabs, listeners, routes and emulation. Caches of fetched and compiled
 * code stay, so the next visit is a first visit, only faster. Resolves with false when the page has left the console: the
 * visitor cannot be used again then.
 */
export async function leave(visitor: Visitor, { address }: Place): Promise<boolean> {
  const { page, context } = visitor
  await Promise.all(context.pages().map(other => (other === page ? undefined : other.close())))
  for (const event of heard) {
    page.removeAllListeners(event)
    context.removeAllListeners(event)
  }
  await Promise.all([page.unrouteAll(), context.unrouteAll(), context.setOffline(false)])
  if (new URL(page.url()).origin !== address) return false
  // A page stores drafts while it is left, so the storage is cleared afterwards.
  const gone = page.goto(address + neutral).then(() => page.evaluate(forgetAll))
  const left = await gone.then(
    () => true,
    () => false,
  )
  if (!left) return false
  await Promise.all([
    context.clearCookies(),
    page.emulateMedia({ media: null, colorScheme: null }),
    page.mouse.move(0, 0),
    page.setViewportSize(viewport),
  ])
  visitor.problems.length = 0
  visitor.calls.length = 0
  watch(visitor)
  return true
}

/** Runs in a page that stores nothing by itself. */
function forgetAll(): void {
  localStorage.clear()
  sessionStorage.clear()
}

function watch({ page, problems, calls }: Visitor): void {
  page.on('pageerror', error => problems.push(`thrown: ${error.stack ?? error.message}`))
  page.on('console', message => {
    // The browser logs every failed reply; tests check how the page handles it.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
      problems.push(`console: ${message.text()}`)
    }
  })
  const requests = new Set<Request>()
  underWay.set(page, requests)
  for (const ended of ['requestfinished', 'requestfailed'] as const)
    page.on(ended as 'requestfinished', request => requests.delete(request))
  page.on('request', request => {
    requests.add(request)
    const { pathname } = new URL(request.url())
    if (/^\/(?:api\/|get-profile$)/.test(pathname)) calls.push(`${request.method()} ${pathname}`)
  })
}

/** Pending requests of each page. */
const underWay = new WeakMap<Page, ReadonlySet<Request>>()

/** Milliseconds without a request after which a page has settled. */
const quietFor = 150
const look = 25
/** Milliseconds after which a page that keeps sending requests counts as never settled. */
const longest = 60_000

async function settled(page: Page): Promise<void> {
  const idle = () =>
    page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve, { timeout: 1000 })))
  // A page that navigates aborts the evaluation, and may navigate again.
  const again = () => page.waitForLoadState().then(idle)
  await idle().catch(again).catch(again)
  const start = Date.now()
  for (let quiet = 0; quiet < quietFor; quiet += look) {
    await setTimeout(look)
    const waitsFor = [...(underWay.get(page) ?? [])]
    if (waitsFor.length > 0) quiet = 0
    if (Date.now() - start > longest)
      throw new Error(`The page does not settle, and waits for ${waitsFor.map(request => request.url())}`)
  }
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
