import { type Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { choose, column, first } from '../support/gridRows.ts'
import { journeys, showsText } from '../support/journeys.ts'

const on = journeys()
const path = '/finance/write-off'

describe('write-offs', () => {
  it('are approved one by one after a confirmation, and the second of two users is told who was first', async () => {
    const { page, calls } = await open('finance')
    const colleague = await open('finance-manager')
    const [id = '', orderNr = ''] = [await first(page, 'Write-off'), await first(page, 'Order Nr')]
    expect(await first(colleague.page, 'Write-off')).toBe(id)

    await choose(page, id, 'Approve')
    const question = page.getByRole('alertdialog', { name: 'Approve?' })
    await question
      .getByText('The amount is written off and booked in the accounting system.')
      .and(question.getByText(new RegExp(`This affects Write-off ${id}: -?[\\d,.]+ [A-Z]{3}\\.$`)))
      .waitFor()
    await question.getByRole('button', { name: 'Cancel' }).click()
    await question.waitFor({ state: 'detached' })
    expect(calls.filter(call => call.endsWith('/approve'))).toEqual([])

    await choose(page, id, 'Approve')
    await question.getByRole('button', { name: 'Approve' }).dblclick()
    await showsText(page, '1 write-off was approved.')
    await expect.poll(() => column(page, 'Write-off')).not.toContain(id)
    expect(calls.filter(call => call.endsWith('/approve'))).toHaveLength(1)

    await choose(colleague.page, id, 'Reject…')
    const rejecting = colleague.page.getByRole('dialog', { name: `Reject write-off ${id}` })
    await rejecting.getByLabel('Rejection reason').fill('The partner pays it.')
    await rejecting.getByRole('button', { name: 'Reject' }).click()
    await showsText(colleague.page, `Write-off ${id} was already approved by finance.`)
    await colleague.page.goto(`${path}?status=approved&orderNr=${orderNr}&cols=idWriteOff-status-decidedBy`)
    await expect.poll(() => line(colleague.page, id)).toMatch(/Approved\s+finance/)
  })

  it('are not approved by holding the key that opens the confirmation', async () => {
    const { page, calls } = await open('finance')
    const id = await first(page, 'Write-off')
    const hold = async (times: number) => {
      for (let time = 0; time < times; time++) await page.keyboard.down('Enter')
    }
    await page.getByRole('button', { name: `Actions for ${id}`, exact: true }).press('Enter')
    await page.getByRole('menuitem', { name: 'Approve', exact: true }).focus()
    await hold(1)
    const yes = page.getByRole('alertdialog', { name: 'Approve?' }).getByRole('button', { name: 'Approve' })
    await expect.poll(() => yes.evaluate(button => button === document.activeElement)).toBe(true)
    await hold(3)
    await page.keyboard.up('Enter')
    expect(calls.filter(call => call.endsWith('/approve'))).toEqual([])
    await page.keyboard.press('Enter')
    await showsText(page, '1 write-off was approved.')
    expect(calls.filter(call => call.endsWith('/approve'))).toHaveLength(1)
  })

  it('are approved in bulk: a page, all matching rows with exceptions, and a second user changes nothing', async () => {
    const filtered = `${path}?customerName=Taylor`
    const { page } = await open('finance', filtered)
    const colleague = await open('finance-manager', filtered)
    const all = await count(page)
    expect(all).toBeGreaterThan(10)
    for (const each of [page, colleague.page]) {
      await each.getByRole('checkbox', { name: 'Select all rows of the page' }).check()
      await bar(each).getByText('10 selected', { exact: true }).waitFor()
    }
    await bar(page)
      .getByRole('button', { name: `Select all ${all} matching` })
      .click()
    await bar(page).getByText(`All ${all} selected`, { exact: true }).waitFor()

    // The server counts what is selected, of the rows on other pages too (spec 2 §8).
    await expect.poll(() => bar(page).getByRole('definition').first().innerText()).toBe(`${all}`)
    const spared = await first(page, 'Write-off')
    await page.getByRole('checkbox', { name: `Select ${spared}`, exact: true }).uncheck()
    await bar(page)
      .getByText(`${all - 1} selected`, { exact: true })
      .waitFor()
    await bar(page).getByRole('button', { name: 'Approve selected' }).click()
    const question = page.getByRole('alertdialog', { name: 'Approve?' })
    await question.getByText(new RegExp(`^${all - 1} write-offs: [\\d,]+\\.\\d\\d [A-Z]{3}`)).waitFor()
    await question.getByRole('button', { name: 'Approve' }).click()
    await showsText(page, /^\d+ write-offs were approved\./)
    await showsText(page, 'Rows 1–1 of 1')
    await expect.poll(() => column(page, 'Write-off')).toEqual([spared])
    expect(await bar(page).getByRole('button').count()).toBe(0)

    await bar(colleague.page).getByRole('button', { name: 'Approve selected' }).click()
    await colleague.page.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click()
    await showsText(colleague.page, /^9 of 10 write-offs are already decided: .* Nothing was changed\.$/)
    await bar(colleague.page).getByText('10 selected', { exact: true }).waitFor()
    await colleague.page.reload()
    await showsText(colleague.page, 'Rows 1–1 of 1')
    // The rows are drawn once the grid knows its size, a moment after their number.
    await expect.poll(() => column(colleague.page, 'Write-off')).toEqual([spared])
  })
})

describe('write-offs above the limit', () => {
  it('wait for a second person, and cannot be decided by their first approver', async () => {
    const [id = '', other = ''] = await above(2)
    const { page } = await open('finance', `${path}?idWriteOff=${id}`, /Rows 1–1 of/)
    await approve(page, id)
    await showsText(
      page,
      '1 write-off is waiting for a second person: above the limit, one approval is not enough.',
    )
    const manager = await open('finance-manager', `${path}?idWriteOff=${other}`, /Rows 1–1 of/)
    await approve(manager.page, other)
    await showsText(manager.page, /1 write-off is waiting for a second person/)

    await manager.page.goto(`${queue}?idWriteOff=${other}`)
    await manager.page.getByRole('button', { name: /^Actions for / }).click()
    const refused = manager.page.getByRole('menuitem', { name: 'Approve', exact: true })
    await expect.poll(() => refused.isDisabled()).toBe(true)
    await showsText(manager.page, 'You approved this yourself. Someone else must decide it.')
    await manager.page.keyboard.press('Escape')

    await manager.page.goto(`${queue}?idWriteOff=${id}`)
    await manager.page.getByRole('button', { name: /^Actions for / }).click()
    await manager.page.getByRole('menuitem', { name: /^Approve/ }).click()
    await manager.page.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click()
    await showsText(manager.page, '1 write-off was approved.')
    await expect.poll(() => column(manager.page, 'Write-off')).toEqual([])
    await page.goto(`${path}/history?idWriteOff=${id}&cols=idWriteOff-status-decidedBy-askedBy`)
    await expect.poll(() => line(page, id)).toMatch(/Approved\s+finance-manager\s+finance$/)
  })

  it('are withdrawn by their first approver', async () => {
    const [id = ''] = await above(1)
    const { page } = await open('finance', `${path}?idWriteOff=${id}`, /Rows 1–1 of/)
    await approve(page, id)
    await showsText(page, /1 write-off is waiting for a second person/)
    await page.goto(`${path}?idWriteOff=${id}&status=waiting`)
    await choose(page, id, 'Withdraw approval')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw approval' }).click()
    await showsText(page, `Write-off ${id} is pending again.`)
  })
})

const queue = `${path}/approval-queue`

/** Pending write-offs above the limit, largest first. */
async function above(count: number): Promise<string[]> {
  const { page } = await open('finance', `${path}?sort=-amount`)
  return (await column(page, 'Write-off')).slice(0, count)
}

async function approve(page: Page, id: string) {
  await choose(page, id, 'Approve')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click()
}

describe('grid columns', () => {
  it('are arranged by keyboard and remembered per user and grid', async () => {
    const { page, context } = await open('finance')
    const before = await headings(page)
    expect(before.slice(0, 5)).toEqual(['Write-off', 'Order Nr', 'Customer', 'Partner', 'Reason'])
    await page.getByRole('button', { name: 'Grid menu' }).press('Enter')
    await page.getByRole('menuitem', { name: 'Columns…' }).press('Enter')
    const chooser = page.getByRole('dialog', { name: 'Columns' })
    await chooser.getByRole('checkbox', { name: 'Partner' }).press('Space')
    await chooser.getByRole('checkbox', { name: 'Reason' }).press('Alt+ArrowUp')
    await chooser.getByRole('checkbox', { name: 'Reason' }).press('Alt+ArrowUp')
    await chooser.getByRole('button', { name: 'More for Order Nr' }).press('Enter')
    await page.getByRole('menuitem', { name: 'Pin to start' }).press('Enter')
    await chooser.getByText('8 of 14 shown').waitFor()
    await page.keyboard.press('Escape')
    await chooser.waitFor({ state: 'detached' })
    const arranged = ['Write-off', 'Order Nr', 'Reason', 'Customer', 'Amount', 'Status', 'Created', 'Age']
    await expect.poll(() => headings(page)).toEqual(arranged)
    const narrow = await width(page, 'Customer')
    await page.getByRole('columnheader', { name: 'Customer' }).focus()
    await page.keyboard.press('Control+ArrowRight')
    await expect.poll(() => width(page, 'Customer')).toBeGreaterThan(narrow)
    const wide = await width(page, 'Customer')
    await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('widths')

    await page.goto('/finance/write-off/wmt')
    await showsText(page, /Rows 1–10 of/)
    expect(await headings(page)).toEqual(before)
    await page.goto(path)
    await showsText(page, /Rows 1–10 of/)
    await expect.poll(() => headings(page)).toEqual(arranged)
    // Kept in whole pixels.
    expect(await width(page, 'Customer')).toBe(Math.round(wide))
    expect(await staysInSight(page, 'Order Nr')).toBe(true)
    expect(await staysInSight(page, 'Customer')).toBe(false)

    const signIn = async (persona: string) => {
      const { sessionCookie: name } = on.console.configuration
      const value = await on.console.session({ persona })
      await context.addCookies([{ name, value, url: on.console.address }])
      await page.goto(path)
      await showsText(page, /Rows 1–10 of/)
    }
    await signIn('finance-manager')
    await expect.poll(() => headings(page)).toEqual(before)
    expect(await staysInSight(page, 'Order Nr')).toBe(false)
    await signIn('finance')
    await expect.poll(() => headings(page)).toEqual(arranged)
  })
})

describe('grid without a connection', () => {
  it('opens confirmations, tooltips, panels and lists, which are local', async () => {
    const { page, context } = await open('finance')
    await fetchedAhead(page, 'ImportFlow')
    await context.setOffline(true)
    await page.getByRole('gridcell', { name: 'Pending' }).first().hover()
    await page.getByRole('tooltip').getByText('Decided by').waitFor()
    await page.getByRole('button', { name: 'Partner All' }).click()
    await page.getByRole('listbox').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Open calendar, Created' }).click()
    await page.getByRole('dialog', { name: /Created/ }).waitFor()
    await page.keyboard.press('Escape')
    for (const name of ['Saved filters', 'Import write-offs']) {
      await page.getByRole('button', { name }).click()
      await page.getByRole('dialog', { name }).waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('dialog', { name }).waitFor({ state: 'detached' })
    }
    await page.getByRole('button', { name: 'Grid menu' }).click()
    await page.getByRole('menuitem', { name: 'Columns…' }).click()
    await page.getByRole('dialog', { name: 'Columns' }).waitFor()
    await page.keyboard.press('Escape')

    const id = await first(page, 'Write-off')
    await choose(page, id, 'Approve')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click()
    await showsText(page, 'Please make sure that you are connected to the internet')
    await context.setOffline(false)
    await choose(page, id, 'Approve')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click()
    await showsText(page, '1 write-off was approved.')
  })

  it('has fetched nothing beyond its definition', async () => {
    const { page, settled } = await open('finance', '/finance/write-off/history')
    await fetchedAhead(page, 'CalendarPopup')
    await settled()
    const scripts = await scriptsOf(page)
    expect(scripts).toContain('grid')
    expect(scripts).toContain('MultiSelectList')
    for (const part of ['SavedFiltersPanel', 'ImportFlow']) expect(scripts).not.toContain(part)
  })
})

async function open(persona: string, address = path, rows = /Rows 1–10 of/) {
  const visitor = await on.visitAs(persona)
  await visitor.page.goto(address)
  await showsText(visitor.page, rows)
  return visitor
}

const bar = (page: Page) => page.getByRole('region', { name: 'Selection' })

async function count(page: Page): Promise<number> {
  const text = await page.getByText(/^Rows 1–10 of/).innerText()
  return Number(text.replace(/^.* of /, '').replaceAll(',', ''))
}

function line(page: Page, id: string): Promise<string> {
  return page.locator('.rdg-row', { has: page.getByRole('gridcell', { name: id, exact: true }) }).innerText()
}

async function headings(page: Page): Promise<string[]> {
  const texts = await page.getByRole('columnheader').allInnerTexts()
  return texts.map(text => text.trim()).filter(text => text !== '' && text !== 'Actions')
}

async function width(page: Page, name: string): Promise<number> {
  return (await page.getByRole('columnheader', { name }).boundingBox())?.width ?? 0
}

/** Whether the column keeps its place in the grid when the others scroll. */
async function staysInSight(page: Page, name: string): Promise<boolean> {
  const grid = page.getByRole('grid')
  const scrolled = (left: number) =>
    grid.evaluate((element, to) => {
      element.scrollTo({ left: to })
      return element.scrollLeft
    }, left)
  // From the grid's side: in a narrower window the frame moves the whole grid, some time later.
  const place = async () => {
    const column = await page.getByRole('columnheader', { name, exact: true }).boundingBox()
    return (column?.x ?? Number.NaN) - ((await grid.boundingBox())?.x ?? Number.NaN)
  }
  await page.setViewportSize({ width: 1024, height: 900 })
  await expect.poll(() => scrolled(50)).toBe(50)
  const after = await place()
  await scrolled(0)
  const before = await place()
  await page.setViewportSize({ width: 1440, height: 900 })
  return before === after
}

/** Resolves when that script is there: the last one of a list that is fetched ahead. */
async function fetchedAhead(page: Page, last: string): Promise<void> {
  await expect.poll(() => scriptsOf(page)).toContain(last)
}

/** The names of all scripts that the page has fetched. */
function scriptsOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => /assets\/(\w+)-[\w-]+\.js$/.exec(name)?.[1] ?? []),
  )
}
