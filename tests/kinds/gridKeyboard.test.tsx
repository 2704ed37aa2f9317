import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerGrid } from '../../src/playground/sample/answerGrid.ts'
import { fullGrid } from '../../stories/fixtures/fullGrid.ts'
import { refundGrid } from '../../stories/fixtures/refundGrid.ts'
import { refunds } from '../../stories/fixtures/refunds.ts'
import { type Showing, showBlock } from './showBlock.tsx'

const block = { kind: 'grid', grid: refundGrid } as const
const show = (showing: Showing = {}) => showBlock([block], { answer: answerGrid(refunds), ...showing })
const header = (name: string) => page.getByRole('columnheader', { name })

describe('grid keyboard', () => {
  it('moves over the cells, and Enter opens the link of the focused one', async () => {
    const shown = show()
    await expect.element(page.getByText('Rows 1–10 of 87')).toBeVisible()
    header('Refund').element().focus()
    await userEvent.keyboard('{ArrowDown}')
    await vi.waitFor(() => expect(document.activeElement?.tagName).toBe('A'))
    const address = document.activeElement?.getAttribute('href')
    await userEvent.keyboard('{Enter}')
    await vi.waitFor(() => expect(shown.router.state.location.pathname).toBe(address))
  })

  it('opens the record of a row with Enter on any of its cells', async () => {
    const shown = show()
    await expect.element(page.getByText('Rows 1–10 of 87')).toBeVisible()
    header('Refund').element().focus()
    await userEvent.keyboard('{ArrowDown}')
    await vi.waitFor(() => expect(document.activeElement?.tagName).toBe('A'))
    const address = document.activeElement?.getAttribute('href')
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await vi.waitFor(() => expect(focusedCell()).toEqual([2, 3]))
    await userEvent.keyboard('{Enter}')
    await vi.waitFor(() => expect(shown.router.state.location.pathname).toBe(address))
  })

  it('opens the record of a row with Enter on its checkbox', async () => {
    const grid = { ...fullGrid, columns: refundGrid.columns }
    const shown = showBlock([{ kind: 'grid', grid }], { answer: answerGrid(refunds) })
    await expect.element(page.getByText('Rows 1–10 of 87')).toBeVisible()
    await userEvent.keyboard('j')
    await vi.waitFor(() => expect(document.activeElement?.getAttribute('type')).toBe('checkbox'))
    const link = document.activeElement?.closest('[role=row]')?.querySelector('a')
    await userEvent.keyboard('{Enter}')
    await vi.waitFor(() => expect(shown.router.state.location.pathname).toBe(link?.getAttribute('href')))
  })

  it('follows the WAI-ARIA grid pattern', async () => {
    show()
    await expect.element(page.getByText('Rows 1–10 of 87')).toBeVisible()
    header('Refund').element().focus()
    const last = document.querySelectorAll('[role=columnheader]').length
    const steps: [key: string, row: number, column: number][] = [
      ['{ArrowDown}', 2, 1],
      ['{ArrowRight}', 2, 2],
      ['{ArrowLeft}', 2, 1],
      ['{ArrowLeft}', 2, 1],
      ['{End}', 2, last],
      ['{ArrowRight}', 2, last],
      ['{ArrowUp}', 1, last],
      ['{ArrowUp}', 1, last],
      ['{Home}', 1, 1],
      ['{Control>}{End}{/Control}', 11, last],
      ['{ArrowDown}', 11, last],
      ['{Home}', 11, 1],
      ['{Control>}{Home}{/Control}', 1, 1],
      ['{ArrowDown}', 2, 1],
      ['{PageDown}', 11, 1],
      ['{PageUp}', 2, 1],
    ]
    for (const [key, row, column] of steps) {
      await userEvent.keyboard(key)
      await vi.waitFor(() => expect([key, ...focusedCell()]).toEqual([key, row, column]))
    }
  })

  it('has one tab stop', async () => {
    show()
    await expect.element(page.getByText('Rows 1–10 of 87')).toBeVisible()
    expect(document.querySelectorAll('[role=grid] [tabindex="0"]')).toHaveLength(1)
  })
})

/** Row and column of the cell that has the focus, from 1 with the header. */
function focusedCell(): number[] {
  const cell = document.activeElement?.closest('[aria-colindex]')
  const row = cell?.closest('[role=row]')
  return [Number(row?.getAttribute('aria-rowindex')), Number(cell?.getAttribute('aria-colindex'))]
}
