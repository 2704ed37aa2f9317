import { type Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { journeys, showsScreen, showsText, whereIs } from '../support/journeys.ts'
import { doTask, type Keyboard, listKeysAreThere } from '../support/keyboard.ts'

const on = journeys()
const palette = (page: Page) => page.getByRole('dialog', { name: 'Command palette' })

describe('with the keyboard alone, from Home,', () => {
  it('an order is found by the name of its customer', async () => {
    const page = await home('customer-service')
    await doTask(page, 'Find an order by customer name', async ({ press, type }) => {
      await openPalette(page, press)
      await type('whitfield')
      await palette(page).getByRole('group', { name: 'Customers' }).getByRole('option').first().waitFor()
      await chosen(page, /Whitfield/)
      await press('Enter')
      await showsScreen(page, 'Order search')
      await page.getByRole('gridcell').first().waitFor()
      await press('j')
      await expect.poll(() => focusedRow(page)).toBe(1)
      await press('Enter')
      await showsScreen(page, /^Order \d+$/)
    })
    await showsText(page, /Whitfield/)
  })

  it('an order is opened by its number', async () => {
    const page = await home('customer-service')
    await doTask(page, 'Open an order by its number', async ({ press, type }) => {
      await openPalette(page, press)
      await type('536365')
      await chosen(page, /536365/)
      await press('Enter')
      await showsScreen(page, /^Order \d+$/)
    })
    expect(whereIs(page)).toBe('/order/536365')
  })

  it('a screen is opened by a part of its name', async () => {
    const page = await home('finance')
    await doTask(page, 'Go to a screen by its name', async ({ press, type }) => {
      await openPalette(page, press)
      await type('refun')
      await chosen(page, 'Refunds')
      await press('Enter')
      await showsScreen(page, 'Refunds')
    })
    expect(whereIs(page)).toBe('/finance/refunds')
  })

  it('the shortcuts and the palette are opened and closed', async () => {
    const page = await home('finance')
    const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await doTask(page, 'Show the shortcuts', async ({ press }) => {
      await press('?')
      await shortcuts.waitFor()
    })
    await doTask(page, 'Close a dialog', async ({ press }) => {
      await press('Escape')
      await shortcuts.waitFor({ state: 'detached' })
    })
    await doTask(page, 'Open and leave the palette', async ({ press }) => {
      await openPalette(page, press)
      await press('Escape')
      await palette(page).waitFor({ state: 'detached' })
    })
  })

  it('the dark theme is selected', async () => {
    const page = await home('finance')
    await doTask(page, 'Choose the dark theme', async ({ press, type }) => {
      await openPalette(page, press)
      await type('dark')
      await chosen(page, 'Dark theme')
      await press('Enter')
      await palette(page).waitFor({ state: 'detached' })
    })
    await expect
      .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme))
      .toContain('dark')
  })

  it('the main content is reached with the skip link', async () => {
    const page = await home('finance')
    await doTask(page, 'Skip the menu', async ({ press }) => {
      await press('Tab', 'Enter')
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null))
        .toBe(true)
    })
  })

  it('the open list is exported', async () => {
    const page = await home('finance')
    await page.goto('/finance/refunds')
    await listKeysAreThere(page)
    await consoleKeysAreThere(page)
    await doTask(page, 'Export the open list', async ({ press, type }) => {
      await openPalette(page, press)
      await type('export')
      await chosen(page, /export/i)
      await press('Enter')
      await showsText(page, /export of .* is ready/)
    })
  })
})

async function home(persona: string): Promise<Page> {
  const { page } = await on.visitAs(persona)
  await page.goto('/')
  await showsScreen(page, 'Home')
  await consoleKeysAreThere(page)
  return page
}

/** What takes the keys of the console comes after the first picture of a screen. */
async function consoleKeysAreThere(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      await page.keyboard.press('Control+k')
      return palette(page).isVisible()
    })
    .toBe(true)
  await page.keyboard.press('Escape')
  await palette(page).waitFor({ state: 'detached' })
}

async function openPalette(page: Page, press: Keyboard['press']): Promise<void> {
  await press('Control+k')
  await palette(page).waitFor()
}

async function chosen(page: Page, name: string | RegExp): Promise<void> {
  await palette(page).getByRole('option', { selected: true }).getByText(name).first().waitFor()
}

function focusedRow(page: Page): Promise<number> {
  return page.evaluate(
    () => Number(document.activeElement?.closest('[aria-rowindex]')?.getAttribute('aria-rowindex')) - 1,
  )
}
