import { setTimeout } from 'node:timers/promises'
import { type Page } from 'playwright'
import { builtFolder, ensureBuilt } from '../../../src/build/serve/ensureBuilt.ts'
import { openPage, settle, workOf } from '../page/openPage.ts'
import { inOrder } from '../page/turns.ts'
import { type Figure, printFigures } from '../report.ts'
import { type Bench, noSamples, reportProgress, type Side, serveSide } from './entry.ts'

const list = '/finance/refunds'

/** Areas, groups of each, entries of each group: 2,000 links. */
const [areas, groups, entries] = [10, 10, 20]

/** Notifications a second, and for how many seconds. */
const [rate, seconds] = [50, 60]

/** A menu of 2,000 entries beside the ordinary one, and 50 notifications a second for a minute over a list of 50 rows. */
export async function measureLoad(bench: Bench, wanted: ReadonlySet<string>): Promise<void> {
  await ensureBuilt()
  const side = await serveSide(bench, builtFolder, list, undefined, true)
  const figures: Figure[] = []
  if (wanted.has('menu')) figures.push(...(await measureMenu(bench, side)))
  if (wanted.has('pushes')) figures.push(...(await measurePushes(bench, side)))
  side.close()
  reportProgress('')
  printFigures('ordinary', figures)
}

/** The list from its beginning to rest, then the menu and the palette, with both menus in turn. */
async function measureMenu({ browser, runs }: Bench, side: Side): Promise<Figure[]> {
  const [start, open, key] = [noSamples(), noSamples(), noSamples()]
  for (let at = 0; at < runs; at++)
    for (const which of inOrder(at)) {
      reportProgress(`menu of 2,000: ${at + 1} of ${runs}`)
      const bench = await openPage(browser, side.state)
      const { page } = bench
      if (which === 'own')
        await page.route('**/api/navigation/menu', route => route.fulfill({ json: { menu: largeMenu } }))
      await page.goto(side.origin + list)
      await settle(bench)
      start.work[which].push(await workOf(bench))
      const step = async (samples: typeof open, press: () => Promise<void>) => {
        const before = await workOf(bench)
        await press()
        samples.times[which].push((await page.evaluate(() => window.probe.measured())).total)
        samples.work[which].push((await workOf(bench)) - before)
      }
      await page.evaluate(() =>
        window.probe.arm('keydown', () => document.querySelector('[role="option"]') !== null),
      )
      await step(open, () => page.keyboard.press('Control+k'))
      await settle(bench)
      await page.evaluate(() => {
        const before = document.querySelectorAll('[role="option"]').length
        window.probe.arm('keydown', () => document.querySelectorAll('[role="option"]').length !== before)
      })
      await step(key, () => page.keyboard.press('r'))
      console.log(
        which,
        await page.evaluate(() =>
          [...document.querySelectorAll('[role=option]')]
            .map(o => o.textContent)
            .join(' | ')
            .slice(0, 500),
        ),
      )
      await bench.close()
    }
  return [
    {
      name: 'list to rest, menu of 2,000 entries',
      unit: '',
      values: { base: [], own: [] },
      work: start.work,
    },
    { name: '  palette opens', unit: 'ms', values: open.times, work: open.work },
    { name: '  a key in the palette', unit: 'ms', values: key.times, work: key.work },
  ]
}

const largeMenu = `<?xml version="1.0"?><menu>${times(areas, area =>
  element(
    `area-${area}`,
    `Area ${area}`,
    times(groups, group =>
      element(
        `group-${area}-${group}`,
        `Group ${area}.${group}`,
        times(entries, entry =>
          element(`entry-${area}-${group}-${entry}`, `Records ${area}.${group}.${entry}`),
        ),
      ),
    ),
  ),
)}</menu>`

function times(count: number, text: (at: number) => string): string {
  return Array.from({ length: count }, (_, at) => text(at + 1)).join('')
}

function element(id: string, label: string, pages?: string): string {
  const rest = pages ? `<pages>${pages}</pages>` : '<afroms_state>finance-refunds</afroms_state>'
  return `<${id}><label>${label}</label>${rest}</${id}>`
}

/** Frames while notifications come, the processor not slowed, and what the page did for them. */
async function measurePushes({ browser, runs }: Bench, side: Side): Promise<Figure[]> {
  const [longest, work] = [noSamples().times, noSamples().work]
  for (let at = 0; at < Math.min(runs, 3); at++) {
    reportProgress(`notifications: ${at + 1} of ${Math.min(runs, 3)}`)
    const bench = await openPage(browser, side.state)
    await bench.page.goto(`${side.origin}${list}?size=50`)
    await settle(bench)
    for (const which of ['base', 'own'] as const) {
      const before = await workOf(bench)
      await bench.page.evaluate(() => window.probe.countFrames())
      await pass(side.origin, which === 'own')
      longest[which].push(await longestFrame(bench.page))
      work[which].push((await workOf(bench)) - before)
    }
    await bench.close()
  }
  return [
    {
      name: '50 notifications a second: longest frame',
      unit: 'ms',
      values: longest,
      work,
      target: { text: 'at most 50 ms', met: own => own <= 50 },
    },
  ]
}

/** A minute, in which notifications are pushed or not. */
async function pass(origin: string, pushing: boolean): Promise<void> {
  const begun = performance.now()
  for (let sent = 0; sent < rate * seconds; sent++) {
    const late = (sent * 1000) / rate - (performance.now() - begun)
    if (late > 0) await setTimeout(late)
    if (!pushing) continue
    const reply = await fetch(`${origin}/sandbox/notifications`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ type: 'CUSTOM', message: `Notification ${sent}` }),
    })
    if (!reply.ok) throw new Error(`A notification was not pushed: ${reply.status}`)
  }
}

async function longestFrame(page: Page): Promise<number> {
  return (await page.evaluate(() => window.probe.countedFrames())).longest
}
