import { type Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { paintedText } from '../support/gridRows.ts'
import { chooseAtLogin, journeys, showsScreen, showsText, whereIs } from '../support/journeys.ts'

const on = journeys()

describe('refund workflow', () => {
  it('leads from sign-in through list, filter and details to sign-out, and a colleague sees the same rows', async () => {
    const { page } = await on.visit()
    await page.goto('/')
    await chooseAtLogin(page, 'finance')
    await showsScreen(page, 'Home')
    await page.getByRole('banner').getByRole('button', { name: 'Finance' }).click()
    await page.getByRole('banner').getByRole('link', { name: 'Refunds', exact: true }).click()
    await showsScreen(page, 'Refunds')
    expect(await rows(page)).toHaveLength(10)

    await page.getByRole('button', { name: 'Next page' }).click()
    await showsText(page, /Rows 11–20 of/)
    await page.getByRole('columnheader', { name: 'Amount' }).click()
    await expect.poll(() => whereIs(page)).toBe('/finance/refunds?page=2&sort=amount')
    await page.getByRole('columnheader', { name: 'Amount' }).click()
    await expect.poll(() => whereIs(page)).toBe('/finance/refunds?page=2&sort=-amount')
    await expect.poll(async () => isDescending(await amounts(page))).toBe(true)

    await page.getByLabel('Customer', { exact: true }).fill('an')
    await expect.poll(() => whereIs(page)).toBe('/finance/refunds?sort=-amount&customerName=an')
    await expect.poll(async () => (await column(page, 'Customer')).every(name => /an/i.test(name))).toBe(true)
    await page.getByRole('button', { name: 'Next page' }).click()
    await showsText(page, /Rows 11–20 of/)
    const here = whereIs(page)
    const seen = await rows(page)

    const id = await paintedText(page.getByRole('gridcell').getByRole('link').first())
    await page.getByRole('gridcell').getByRole('link').first().click()
    await showsScreen(page, /^Refund \d+$/)
    expect(whereIs(page)).toBe(`/finance/refunds/details/${id}`)
    expect(await page.title()).toBe(`Refund ${id} – Refund details`)
    await page.goBack()
    await showsText(page, /Rows 11–20 of/)
    expect(whereIs(page)).toBe(here)
    expect(await rows(page)).toEqual(seen)

    const colleague = await on.visitAs('finance-manager')
    await colleague.page.goto(here)
    await showsText(colleague.page, /Rows 11–20 of/)
    expect(await rows(colleague.page)).toEqual(seen)

    await page.getByRole('link', { name: 'Sign out' }).click()
    await showsText(page, 'You are signed out.')
  })

  it('filters by status tabs, whose numbers equal their rows', async () => {
    const { page } = await on.visitAs('finance')
    await page.goto('/finance/refunds')
    const tab = (name: string) =>
      page
        .getByRole('toolbar', { name: 'Status' })
        .getByRole('button', { name: new RegExp(`^${name} [\\d,]+$`) })
    const shows = async (name: string) => {
      await expect.poll(() => tab(name).getAttribute('aria-pressed')).toBe('true')
      const [counted, shown] = [tab(name), page.getByText(/^Rows 1–\d+ of [\d,]+$/)]
      const last = async (place: typeof shown) => /[\d,]+$/.exec(await place.innerText())?.[0]
      await expect.poll(async () => (await last(counted)) === (await last(shown))).toBe(true)
    }
    await shows('To do')
    await tab('Paid').click()
    await expect.poll(() => whereIs(page)).toBe('/finance/refunds?status=paid')
    await shows('Paid')
    await page.getByLabel('Customer', { exact: true }).fill('an')
    await page.keyboard.press('Enter')
    await expect.poll(() => whereIs(page)).toBe('/finance/refunds?customerName=an&status=paid')
    await shows('Paid')
    await tab('Ready').click()
    await shows('Ready')
    await page.goBack()
    await shows('Paid')
  })

  it('returns to the opened row', async () => {
    const { page } = await on.visitAs('finance')
    await page.setViewportSize({ width: 1440, height: 500 })
    await page.goto('/finance/refunds?page=2')
    const opened = page.getByRole('row').nth(8)
    const id = await paintedText(opened.getByRole('link').first())
    await opened.getByRole('gridcell').nth(4).dblclick()
    await showsScreen(page, /^Refund \d+$/)
    expect(whereIs(page)).toBe(`/finance/refunds/details/${id}`)
    await page.goBack()
    const link = page.getByRole('link', { name: id, exact: true })
    await expect.poll(() => link.evaluate(one => one === document.activeElement)).toBe(true)
    await expect.poll(async () => ((await link.boundingBox())?.y ?? 0) > 0).toBe(true)
    expect((await link.boundingBox())?.y).toBeLessThan(500)
  })

  it('returns to the list through the breadcrumb, in its last state', async () => {
    const { page } = await on.visitAs('finance')
    await page.goto('/finance/refunds?page=3')
    await page.getByRole('gridcell').getByRole('link').first().click()
    await showsScreen(page, /^Refund \d+$/)
    await page
      .getByRole('navigation', { name: /breadcrumb/i })
      .getByRole('link', { name: 'Refunds' })
      .click()
    await showsText(page, /Rows 21–30 of/)
    expect(whereIs(page)).toBe('/finance/refunds?page=3')
  })

  it('restores every state of the list after a reload', async () => {
    const { page } = await on.visitAs('finance')
    // All of the rows have room: those below the window would not be drawn.
    await page.setViewportSize({ width: 1440, height: 1600 })
    const address = '/finance/refunds?page=2&size=25&sort=-dueAt&status=paid'
    await page.goto(address)
    await expect.poll(() => rows(page)).toHaveLength(25)
    const seen = await rows(page)
    await page.reload()
    await showsText(page, /Rows 26–50 of/)
    expect(whereIs(page)).toBe(address)
    await expect.poll(() => rows(page)).toEqual(seen)
    expect(await column(page, 'Status')).toEqual(seen.map(() => 'Paid'))
  })

  it.each([
    '?page=0',
    '?page=-1',
    '?page=x',
    '?size=7',
    '?sort=nothing',
    '?status=unknown',
    '?page=99999999999',
  ])('shows the list at the address %s as without it', async query => {
    const { page } = await on.visitAs('finance')
    await page.goto(`/finance/refunds${query}`)
    await showsText(page, /Rows 1–10 of/)
    expect(await rows(page)).toHaveLength(10)
  })

  it('offers a link back from a page after the last one', async () => {
    const { page } = await on.visitAs('finance')
    await page.goto('/finance/refunds?page=999999')
    await page.getByRole('button', { name: 'First page' }).first().click()
    await showsText(page, /Rows 1–10 of/)
  })

  it('shows the rows of the newest request when an older reply arrives later', async () => {
    const { page } = await on.visitAs('finance')
    await page.goto('/finance/refunds')
    await page.getByRole('gridcell').first().waitFor()
    await on.console.fault({ call: 'POST /api/finance/refunds/grid', delay: 1500, times: 1 })
    await page.getByLabel('Customer', { exact: true }).fill('zzzz')
    await expect.poll(() => whereIs(page)).toContain('customerName=zzzz')
    await page.getByLabel('Customer', { exact: true }).fill('an')
    await expect
      .poll(async () => {
        const names = await column(page, 'Customer')
        return names.length > 0 && names.every(name => /an/i.test(name))
      })
      .toBe(true)
    // The reply for zzzz has come by now and changed nothing.
    await expect
      .poll(async () => (await on.console.log()).filter(({ path }) => /grid$/.test(path)).length)
      .toBeGreaterThanOrEqual(2)
    expect((await column(page, 'Customer')).every(name => /an/i.test(name))).toBe(true)
  })
})

/** Texts of the rows that are shown, without the header. */
async function rows(page: Page): Promise<string[]> {
  await paintedText(page.getByRole('gridcell').filter({ hasText: /\S/ }).first())
  const texts = await page.getByRole('row').allInnerTexts()
  return texts.slice(1)
}

/** Texts of one column, by its heading. */
async function column(page: Page, name: string): Promise<string[]> {
  const headings = await page.getByRole('columnheader').allInnerTexts()
  const at = headings.findIndex(heading => heading.trim() === name)
  return page.locator(`[role=gridcell][aria-colindex="${at + 1}"]`).allInnerTexts()
}

async function amounts(page: Page): Promise<number[]> {
  return (await column(page, 'Amount')).map(text => Number(text.replace(/[^\d.-]/g, '')))
}

/** True of at least two numbers that are not all the same. */
function isDescending(numbers: readonly number[]): boolean {
  const ordered = numbers.every((number, at) => at === 0 || number <= (numbers[at - 1] ?? Number.NaN))
  return ordered && new Set(numbers).size > 1
}
