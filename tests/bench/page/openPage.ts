import { setTimeout } from 'node:timers/promises'
import { type Browser, type BrowserContext, type CDPSession, type Page, type Request } from 'playwright'
import { installProbe } from './probe.ts'

export type State = Awaited<ReturnType<BrowserContext['storageState']>>

/** A page with the probe in it, in a browser profile of its own. */
export interface BenchPage {
  readonly page: Page
  readonly protocol: CDPSession
  /** Requests that are not answered, and when that last changed, in milliseconds since 1970. */
  readonly traffic: { readonly requests: ReadonlySet<Request>; readonly changed: () => number }
  close(): Promise<void>
}

/** The calls that the frame of the console makes for itself. */
const frameCalls = ['/api/navigation/menu', '/get-profile']

/** Opens a page with empty caches; `frame` are the calls that it makes late and has not settled without. */
export async function openPage(browser: Browser, state: State, frame = frameCalls): Promise<BenchPage> {
  const context = await browser.newContext({
    storageState: state,
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  const protocol = await context.newCDPSession(page)
  await page.addInitScript(installProbe, frame)
  await protocol.send('Network.enable')
  await protocol.send('Performance.enable', { timeDomain: 'threadTicks' })
  // On a busy machine everything takes its time, and nothing is tested here.
  page.setDefaultTimeout(180_000)
  return { page, protocol, traffic: trafficOf(page), close: () => context.close() }
}

function trafficOf(page: Page): BenchPage['traffic'] {
  const requests = new Set<Request>()
  let changed = Date.now()
  const end = (request: Request) => {
    requests.delete(request)
    changed = Date.now()
  }
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  page.on('request', request => {
    requests.add(request)
    changed = Date.now()
  })
  return { requests, changed: () => changed }
}

/** Processor time that the main thread has spent since the page was last loaded, in milliseconds. */
export async function workOf({ protocol }: BenchPage): Promise<number> {
  const { metrics } = await protocol.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
}

/** The storage of a user who has signed in and opened that screen before; caches are no part of it. */
export async function signedInState(
  browser: Browser,
  origin: string,
  token: string,
  path: string,
): Promise<State> {
  const cookie = { name: 'operations_console', value: token, path: '/', domain: '127.0.0.1' }
  const never = { expires: -1, httpOnly: false, secure: false, sameSite: 'Lax' } as const
  const open = await openPage(browser, { cookies: [{ ...cookie, ...never }], origins: [] })
  await open.page.goto(origin + path)
  await firstRow(open)
  const state = await open.page.context().storageState()
  await open.close()
  return state
}

/** Lets the processor of the page seem that many times slower; 1: as fast as it is. */
export async function slowDown({ protocol }: BenchPage, rate: number): Promise<void> {
  await protocol.send('Emulation.setCPUThrottlingRate', { rate })
}

/** A network of 1.6 Mbit/s on which every reply is 150 ms late. */
export async function slowNetwork({ protocol }: BenchPage): Promise<void> {
  const bytes = 1_600_000 / 8
  await protocol.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: bytes,
    uploadThroughput: bytes,
  })
}

/** Milliseconds from the navigation to the first painted row. */
export async function firstRow({ page }: BenchPage): Promise<number> {
  return page.evaluate(() => window.probe.firstRow)
}

/**
 * Waits until menu and profile are there, which come after the first rows, and nothing travels any more. Playwright's
 * `networkidle` does not do: it comes once per document, on a busy machine before the menu is even asked for, and what is
 * clicked while the menu arrives has moved away under the pointer.
 */
export async function settle({ page, traffic }: BenchPage): Promise<void> {
  const patience = Date.now() + 60_000
  while (Date.now() < patience) {
    await setTimeout(50)
    if (traffic.requests.size > 0 || Date.now() - traffic.changed() < 250) continue
    if (await page.evaluate(() => window.probe.framed())) break
  }
  await page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve, { timeout: 5000 })))
}

/** Bytes of script objects that are alive, after the garbage is collected. */
export async function heapOf(open: BenchPage): Promise<number> {
  await settle(open)
  for (let turn = 0; turn < 3; turn++) await open.protocol.send('HeapProfiler.collectGarbage')
  const { usedSize } = await open.protocol.send('Runtime.getHeapUsage')
  return usedSize
}

/**
 * Bytes of everything the page holds but compiled code, after the garbage is collected: V8 compiles what runs often again
 * and again for a long while, which is no memory that a page change leaves behind. Nor is what the instruments hold.
 */
export async function dataOf(open: BenchPage): Promise<number> {
  return sizeWithoutCode(await snapshotOf(open))
}

/** The heap after the garbage is collected, without what the instruments hold. */
export async function snapshotOf(open: BenchPage): Promise<Snapshot> {
  const { page, protocol } = open
  await settle(open)
  await protocol.send('Network.disable')
  await page.evaluate(() => performance.clearResourceTimings())
  for (let turn = 0; turn < 3; turn++) await protocol.send('HeapProfiler.collectGarbage')
  const chunks: string[] = []
  const keep = ({ chunk }: { chunk: string }) => chunks.push(chunk)
  protocol.on('HeapProfiler.addHeapSnapshotChunk', keep)
  await protocol.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  protocol.off('HeapProfiler.addHeapSnapshotChunk', keep)
  await protocol.send('Network.enable')
  return JSON.parse(chunks.join(''))
}

/** What of a heap snapshot of V8 is read here: rows of numbers, of which the first fields tell the kind and the size. */
export interface Snapshot {
  readonly snapshot: { readonly meta: { readonly node_fields: string[]; readonly node_types: [string[]] } }
  readonly nodes: readonly number[]
  readonly strings: readonly string[]
}

function sizeWithoutCode({ snapshot, nodes }: Snapshot): number {
  const { node_fields: fields, node_types: types } = snapshot.meta
  const [code, kind, size] = [types[0].indexOf('code'), fields.indexOf('type'), fields.indexOf('self_size')]
  let sum = 0
  for (let at = 0; at < nodes.length; at += fields.length)
    if (nodes[at + kind] !== code) sum += nodes[at + size] ?? 0
  return sum
}
