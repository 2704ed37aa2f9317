import { type Locator, type Page } from 'playwright'
import { mostShift } from '../support/layoutShift.ts'

/** What opens, by role: menus, panels, dialogs, lists of options and calendars. */
const opened = '[role="menu"], [role="dialog"], [role="alertdialog"], [role="listbox"]'
/** A name that ends with three dots opens a panel or dialog; the other controls say themselves that they open something. */
const openers =
  'main :is([aria-haspopup], button[aria-expanded="false"]), main button:not([aria-haspopup]), main label:has(input[type="checkbox"])'
/** States of one name that are worth a picture: the same menu of a tenth list is not. */
const most = 2
const patience = 2000

/** A state of a page, open while it is given, and what is wrong with it. */
export interface OpenState {
  readonly name: string
  readonly faults: readonly string[]
}

/**
 * Opens one after the other what a page has: menus, panels, dialogs, calendars, the selection of a row, and what the
 * commands of a menu open; forms are sent empty to see their errors. `seen` counts the names over all pages.
 */
export async function* openStates(page: Page, seen: Map<string, number>): AsyncGenerator<OpenState> {
  const address = page.url()
  for (const name of await namesOfOpeners(page)) {
    if (isSeen(seen, name)) continue
    if (!(await press(page.locator(openers), name))) continue
    yield stateOf(page, name)
    const commands = await page.locator('[role="menu"] [role="menuitem"]').allInnerTexts()
    if (commands.length === 0) yield* errorsOf(page, name)
    await renew(page, address)
    for (const command of commands.map(firstLine).filter(opensMore)) {
      if (isSeen(seen, command) || !(await press(page.locator(openers), name))) continue
      if (await press(page.locator('[role="menuitem"]'), command)) {
        yield stateOf(page, command)
        yield* errorsOf(page, command)
      }
      await renew(page, address)
    }
  }
}

/** Sends what is open without any input, if it is a form. */
async function* errorsOf(page: Page, name: string): AsyncGenerator<OpenState> {
  const panel = page.locator('[role="dialog"]:has(:is(input, textarea, select))').last()
  const send = panel.locator('button[type="submit"], footer button').first()
  if (!(await send.isVisible())) return
  await send.click({ timeout: patience }).catch(() => undefined)
  await page.waitForTimeout(400)
  if ((await page.locator('[aria-invalid="true"]').count()) > 0) yield stateOf(page, `${name} errors`)
}

async function namesOfOpeners(page: Page): Promise<string[]> {
  const names = await page.locator(openers).evaluateAll(elements =>
    elements
      .filter(element => element.checkVisibility() && !element.matches(':disabled, [aria-disabled="true"]'))
      .map(element => ({
        name:
          (element.querySelector('input') ?? element).getAttribute('aria-label') ??
          element.textContent.trim(),
        opens:
          element.matches('[aria-haspopup], [aria-expanded="false"]') ||
          (element.matches('label') && element.closest('[role="row"], [data-card]') !== null),
      })),
  )
  const first = new Map(names.map(one => [kindOf(one.name), one] as const).toReversed())
  return [...first.values()].filter(({ name, opens }) => opens || opensMore(name)).map(({ name }) => name)
}

/** Rows name their controls by their record: "Actions for 50210". */
const kindOf = (name: string) =>
  name
    .replaceAll(/\d+/g, '')
    .replace(/ (?:for|of) .*/, '')
    .replace(/^(Select) .*/, '$1')
const opensMore = (name: string) => name.endsWith('…') || /^(?:Filters|Comments|Saved filters)/.test(name)
const firstLine = (text: string) => text.split('\n')[0] ?? ''

function isSeen(seen: Map<string, number>, name: string): boolean {
  const times = seen.get(kindOf(name)) ?? 0
  seen.set(kindOf(name), times + 1)
  return times >= most
}

async function press(controls: Locator, name: string): Promise<boolean> {
  const at = await controls.evaluateAll((elements, wanted) => {
    const nameOf = (element: Element) =>
      (element.querySelector('input') ?? element).getAttribute('aria-label') ?? element.textContent.trim()
    return elements.findIndex(element => element.checkVisibility() && nameOf(element).startsWith(wanted))
  }, name)
  if (at < 0) return false
  try {
    await controls.page().evaluate(() => Object.assign(window.layoutShift, { sum: 0, moved: [] }))
    await controls.nth(at).click({ timeout: patience })
    return true
  } catch {
    return false
  }
}

/** Closes what is open, which would be in the way of the next; what does not close by a key goes with the page. */
async function renew(page: Page, address: string): Promise<void> {
  await page.keyboard.press('Escape')
  await page.waitForTimeout(200)
  const isOpen = await page.locator(`${opened}, main input:checked`).first().isVisible()
  if (!isOpen && page.url() === address) return
  await page.goto('about:blank')
  await page.goto(address)
  await page
    .locator('h1')
    .first()
    .waitFor({ timeout: 15_000 })
    .catch(() => undefined)
  await page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => undefined)
}

async function stateOf(page: Page, name: string): Promise<OpenState> {
  await quiet(page)
  const faults = await page.evaluate(faultsOf, opened)
  const { sum, moved } = await page.evaluate(() => window.layoutShift)
  if (sum > mostShift) faults.push(`shifts by ${sum.toFixed(3)}, ${moved.join('; ')}`)
  return { name, faults }
}

/** Resolves when nothing has been loading for a while: panels, and then their fields, are fetched when they open. */
async function quiet(page: Page): Promise<void> {
  const loading = page.locator('[role="dialog"] :is([aria-busy="true"], [title="Loading..."])')
  let calm = 0
  for (let looks = 0; calm < 4 && looks < 60; looks++) {
    await page.waitForTimeout(200)
    calm = (await loading.count()) === 0 ? calm + 1 : 0
  }
}

/** Controls that are outside the window, cut or covered in what is open. Runs in the page. */
function faultsOf(places: string): string[] {
  const faults: string[] = []
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}"`
  for (const place of document.querySelectorAll(places)) {
    if (!place.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    const { left, right, top, bottom } = place.getBoundingClientRect()
    if (left < -1 || right > innerWidth + 1 || top < -1 || bottom > innerHeight + 1)
      faults.push(`${nameOf(place)} is outside the window`)
    if (place.scrollWidth > place.clientWidth + 1) faults.push(`${nameOf(place)} scrolls sideways`)
    for (const control of place.querySelectorAll('button, a, input, select, textarea, [role="menuitem"]')) {
      const box = control.getBoundingClientRect()
      if (box.width < 2 || box.bottom > bottom || box.top < top) continue
      // What is scrolled away is not covered.
      let around = control.parentElement
      while (around && around !== place && !/auto|scroll/.test(getComputedStyle(around).overflowY))
        around = around.parentElement
      const view = around?.getBoundingClientRect()
      if (view && (box.bottom > view.bottom || box.top < view.top)) continue
      const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
      const on = document.elementFromPoint(x, y)
      // A number lies below its own buttons; what is below a sticky footer can be scrolled to.
      if (!on || on.closest('footer') || control.parentElement?.contains(on)) continue
      if (!control.contains(on) && !on.contains(control))
        faults.push(`${nameOf(control)} is covered by ${nameOf(on)}`)
    }
    for (const text of place.querySelectorAll('button, [role="menuitem"], h2, h3, label'))
      if (text.scrollWidth > text.clientWidth + 1 && text.clientWidth > 2)
        faults.push(`${nameOf(text)} is cut`)
  }
  return faults
}
