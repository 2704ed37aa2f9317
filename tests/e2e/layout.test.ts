import { type Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { journeys, showsScreen } from '../support/journeys.ts'
import { mostShift, observeShifts } from '../support/layoutShift.ts'

const on = journeys()
const long = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(6)

describe.each([1440, 1024])('layout at %d pixels', width => {
  it.each([
    ['/', 'Home'],
    ['/admin', 'Administration Dashboard'],
    ['/finance/refunds', 'Refunds'],
    ['/finance/refunds/details/1', 'Refund 1'],
    ['/no-such-page', 'Page not found'],
  ])(
    '%s never scrolls sideways, and nothing in the top bar lies over something else',
    async (path, title) => {
      const { page, settled } = await open(width)
      await page.goto(path)
      await showsScreen(page, title)
      await settled()
      expect(await overflow(page)).toBe(0)
      expect(await overlaps(page)).toEqual([])
    },
  )

  it('very long texts stay inside the page', async () => {
    await on.console.fault({
      call: 'GET /api/finance/refunds/1',
      body: {
        data: { idRefund: 1, status: long, methodLabel: `${long} ${long}`, orderNr: long, rmaNr: long },
      },
    })
    await on.console.fault({
      call: 'GET /api/navigation/menu',
      body: { menu: areas(12), resources: [] },
    })
    const { page, settled } = await open(width)
    await page.goto('/finance/refunds/details/1')
    await showsScreen(page, /^Refund \d+$/)
    await page.getByText(long).first().waitFor()
    await settled()
    expect(await overflow(page)).toBe(0)
    expect(await overlaps(page)).toEqual([])
  })

  it('an area of the top bar outside the window is reached with the keyboard, with a visible dropdown', async () => {
    await on.console.fault({
      call: 'GET /api/navigation/menu',
      body: { menu: areas(12), resources: [] },
    })
    const { page } = await open(width)
    await page.goto('/')
    const last = page.getByRole('banner').getByRole('button', { name: 'A rather long area 12' })
    await last.focus()
    await last.press('Enter')
    const link = page.getByRole('banner').getByRole('link', { name: 'All refunds' })
    await link.waitFor()
    await expect.poll(async () => ((await link.boundingBox())?.x ?? width) < width).toBe(true)
    await link.click()
    await showsScreen(page, 'Refunds')
  })
})

// A scroll bar of the page takes 15 pixels where it is not laid over it.
it.each(['/finance/refunds', '/cash-reconciliation/payments', '/payout/partners-queue'])(
  'the list %s does not scroll sideways beside a scroll bar of the page at 1440 pixels',
  async path => {
    const { page, settled } = await open(1440 - 15)
    await page.goto(path)
    await settled()
    const list = page.getByRole('grid').first()
    await expect.poll(() => list.getByRole('row').count()).toBeGreaterThan(2)
    await expect
      .poll(() => list.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
      .toBe(0)
  },
)

it('the references of payments are fully visible at 1440 pixels', async () => {
  const { page } = await open(1440)
  await page.goto('/cash-reconciliation/payments')
  const references = page.getByRole('gridcell', { name: /^(?:BNK|DEP)-/ })
  await references.first().waitFor()
  const cut = await references.evaluateAll(cells =>
    cells
      .flatMap(cell => [cell, ...cell.querySelectorAll('*')])
      .filter(e => e.scrollWidth > e.clientWidth + 1)
      .map(e => e.textContent),
  )
  expect(cut).toEqual([])
})

it('the page does not shift when the rows of its first list come last', async () => {
  const { page, settled } = await open(1440)
  await page.addInitScript(observeShifts)
  await on.console.fault({ call: 'POST /api/cash-reconciliation/collection-partners/grid', delay: 1500 })
  await page.goto('/cash-reconciliation/settings/collection-partners')
  for (const name of ['Partners', 'Relationships', 'Form settings'])
    await page.getByRole('grid', { name }).getByRole('gridcell').first().waitFor()
  await settled()
  const { sum, moved } = await page.evaluate(() => window.layoutShift)
  expect(sum, moved.join('; ')).toBeLessThanOrEqual(mostShift)
})

describe('layout at 400 % zoom, which leaves 320 pixels', () => {
  it.each([
    ['/finance/refunds', 'Refunds'],
    ['/rma/new/578031', 'New return for order 578031'],
    ['/payout/partners-queue/48', 'Change 48'],
  ])('%s never scrolls sideways, and the whole top bar is visible', async (path, title) => {
    const { page, settled } = await open(320)
    await page.goto(path)
    await showsScreen(page, title)
    await settled()
    expect(await overflow(page)).toBe(0)
    const signOut = await page.getByRole('banner').getByRole('link', { name: 'Sign out' }).boundingBox()
    expect((signOut?.x ?? 320) + (signOut?.width ?? 0)).toBeLessThanOrEqual(320)
    expect(await overlaps(page)).toEqual([])
  })
})

describe('printed page', () => {
  it('shows a grid as a table below its title and filters, from the top of the page', async () => {
    const { page } = await open(1024)
    await page.goto('/finance/write-off')
    await page.getByText(/Rows 1–10 of/).waitFor()
    await page.emulateMedia({ media: 'print' })
    // What prints is fetched when the browser has nothing left to do.
    await expect
      .poll(async () => {
        await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
        return page.getByRole('table').count()
      })
      .toBe(1)
    expect(await page.getByRole('row').count()).toBe(12)
    expect(await page.getByText('Status: Pending').isVisible()).toBe(true)
    expect(await page.getByRole('button').count()).toBe(0)
    const title = await page.getByRole('heading', { level: 1 }).boundingBox()
    expect(title?.y).toBeLessThan(24)
    expect(await overflow(page)).toBe(0)
  })

  it('shows a record without interactive elements', async () => {
    const { page } = await open(1024)
    await page.goto('/finance/refunds')
    await page.getByRole('gridcell').getByRole('link').first().click()
    const command = page.getByRole('button', { name: 'Cancel refund…' })
    await command.waitFor()
    await page.emulateMedia({ media: 'print' })
    expect(await command.isVisible()).toBe(false)
    expect(await page.getByRole('button', { name: /^Copy/ }).count()).toBe(0)
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true)
  })
})

async function open(width: number) {
  const visitor = await on.visitAs('admin')
  await visitor.page.setViewportSize({ width, height: 800 })
  return visitor
}

/** Pixels by which the page is wider than the window. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

/** Controls of the top bar that lie over each other, as far as they are in sight. */
function overlaps(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    /** What is left of a control when its clipped part is taken away. */
    const inSight = (control: Element) =>
      new Promise<{ name: string; rect: DOMRectReadOnly }>(resolve => {
        const observer = new IntersectionObserver(([entry]) => {
          observer.disconnect()
          const rect = entry?.intersectionRect ?? new DOMRectReadOnly()
          resolve({ name: control.getAttribute('aria-label') ?? control.textContent, rect })
        })
        observer.observe(control)
      })
    const controls = await Promise.all(
      Array.from(document.querySelectorAll('header :is(button, a)'), inSight),
    )
    const shown = controls.filter(({ rect }) => rect.width > 1 && rect.height > 1)
    return shown.flatMap((one, at) =>
      shown
        .slice(at + 1)
        .filter(
          ({ rect }) =>
            Math.min(one.rect.right, rect.right) - Math.max(one.rect.left, rect.left) > 1 &&
            Math.min(one.rect.bottom, rect.bottom) - Math.max(one.rect.top, rect.top) > 1,
        )
        .map(other => `${one.name} and ${other.name}`),
    )
  })
}

function areas(count: number): string {
  const link = '<refunds><label>All refunds</label><afroms_state>finance-refunds</afroms_state></refunds>'
  const all = Array.from(
    { length: count },
    (_, at) => `<a${at}><label>A rather long area ${at + 1}</label><pages>${link}</pages></a${at}>`,
  )
  return `<menu>${all.join('')}</menu>`
}
