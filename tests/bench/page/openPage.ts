import { type Browser, type BrowserContext, type CDPSession, type Page } from 'playwright'
import { installProbe } from './probe.ts'

export type State = Awaited<ReturnType<BrowserContext['storageState']>>

/** A page with the probe in it, in a browser profile of its own. */
export interface BenchPage {
  readonly page: Page
  readonly protocol: CDPSession
  close(): Promise<void>
}

/** Opens a page with empty caches. `slowdown` 4: the processor of the page seems four times slower. */
export async function openPage(browser: Browser, state: State, slowdown: number): Promise<BenchPage> {
  const context = await browser.newContext({
    storageState: state,
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  const protocol = await context.newCDPSession(page)
  await page.addInitScript(installProbe)
  await protocol.send('Network.enable')
  await protocol.send('Performance.enable', { timeDomain: 'threadTicks' })
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return { page, protocol, close: () => context.close() }
}

/** Processor time that the main thread has spent since the page was last loaded, in milliseconds. */
export async function workOf({ protocol }: BenchPage): Promise<number> {
  const { metrics } = await protocol.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
}

/** The storage of a user who has signed in and opened the list before; caches are no part of it. */
export async function signedInState(browser: Browser, origin: string, token: string): Promise<State> {
  const cookie = { name: 'operations_console', value: token, path: '/', domain: '127.0.0.1' }
  const never = { expires: -1, httpOnly: false, secure: false, sameSite: 'Lax' } as const
  const open = await openPage(browser, { cookies: [{ ...cookie, ...never }], origins: [] }, 1)
  await open.page.goto(`${origin}${list}`)
  await open.page.evaluate(() => window.probe.firstRow)
  const state = await open.page.context().storageState()
  await open.close()
  return state
}

/** Path of the screen that is measured. */
export const list = '/finance/refunds'
