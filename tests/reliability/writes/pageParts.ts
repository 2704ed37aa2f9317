import { type Locator, type Page } from 'playwright'

/**
 * Parts of a page by their selectors. A locator by role computes the role of every element of the page, the whole menu
 * included, each time that it looks: about a fifth of the processor time of a full run.
 */

/** The title of the screen. */
export function headingOf(page: Page): Locator {
  return page.locator('h1')
}

export function mainOf(page: Page): Locator {
  return page.locator('main')
}

/** The panel or window that can be used: not one behind a question. */
export function dialogOf(page: Page): Locator {
  const behind = '[inert], [inert] *, [aria-hidden=true], [aria-hidden=true] *'
  return page.locator(`:is([role=dialog], dialog[open]):not(${behind})`)
}

/** The question that has to be answered first. */
export function questionOf(page: Page): Locator {
  return page.locator('[role=alertdialog]')
}
