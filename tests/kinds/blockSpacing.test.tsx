import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type BlockOf, type Grid } from '../../schemas/index.ts'
import { answerGrid } from '../../src/playground/sample/answerGrid.ts'
import { refundGrid } from '../../stories/fixtures/refundGrid.ts'
import { refunds } from '../../stories/fixtures/refunds.ts'
import { showBlock } from './showBlock.tsx'

const unfiltered: Grid = { ...refundGrid, filters: [] }
const grid = { kind: 'grid', heading: 'Refunds', grid: unfiltered } as const
const details: BlockOf<'details'> = {
  kind: 'details',
  heading: 'Customer',
  load: 'refund',
  fields: [{ field: 'customerName', label: 'Name' }],
}
const showing = { answer: answerGrid(refunds), loads: { refund: { idRefund: 1, customerName: 'Nour' } } }
const boxOf = (locator: ReturnType<typeof page.getByRole>) => locator.element().getBoundingClientRect()
const heading = (name: string) => page.getByRole('heading', { name })

describe('blocks', () => {
  it('keep their distance from the actions above them', async () => {
    const action = { kind: 'request', label: 'Send again', call: '/api/send' } as const
    showBlock([{ kind: 'actions', load: 'refund', actions: [action] }, details], showing)
    const button = page.getByRole('button', { name: 'Send again' })
    await expect.element(button).toBeVisible()
    await expect.element(heading('Customer')).toBeVisible()
    const gap = boxOf(heading('Customer')).top - boxOf(button).bottom
    expect(gap).toBeGreaterThanOrEqual(16)
  })

  it('have their headings in one line with that of a grid beside them, and its pages at the end', async () => {
    await page.viewport(1100, 900)
    showBlock([{ kind: 'beside', body: [details, grid] }], showing)
    await expect.element(page.getByText(/^Rows 1–10 of/)).toBeVisible()
    const middle = ({ top, bottom }: DOMRect) => (top + bottom) / 2
    expect(middle(boxOf(heading('Customer')))).toBeCloseTo(middle(boxOf(heading('Refunds'))), 0)
    const size = page.getByRole('combobox', { name: 'Rows per page' })
    const last = page.getByRole('button', { name: 'Last page' })
    expect(boxOf(last).top).toBeGreaterThan(boxOf(size).bottom)
    expect(Math.abs(boxOf(last).right - boxOf(size).right)).toBeLessThan(8)
  })
})

describe('error of a filter', () => {
  it('does not move the button beside it', async () => {
    await page.viewport(1280, 900)
    showBlock([{ kind: 'grid', grid: refundGrid }], showing)
    const button = page.getByRole('button', { name: 'Filter', exact: true })
    await expect.element(page.getByText(/^Rows 1–10 of/)).toBeVisible()
    const { top } = boxOf(button)
    await page.getByRole('textbox', { name: 'Created from' }).fill('xx')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText(/Invalid date format/)).toBeVisible()
    expect(Math.abs(boxOf(button).top - top)).toBeLessThan(2)
  })
})
