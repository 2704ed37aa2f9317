import { setTimeout } from 'node:timers/promises'
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
  type Request,
} from 'playwright'
import { type RunningConsole } from './runningConsole.ts'

/** Somebody at a browser of their own, and all that went wrong in it. */
export interface Visitor {
  readonly page: Page
  readonly context: BrowserContext
  /** Errors of the page, refused by policy or thrown; replies that failed are not among them. */
  readonly problems: string[]
  /** Paths of the calls that left the page, in their order: `POST /api/finance/refunds/grid`. */
  readonly calls: string[]
  /** Resolves when nothing is on its way any more, what waits for an idle moment included. */
  settled(): Promise<void>
  close(): Promise<void>
}

/** How somebody comes: with the cookie of an earlier visit, if any, and at which browser. */
export type VisitOptions = BrowserContextOptions & { readonly token?: string | undefined }

type Place = Pick<RunningConsole, 'address' | 'configuration'>

const viewport = { width: 1440, height: 900 }

/**
 * Where a visitor waits for the next one: no script runs there, and it has the origin and the headers of the console.
 * From anywhere else, `about:blank` too, the policy of openers has the browser begin the next page in a new process.
 */
const neutral = '/config.json'

/** What is listened to during a visit; Playwright itself listens to the rest. */
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
 * Takes away all that a visit has left: what is stored, the other tabs, what the test has listened for, taken over or
 * changed in the browser. What was fetched and compiled stays: the next visitor comes as somebody who has never been there,
 * only sooner. Resolves with false when it could not, because the page has left the console: then nobody may follow.
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
  // A page that keeps what was typed does so while it is left: what is stored is taken away after that.
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

/** Runs in a page that keeps nothing. */
function forgetAll(): void {
  localStorage.clear()
  sessionStorage.clear()
}

function watch({ page, problems, calls }: Visitor): void {
  page.on('pageerror', error => problems.push(`thrown: ${error.stack ?? error.message}`))
  page.on('console', message => {
    // The browser says every failed reply itself; what the page does about it is what the tests look at.
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

/** What each page waits for. */
const underWay = new WeakMap<Page, ReadonlySet<Request>>()

/** Milliseconds without a request after which a page is at rest. */
const quietFor = 150
const look = 25
/** Milliseconds after which a page that goes on asking never comes to rest. */
const longest = 60_000

async function settled(page: Page): Promise<void> {
  const idle = () =>
    page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve, { timeout: 1000 })))
  // A page that leads on takes the question with it, and may lead on again.
  const again = () => page.waitForLoadState().then(idle)
  await idle().catch(again).catch(again)
  const start = Date.now()
  for (let quiet = 0; quiet < quietFor; quiet += look) {
    await setTimeout(look)
    const waitsFor = [...(underWay.get(page) ?? [])]
    if (waitsFor.length > 0) quiet = 0
    if (Date.now() - start > longest)
      throw new Error(
        `The page does not come to rest, and waits for ${waitsFor.map(request => request.url())}`,
      )
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
