import { type Locator, type Page } from 'playwright'
import { type ActionOf, type Screen } from '../../schemas/index.ts'
import { type ShownGrid, screens } from './screenFacts.ts'

/** A panel of blocks that the rows of a grid open. */
export interface RowPanel {
  readonly label: string
  readonly shown: ShownGrid
  readonly loads: readonly PanelLoad[]
}

interface PanelLoad {
  /** `GET /api/...`, with placeholders for the fields of the row. */
  readonly call: string
  /** Text of the toast when it fails; `'server'`: that of the server. */
  readonly toast: string | undefined
}

/** The panels of a screen that its user opens from a row with the resource of the screen alone. */
export function rowPanels(screen: Screen): RowPanel[] {
  const { grids = [] } = screens.find(facts => facts.screen === screen) ?? {}
  return grids.flatMap(shown =>
    (shown.grid.actions ?? []).flatMap(action =>
      action.kind === 'show' && (action.scope ?? 'row') === 'row' && !action.access
        ? [{ label: action.label, shown, loads: loadsOf(action) }]
        : [],
    ),
  )
}

function loadsOf({ panel }: ActionOf<'show'>): PanelLoad[] {
  return Object.values(panel.loads ?? {}).map(({ get, onError }) => ({
    call: `GET ${get.split('?')[0]}`,
    toast: onError.toast,
  }))
}

/** The open panel: over the page, or beside its list. */
export function panelOf(page: Page): Locator {
  return page.locator('[role="dialog"], [data-docked] > aside')
}

/** Opens the panel of the first row on the page that offers it: by its button, its menu, or the value of a cell. */
export async function openRowPanel(page: Page, { label, shown }: RowPanel): Promise<Locator> {
  const grid = page.locator(shown.ids.map(id => `[data-grid="${id}"]`).join(', '))
  const rows = grid.locator('.rdg-row')
  await rows.first().waitFor()
  const at = shown.grid.columns.findIndex(({ cell }) => cell?.kind === 'action' && cell.action === label)
  if (at >= 0) {
    const { label: column = '' } = shown.grid.columns[at] ?? {}
    const place = await grid.getByRole('columnheader', { name: column }).getAttribute('aria-colindex')
    await rows.locator(`[aria-colindex="${place}"] button`).first().click()
    return panelOf(page)
  }
  for (const row of await rows.all()) {
    const button = row.getByRole('button', { name: label, exact: true })
    const menu = row.getByRole('button', { name: /^Actions for / })
    if ((await button.count()) > 0) await button.click()
    else if ((await menu.count()) > 0) {
      await menu.click()
      const item = page.getByRole('menuitem', { name: label, exact: true })
      await page.getByRole('menu').waitFor()
      if ((await item.count()) === 0) {
        await page.keyboard.press('Escape')
        continue
      }
      await item.click()
    } else continue
    return panelOf(page)
  }
  throw new Error(`No row of ${shown.grid.id} offers "${label}".`)
}
