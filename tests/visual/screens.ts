import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type Browser, chromium, type Page } from 'playwright'
import { inspectDefinitions } from '../../schemas/check/inspectDefinitions.ts'
import { type Screen } from '../../schemas/index.ts'
import { axeFindings } from '../support/axe.ts'
import { browserFlags, requireBrowser } from '../support/browser.ts'
import { mostShift, observeShifts } from '../support/layoutShift.ts'
import { startConsole } from '../support/runningConsole.ts'
import { contactSheet } from './contactSheet.ts'
import { openStates } from './openStates.ts'

/**
 * `node tests/visual/screens.ts`: pictures of every screen on the sandbox, at every width, in every look, and a sheet of
 * them all for each width and look. `--only NAME`, `--width N` and `--look NAME` take a part, each several times. It fails
 * when a page scrolls sideways or shifts by more than 0.01 while it comes (Layout Instability API), and says which.
 * `--late MS` holds back all replies: placeholders must keep their place.
 * `--open` adds what opens on each screen: menus, panels, dialogs, the selection of a row and the errors of forms. It
 * fails when one leaves the window, shifts like that after it has opened, or has a control that is cut or covered. With `--axe` it also fails for findings of axe.
 */
const looks = {
  light: { colorScheme: 'light' },
  dark: { colorScheme: 'dark' },
  'forced-colours': { forcedColors: 'active' },
  'right-to-left': {},
} as const
type Look = keyof typeof looks

const heights = { 390: 844, 768: 1024, 1024: 768, 1440: 900, 1920: 1080 } as const
const folder = 'test-results/screens'

process.chdir(`${import.meta.dirname}/../..`)
const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    width: { type: 'string', multiple: true },
    look: { type: 'string', multiple: true },
    late: { type: 'string', default: '0' },
    open: { type: 'boolean', default: false },
    axe: { type: 'boolean', default: false },
  },
})
await takeAll()

async function takeAll(): Promise<void> {
  const { definitions } = await inspectDefinitions(process.cwd())
  const screens = definitions
    .map(({ screen }) => screen)
    .filter(({ name }) => values.only?.some(part => name.includes(part)) ?? true)
    // Signing out would end the session of the pictures that follow.
    .filter(({ redirect, body }) => !redirect && body?.some(({ kind }) => kind === 'signOut') !== true)
  const running = await startConsole()
  const browser = await chromium.launch({ executablePath: requireBrowser(), args: browserFlags() })
  const wide: string[] = []
  const shifting: string[] = []
  const faulty: string[] = []
  const inaccessible: string[] = []
  try {
    for (const look of keysOf(looks).filter(name => values.look?.includes(name) ?? true)) {
      for (const [width, height] of Object.entries(heights)) {
        if (!(values.width?.includes(width) ?? true)) continue
        const place = `${folder}/${look}/${width}`
        rmSync(place, { recursive: true, force: true })
        mkdirSync(place, { recursive: true })
        const page = await openPage(browser, look, Number(width), height, {
          name: running.configuration.sessionCookie,
          value: await running.session({ persona: 'admin' }),
          url: running.address,
        })
        const names: string[] = []
        const seen = new Map<string, number>()
        for (const screen of screens) {
          names.push(screen.name)
          await page.goto(running.address + addressOf(screen))
          await settled(page)
          await page.screenshot({ path: `${place}/${screen.name}.png`, animations: 'disabled' })
          if (await scrollsSideways(page)) wide.push(`${screen.name} at ${width}, ${look}`)
          const shift = await page.evaluate(() => window.layoutShift)
          if (shift.sum > mostShift)
            shifting.push(
              `${screen.name} at ${width}, ${look}: ${shift.sum.toFixed(3)}, ${shift.moved.join('; ')}`,
            )
          const inspect = async (state: string) => {
            if (!values.axe) return
            const findings = await axeFindings(page)
            inaccessible.push(...findings.map(finding => `${state} at ${width}, ${look}: ${finding}`))
          }
          await inspect(screen.name)
          if (!values.open) continue
          for await (const { name, faults } of openStates(page, seen)) {
            const file = `${screen.name}, ${name.replaceAll(/[^\w ]/g, '')}`
            names.push(file)
            await page.screenshot({ path: `${place}/${file}.png`, animations: 'disabled' })
            faulty.push(...faults.map(fault => `${file} at ${width}, ${look}: ${fault}`))
            await inspect(file)
          }
        }
        writeFileSync(`${place}/index.html`, contactSheet(`${look}, ${width} px`, names))
        console.log(`${place}/index.html`)
        await page.context().close()
      }
    }
  } finally {
    await browser.close()
    await running.stop()
  }
  if (wide.length > 0) console.log(`Scroll sideways:\n${wide.join('\n')}`)
  if (shifting.length > 0) console.log(`Shift by more than ${mostShift}:\n${shifting.join('\n')}`)
  if (faulty.length > 0) console.log(`Faults of what is open:\n${faulty.join('\n')}`)
  if (inaccessible.length > 0) console.log(`Findings of axe:\n${inaccessible.join('\n')}`)
  process.exitCode = wide.length + shifting.length + faulty.length + inaccessible.length > 0 ? 1 : 0
}

async function openPage(
  browser: Browser,
  look: Look,
  width: number,
  height: number,
  cookie: { name: string; value: string; url: string },
): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height },
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'UTC',
    ...looks[look],
  })
  await context.addCookies([cookie])
  await context.addInitScript(observeShifts)
  if (look === 'right-to-left') {
    await context.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        document.documentElement.dir = 'rtl'
      })
    })
  }
  const late = Number(values.late)
  if (late > 0) {
    await context.route('**/api/**', async route => {
      await setTimeout(late)
      await route.continue()
    })
  }
  return context.newPage()
}

/** Resolves when the heading is there and nothing says that it is loading; a screen that never comes is a picture too. */
async function settled(page: Page): Promise<void> {
  await page
    .waitForFunction(
      () =>
        document.querySelector('h1') !== null &&
        document.querySelector('[aria-busy="true"], [title="Loading..."]') === null,
      undefined,
      { timeout: 15_000 },
    )
    .catch(() => undefined)
  await page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => undefined)
}

function scrollsSideways(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)
}

function addressOf({ path, params = {} }: Screen): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params[key]?.example ?? '1'))
}

function keysOf<T extends object>(table: T): (keyof T)[] {
  return Object.keys(table).filter((key): key is Extract<keyof T, string> => key in table)
}
