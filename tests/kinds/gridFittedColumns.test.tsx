import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { type Grid } from '../../schemas/index.ts'
import { answerGrid } from '../../src/playground/sample/answerGrid.ts'
import { fullGrid } from '../../stories/fixtures/fullGrid.ts'
import { refunds } from '../../stories/fixtures/refunds.ts'
import { type Showing, showBlock } from './showBlock.tsx'

const { actions: _, selection: __, ...read } = fullGrid
const longName = 'Pick-up Station Bristol Temple Meads'
const records = refunds.map(refund => ({ ...refund, customerName: longName }))
/** Too narrow for the long name, and with room to spare. */
const columns: Grid['columns'] = [
  { field: 'idRefund', label: 'Refund', width: 100 },
  { field: 'customerName', label: 'Customer', width: 100 },
  { field: 'note', label: 'Note', width: 100 },
]

const fitted = { ...read, columns } satisfies Grid

async function show(showing: Showing = {}, grid: Grid = fitted, width = 1280) {
  await page.viewport(width, 800)
  const shown = showBlock([{ kind: 'grid', grid }], { answer: answerGrid(records), ...showing })
  await expect.element(page.getByText('Rows 1–10 of 87')).toBeVisible()
  return shown
}

function header(name: string): HTMLElement {
  const found = page.getByRole('columnheader', { name }).element()
  if (!(found instanceof HTMLElement)) throw new Error(`There is no column ${name}.`)
  return found
}
const widthOf = (name: string) => header(name).getBoundingClientRect().width

describe('automatic column widths', () => {
  it('a column with a cut name is widened while there is room', async () => {
    await show()
    await vi.waitFor(() => expect(widthOf('Customer')).toBeGreaterThan(200))
    const cell = page.getByRole('gridcell', { name: longName }).first().element()
    expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth)
    expect(widthOf('Refund')).toBeGreaterThanOrEqual(100)
  })

  it('free room is shared by the text columns in proportion, and the last one ends at the edge', async () => {
    await show()
    await vi.waitFor(() => expect(widthOf('Customer')).toBeGreaterThan(200))
    const edge = page.getByRole('grid').element().getBoundingClientRect().right
    await vi.waitFor(() => expect(header('Note').getBoundingClientRect().right).toBeCloseTo(edge, 0))
    expect(widthOf('Refund')).toBeGreaterThan(150)
    expect(widthOf('Note')).toBeLessThan(700)
  })

  it('a column of numbers is at least as wide as its name and the arrow of the sort', async () => {
    const counted: Grid['columns'] = [
      ...columns,
      { field: 'ageDays', label: 'Age of the oldest', cell: { kind: 'number' }, sortable: true, width: 90 },
    ]
    const grid = { ...read, columns: counted, sort: { field: 'ageDays', order: 'desc' } } satisfies Grid
    await show({}, grid)
    const name = page.getByText('Age of the oldest', { exact: true }).element()
    await vi.waitFor(() => expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth))
  })

  it('a column that the user has resized keeps its width', async () => {
    const kept = JSON.stringify({ widths: { customerName: 90 } })
    await show({ memory: { get: () => kept, set: () => true, remove: () => {} } })
    expect(widthOf('Customer')).toBe(90)
  })

  describe('of a list whose rows have one action each', () => {
    const money = { kind: 'money', currency: 'currency' } as const
    const amounts = Array.from({ length: 6 }, (_, at) => ({
      field: `amount${at}`,
      label: `Amount ${at}`,
      cell: money,
      width: 90,
    }))
    const actions: NonNullable<Grid['actions']> = ['Assign partner', 'Confirm amount'].map((label, at) => ({
      kind: 'request',
      label,
      visible: { field: 'status', is: at === 0 ? 'pending' : 'paid' },
      call: '/api/refunds/{idRefund}/approve',
    }))
    const grid = { ...read, columns: [...columns, ...amounts], actions } satisfies Grid
    const showAmounts = (amount: number, width?: number) => {
      const fields = Object.fromEntries(amounts.map(({ field }) => [field, amount]))
      const pending = records.map(record => ({ ...record, ...fields, status: 'pending' }))
      return show({ answer: answerGrid(pending) }, grid, width)
    }

    it('the action is a button while all numbers are shown whole', async () => {
      await showAmounts(1)
      await expect.element(page.getByRole('button', { name: 'Assign partner' }).first()).toBeVisible()
    })

    it('the action is in a menu while numbers would be truncated otherwise', async () => {
      await showAmounts(123_456_789)
      await expect.element(page.getByRole('button', { name: /^Actions for/ }).first()).toBeVisible()
      expect(page.getByRole('button', { name: 'Assign partner' }).elements()).toEqual([])
      const amount = page.getByText('123,456,789.00', { exact: false }).first().element()
      expect(amount.scrollWidth).toBeLessThanOrEqual(amount.clientWidth)
    })

    it('the action is in a menu where the list would scroll sideways otherwise', async () => {
      await showAmounts(1, 960)
      await expect.element(page.getByRole('button', { name: /^Actions for/ }).first()).toBeVisible()
      const grid = page.getByRole('grid').element()
      expect(grid.scrollWidth).toBeLessThanOrEqual(grid.clientWidth)
    })
  })
})
