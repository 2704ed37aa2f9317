import { type Locator, type Page } from 'playwright'
import { commentsButton } from './builtInWrite.ts'
import { dialogOf, mainOf } from './pageParts.ts'
import { type Write } from './writes.ts'

/** Whether the write has fields. */
export function hasFields({ form, scope }: Write): boolean {
  return form !== undefined || scope === 'comments'
}

/** The button that opens the action. */
export function openerOf(page: Page, write: Write): Locator {
  const name = { name: write.label, exact: true }
  switch (write.scope) {
    case 'row':
      return page
        .locator('[role=menu]')
        .getByRole('menuitem', name)
        .or(gridOf(page, write).getByRole('button', name))
    case 'selection':
      return mainOf(page).getByRole('region', { name: 'Selection' }).getByRole('button', name)
    case 'comments':
      return commentsButton(page, write.label)
    default:
      return mainOf(page).getByRole('button', name).first()
  }
}

/** Whether the action is still available: the previous write may have removed its row. */
export function canOpen(page: Page, write: Write): Promise<boolean> {
  if (write.scope === 'row') return menuOrButton(page, write).isVisible()
  if (write.scope === 'selection') return gridOf(page, write).getByRole('checkbox').last().isVisible()
  return openerOf(page, write).isVisible()
}

/** Opens the menu of the row. An action that is the only one of its row has a button and no menu. */
export async function openMenu(page: Page, write: Write): Promise<void> {
  const menu = gridOf(page, write).getByRole('button', { name: /^Actions for/ })
  const only = gridOf(page, write).getByRole('button', { name: write.label, exact: true })
  await menuOrButton(page, write).waitFor()
  if (await only.isVisible()) return
  // A second Enter opens it again, because the focus has returned to the button.
  if ((await menu.getAttribute('aria-expanded')) !== 'true') await menu.click()
}

function menuOrButton(page: Page, write: Write): Locator {
  const grid = gridOf(page, write)
  const only = grid.getByRole('button', { name: write.label, exact: true })
  return grid
    .getByRole('button', { name: /^Actions for/ })
    .or(only)
    .first()
}

/** Opens the form of a new comment, which a draft opens by itself. */
export async function openNewComment(page: Page, form: Locator): Promise<void> {
  const button = dialogOf(page).getByRole('button', { name: 'New comment', exact: true })
  await button.or(form).first().waitFor()
  if (!(await form.isVisible())) await Promise.any([button.click(), form.waitFor()])
}

export function gridOf(page: Page, { grid }: Write): Locator {
  return page.locator(`[data-grid="${grid?.id}"]`)
}
