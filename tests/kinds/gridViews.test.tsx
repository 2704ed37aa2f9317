import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { answerGrid } from '../../src/playground/sample/answerGrid.ts'
import { tabbedGrid } from '../../stories/fixtures/fullGrid.ts'
import { refunds } from '../../stories/fixtures/refunds.ts'
import { mapMemory } from './mapMemory.ts'
import { type Showing, showBlock } from './showBlock.tsx'

const { filterTabs: _, ...grid } = tabbedGrid
const show = (showing: Showing = {}) =>
  showBlock([{ kind: 'grid', grid }], { answer: answerGrid(refunds), user: 'ada', ...showing })

async function pin(name: string) {
  await page.getByRole('button', { name: 'Grid menu' }).click()
  await page.getByRole('menuitem', { name: 'Pin this view…' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill(name)
  await page.getByRole('button', { name: 'Pin view' }).click()
}

describe('pinned view', () => {
  it('is a link above the rows of its list, and on a page with the views block', async () => {
    const memory = mapMemory()
    const shown = show({ memory, address: '/refunds?status=paid&page=2' })
    await expect.element(page.getByText(/^Rows 11–/)).toBeVisible()
    expect(page.getByRole('navigation', { name: 'Pinned views' }).query()).toBeNull()
    await page.getByRole('button', { name: 'Grid menu' }).click()
    await page.getByRole('menuitem', { name: 'Pin this view…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Pin this view' })
    // It shows what it keeps, and asks for a name.
    await expect.element(dialog.getByRole('textbox', { name: 'Name' })).toHaveFocus()
    await expect.element(dialog.getByText('Paid')).toBeVisible()
    await dialog.getByRole('button', { name: 'Pin view' }).click()
    await expect.element(dialog.getByText('Enter a name.')).toBeVisible()
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Paid ones')
    await dialog.getByRole('button', { name: 'Pin view' }).click()
    const link = page
      .getByRole('navigation', { name: 'Pinned views' })
      .getByRole('link', { name: 'Paid ones' })
    await expect.element(link).toHaveAttribute('aria-current', 'page')
    await expect.element(link).toHaveAttribute('href', '/refunds?status=paid')
    expect(shown.toasts.at(-1)?.text).toContain('Paid ones')
  })

  it('belongs to the user who pinned it', async () => {
    const memory = mapMemory()
    show({ memory, address: '/refunds?status=paid' })
    await expect.element(page.getByText(/^Rows 1–/)).toBeVisible()
    await pin('Paid ones')
    await expect.element(page.getByRole('link', { name: 'Paid ones' })).toBeVisible()
    const keys = [...memory.entries()].map(([key]) => key)
    expect(keys).toContain('console.views:ada')
  })

  it('is unpinned in the list of views', async () => {
    const memory = mapMemory()
    const view = { label: 'Paid ones', path: '/refunds', search: '?status=paid', isDefault: false }
    memory.set('console.views:ada', JSON.stringify([view, { ...view, label: 'Gone', path: '/nowhere' }]))
    showBlock([{ kind: 'views', heading: 'Pinned views' }], { user: 'ada', memory })
    await expect
      .element(page.getByRole('link', { name: 'Paid ones' }))
      .toHaveAttribute('href', '/refunds?status=paid')
    expect(page.getByRole('link', { name: 'Gone' }).query()).toBeNull()
    await page.getByRole('button', { name: 'Unpin Paid ones' }).click()
    await expect.poll(() => page.getByRole('heading', { name: 'Pinned views' }).query()).toBeNull()
  })
})
