import { setTimeout } from 'node:timers/promises'
import { builtFolder, ensureBuilt } from '../../../src/build/serve/ensureBuilt.ts'
import { serveBuild } from '../builds/serveBuild.ts'
import { type HeapCensus, takeCensus } from '../page/census.ts'
import { type BenchPage, openPage, settle, signedInState } from '../page/openPage.ts'
import { type Bench, reportProgress } from './entry.ts'
import { megabytes, printGrown, takeStep } from './soak.ts'

const hours = 8
/** Of an hour: twice the ten steps of `takeStep`, 3 minutes apart. */
const stepsPerHour = 20
/** Milliseconds of the page that pass in one go: less than from ping to ping, so that each ping is answered. */
const stride = 45_000
const stridesPerStep = 3_600_000 / stepsPerHour / stride
/** Hours before which the page still fills what has a limit. */
const warm = 2

/**
 * A shift in one page. The clock of the page is turned forward between the steps: timers of the page run as often as in
 * eight hours, while replies and messages of the server come when they come. In every step one notification is pushed; in
 * every hour the live line is lost and comes back, and the notifications are looked at and cleared.
 */
export async function measureShift({ browser, sandbox }: Bench): Promise<void> {
  await ensureBuilt()
  const served = await serveBuild(builtFolder, sandbox, true)
  const state = await signedInState(browser, served.origin, sandbox.signIn('admin'), '/finance/refunds')
  const open = await openPage(browser, state)
  const sent = { pings: 0 }
  open.page.on('websocket', socket => {
    socket.on('framesent', () => {
      sent.pings += 1
    })
  })
  await open.page.clock.install()
  await open.page.goto(`${served.origin}/finance/refunds`)
  await settle(open)
  console.log('\nhour   heap without code   of the script   elements   listeners   messages sent   pushed')
  let before: HeapCensus | undefined
  let pushed = 0
  for (let step = 1; step <= hours * stepsPerHour; step += 1) {
    reportProgress(`shift: ${step} of ${hours * stepsPerHour}`)
    await takeStep(open, step)
    await push(served.origin, step)
    pushed += 1
    await passTime(open)
    if (step % stepsPerHour !== 0) continue
    await loseLine(open, () => sandbox.disconnect())
    await clearNotifications(open)
    const census = await takeCensus(open)
    const hour = step / stepsPerHour
    reportProgress('')
    console.log(await lineOf(open, hour, census, [sent.pings, pushed]))
    if (hour === warm) before = census
    if (hour === hours && before) {
      const more = census.script - before.script
      const share = ((more / before.script) * 100).toFixed(1)
      console.log(
        `of the script, hour ${warm} to ${hours}: ${share} %, ${Math.round(more / (hours - warm))} bytes an hour`,
      )
      printGrown(before, census)
    }
  }
  await open.close()
  served.close()
}

async function push(origin: string, step: number): Promise<void> {
  const reply = await fetch(`${origin}/sandbox/notifications`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ type: 'CUSTOM', message: `The report of step ${step} is ready.` }),
  })
  if (!reply.ok) throw new Error(`Nothing was pushed: ${reply.status}`)
}

/** Between two strides the server answers the ping. */
async function passTime(open: BenchPage): Promise<void> {
  for (let at = 0; at < stridesPerStep; at += 1) {
    await open.page.clock.runFor(stride)
    await setTimeout(50)
  }
  await settle(open)
}

async function loseLine(open: BenchPage, lose: () => void): Promise<void> {
  const bell = open.page.getByRole('button', { name: /^Notifications/ })
  const again = open.page.waitForEvent('websocket')
  lose()
  await open.page.getByRole('button', { name: /no live updates/ }).waitFor()
  await open.page.clock.runFor(stride)
  await again
  await open.page.locator('[data-lost]').waitFor({ state: 'detached' })
  await bell.waitFor()
}

async function clearNotifications({ page }: BenchPage): Promise<void> {
  await page.getByRole('button', { name: /^Notifications/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Notifications' })
  await dialog.getByRole('button', { name: 'Clear all' }).click()
  await dialog.getByRole('button', { name: 'Clear all' }).click()
  await dialog.getByText('No notifications.').waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
}

async function lineOf(
  { protocol }: BenchPage,
  hour: number,
  { size, script }: HeapCensus,
  counts: readonly number[],
): Promise<string> {
  const { metrics } = await protocol.send('Performance.getMetrics')
  const metric = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN
  const cells = [megabytes(size), megabytes(script), metric('Nodes'), metric('JSEventListeners'), ...counts]
  const widths = [20, 16, 11, 12, 16, 9]
  return String(hour).padStart(4) + cells.map((cell, at) => String(cell).padStart(widths[at] ?? 0)).join('')
}
