import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Grid } from '../../schemas/index.ts'
import { answerGrid } from '../../src/playground/sample/answerGrid.ts'
import { markedGrid } from '../../stories/fixtures/markedGrid.ts'
import { refunds } from '../../stories/fixtures/refunds.ts'
import { mapMemory } from './mapMemory.ts'
import { type Showing, showBlock } from './showBlock.tsx'

// Of the first refunds by their ids, 50213 has failed.
async function show(width = 1280, grid: Grid = markedGrid, showing: Showing = {}) {
  await page.viewport(width, 800)
  const shown = showBlock([{ kind: 'grid', grid }], {
    answer: answerGrid(refunds),
    memory: mapMemory(),
    address: '/refunds?sort=idRefund',
    ...showing,
  })
  await expect.element(page.getByText('Rows 1–10 of 87')).toBeVisible()
  return shown
}
const rowOf = (key: number) => {
  const row = [...document.querySelectorAll<HTMLElement>('.rdg-row')].find(one =>
    one.textContent?.includes(String(key)),
  )
  if (!row) throw new Error(`There is no row ${key}.`)
  return row
}
const cellOf = (key: number, column: number) => {
  const cell = rowOf(key).querySelector<HTMLElement>(`[aria-colindex="${column}"]`)
  if (!cell) throw new Error(`There is no cell ${column}.`)
  return cell
}
const shadowOf = (key: number) => getComputedStyle(cellOf(key, 1)).boxShadow

describe('marked rows of a grid', () => {
  it('have a bar and a background of their tone, others have none', async () => {
    await show()
    expect(rowOf(50_213).className).toContain('console-row-danger')
    expect(shadowOf(50_213)).toContain(' 4px 0px 0px 0px inset')
    expect(getComputedStyle(rowOf(50_213)).backgroundColor).not.toBe(
      getComputedStyle(rowOf(50_212)).backgroundColor,
    )
    expect(rowOf(50_212).className).not.toContain('console-row-marked')
    expect(shadowOf(50_212)).toBe('none')
  })

  it('have their bar at the start in right-to-left pages', async () => {
    document.documentElement.dir = 'rtl'
    try {
      await show()
      expect(shadowOf(50_213)).toContain(' -4px 0px 0px 0px inset')
    } finally {
      document.documentElement.dir = ''
    }
  })

  it('name their mark before the first value, also beside check boxes', async () => {
    await show(1280, { ...markedGrid, selection: true })
    await expect.element(page.getByRole('gridcell', { name: 'Failed: 50213' })).toBeVisible()
    const marked = [...document.querySelectorAll('.rdg-row [data-row-mark]')]
    expect(marked.map(mark => mark.closest('[aria-colindex]')?.getAttribute('aria-colindex'))).toEqual([
      '2',
      '2',
    ])
  })

  it('show their label under the pointer, with the text of a cut cell', async () => {
    const named = refunds.map(row => ({ ...row, customerName: 'Layla Mansour '.repeat(20).trim() }))
    await show(1280, markedGrid, { answer: answerGrid(named) })
    await userEvent.hover(cellOf(50_213, 2))
    await vi.waitFor(() => expect(cellOf(50_213, 2).title).toBe('Failed'))
    await userEvent.hover(cellOf(50_213, 3))
    await vi.waitFor(() => expect(cellOf(50_213, 3).title).toMatch(/^Failed\nLayla Mansour Layla/))
    await userEvent.hover(cellOf(50_212, 2))
    await vi.waitFor(() => expect(cellOf(50_212, 2).title).toBe(''))
  })

  it('are printed with their label', async () => {
    await show()
    const printed = await vi.waitFor(() => {
      window.dispatchEvent(new Event('beforeprint'))
      const cells = [...document.querySelectorAll('tbody td:first-child')].map(cell => cell.textContent)
      expect(cells).toHaveLength(10)
      return cells
    })
    expect(printed.slice(2, 4)).toEqual(['50212', 'Failed: 50213'])
    window.dispatchEvent(new Event('afterprint'))
  })

  it('stay marked while the column of their condition is hidden', async () => {
    await show(1280, markedGrid, { address: '/refunds?sort=idRefund&cols=idRefund-amount' })
    expect(rowOf(50_213).className).toContain('console-row-danger')
  })
})

describe('marked rows as cards', () => {
  it('show the label with a bar of its tone', async () => {
    await show(390)
    const card = page.getByRole('listitem').filter({ has: page.getByText('50213', { exact: true }) })
    await expect.element(card.getByText('Failed').first()).toBeVisible()
    expect(card.element().getAttribute('data-mark')).toBe('danger')
    expect(getComputedStyle(card.element()).borderInlineStartWidth).toBe('4px')
  })
})
