import { type Locator, type Page } from 'playwright'
import { expect } from 'vitest'

/**
 * The text of an element of a grid. Until the grid is painted its texts read as empty, because react-data-grid gives it
 * `content-visibility: auto`.
 */
export async function paintedText(element: Locator): Promise<string> {
  let text = ''
  const read = async () => {
    text = (await element.innerText()).trim()
    return text
  }
  await expect.poll(read, { timeout: 15_000 }).not.toBe('')
  return text
}

/** The texts of one column on the page of a grid, by its heading. */
export async function column(page: Page, name: string): Promise<string[]> {
  const texts = await (await cellsUnder(page, name)).allInnerTexts()
  return texts.map(text => text.trim())
}

/** The text of the first row under that heading, once it is there: what draws a cell may come after its row. */
export async function first(page: Page, name: string): Promise<string> {
  return paintedText((await cellsUnder(page, name)).first())
}

/** The text under a heading in the row that shows the other text. */
export async function cellOf(page: Page, row: string, name: string): Promise<string> {
  const at = await columnAt(page, name)
  const line = page.locator('.rdg-row', { has: page.getByText(row, { exact: true }) })
  return (await line.locator(`[role=gridcell][aria-colindex="${at}"]`).innerText()).trim()
}

/** Chooses an action of a row, by the key of the row: its button, where it is the only one, else from its menu. */
export async function choose(page: Page, key: string, action: string): Promise<void> {
  const row = page.locator('.rdg-row', { has: page.getByText(key, { exact: true }) })
  const only = row.getByRole('button', { name: action, exact: true })
  const menu = page.getByRole('button', { name: `Actions for ${key}`, exact: true })
  await only.or(menu).first().waitFor()
  if (await only.isVisible()) return only.click()
  await menu.click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}

/** The bar of the selected rows. */
export const selectionBar = (page: Page) => page.getByRole('region', { name: 'Selection' })

/** Answers the open question with the button of that name. */
export async function confirm(page: Page, name: string): Promise<void> {
  await page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click()
}

/** In the grid that has this heading: a screen may have several. */
async function cellsUnder(page: Page, name: string): Promise<Locator> {
  const at = await columnAt(page, name)
  return page
    .getByRole('grid')
    .filter({ has: page.getByRole('columnheader', { name, exact: true }) })
    .locator(`.rdg-row:not(.rdg-summary-row) [role=gridcell][aria-colindex="${at}"]`)
}

async function columnAt(page: Page, name: string): Promise<string | null> {
  const heading = page.getByRole('columnheader', { name, exact: true })
  await paintedText(heading)
  return heading.getAttribute('aria-colindex')
}
