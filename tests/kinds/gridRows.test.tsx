import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Grid } from '../../schemas/index.ts'
import { answerGrid } from '../../src/playground/sample/answerGrid.ts'
import { refundGrid } from '../../stories/fixtures/refundGrid.ts'
import { refunds } from '../../stories/fixtures/refunds.ts'
import { type Showing, showBlock } from './showBlock.tsx'

const block = { kind: 'grid', grid: refundGrid } as const
const show = (showing: Showing = {}) => showBlock([block], { answer: answerGrid(refunds), ...showing })

describe('grid rows', () => {
  it("are inactive when their status equals 'inactive', in any case", async () => {
    const rows = ['paid', 'INACTIVE', 'Inactive', 'reactive'].map((status, at) => ({ idRefund: at, status }))
    show({ answer: answerGrid(rows) })
    await vi.waitFor(() => expect(document.querySelectorAll('.rdg-row')).toHaveLength(4))
    const inactive = [...document.querySelectorAll('.rdg-row')].map(row =>
      row.matches('.console-row-inactive'),
    )
    expect(inactive.toSorted()).toEqual([false, false, true, true])
  })

  it('are inactive by the field that the definition names', async () => {
    const grid = { ...refundGrid, inactive: { field: 'state' } }
    const rows = [{ idRefund: 1, status: 'inactive', state: 'on' }]
    showBlock([{ kind: 'grid', grid }], { answer: answerGrid(rows) })
    await vi.waitFor(() => expect(document.querySelectorAll('.rdg-row')).toHaveLength(1))
    expect(document.querySelector('.console-row-inactive')).toBeNull()
  })

  it('open their record with a double click, and mark the one opened last', async () => {
    const shown = show()
    await vi.waitFor(() => expect(document.querySelectorAll('.rdg-row')).toHaveLength(10))
    await userEvent.dblClick(page.getByRole('row').nth(3).getByRole('gridcell').nth(2))
    const address = page.getByRole('row').nth(3).getByRole('link').element().getAttribute('href')
    await vi.waitFor(() => expect(shown.router.state.location.pathname).toBe(address))
    const marked = [...document.querySelectorAll('.console-row-opened')]
    expect(marked.map(row => row.getAttribute('aria-rowindex'))).toEqual(['4'])
  })

  it("show '-' for a cell that throws, and all others unchanged", async () => {
    const broken = {
      toString: () => 'x',
      toJSON: () => {
        throw new Error('This value is broken.')
      },
    }
    const rows = [{ idRefund: 1, customerName: broken, status: 'paid', orderNr: 536_365 }]
    show({ answer: () => ({ ok: true, status: 200, data: { data: rows, rowCount: 1 } }) })
    await expect.element(page.getByTitle("This value can't be shown.")).toHaveTextContent('-')
    await expect.element(page.getByText('536365')).toBeVisible()
  })

  it('show the full text of a cut-off cell on hover', async () => {
    const name = 'Wolfeschlegelsteinhausenbergerdorff '.repeat(4).trim()
    show({ answer: answerGrid([{ customerName: name, status: 'paid' }]) })
    await page.getByText(name).hover()
    await expect.element(page.getByTitle(name)).toBeVisible()
  })

  it('end a cut-off link or copyable text in an ellipsis, with the button visible', async () => {
    const long = 'PJ-CP-2811689971-2011-12-08-0000000001'.repeat(2)
    const width = 160
    const grid: Grid = {
      id: 'documents',
      source: '/api/documents',
      rowKey: 'id',
      columns: [
        { field: 'link', label: 'Link', cell: { kind: 'link', to: 'refund', params: { id: 'id' } }, width },
        {
          field: 'both',
          label: 'Both',
          cell: { kind: 'link', to: 'refund', params: { id: 'id' }, copy: true },
          width,
        },
        { field: 'text', label: 'Text', cell: { kind: 'text', copy: true }, width },
        { field: 'rest', label: 'Rest' },
      ],
    }
    const rows = [
      { id: 1, link: long, both: long, text: long },
      { id: 2, link: 'A', both: 'B', text: 'C' },
    ]
    showBlock([{ kind: 'grid', grid }], { answer: answerGrid(rows), resources: ['refunds'] })
    await expect.element(page.getByText('C', { exact: true })).toBeVisible()
    const cells = [...document.querySelectorAll<HTMLElement>('.rdg-row [role=gridcell]:has(a, bdi)')]
    expect(cells.map(cell => [cell.scrollWidth, cell.scrollHeight])).toEqual(
      cells.map(cell => [cell.clientWidth, cell.clientHeight]),
    )
    const texts = cells.map(cell => cell.querySelector('a, bdi'))
    const isCut = texts.map(text => text && text.scrollWidth > text.clientWidth)
    expect(isCut).toEqual([true, true, true, false, false, false])
    for (const text of texts.slice(0, 3))
      expect(text && getComputedStyle(text)).toMatchObject({ textOverflow: 'ellipsis', overflowX: 'clip' })
    for (const cell of cells.slice(0, 3)) await userEvent.hover(cell)
    expect(cellTitles()).toEqual([long, long, long, '', '', '', '', ''])
  })

  it('show the whole of a list higher than its row on hover', async () => {
    const grid: Grid = {
      id: 'lists',
      source: '/api/lists',
      columns: [
        { field: 'methods', label: 'Methods', cell: { kind: 'list' } },
        { field: 'one', label: 'One', cell: { kind: 'list' } },
      ],
    }
    const rows = [{ methods: ['Card', 'Voucher', 'Postal order'], one: ['Card'] }]
    showBlock([{ kind: 'grid', grid }], { answer: answerGrid(rows) })
    await page.getByRole('gridcell').first().hover()
    await vi.waitFor(() => expect(cellTitles()).toEqual(['Card,\nVoucher,\nPostal order', '']))
    await page.getByRole('gridcell').last().hover()
    expect(cellTitles()).toEqual(['Card,\nVoucher,\nPostal order', ''])
  })

  it('keep the sign before its number in right-to-left', async () => {
    document.documentElement.dir = 'rtl'
    onTestFinished(() => document.documentElement.removeAttribute('dir'))
    show({ answer: answerGrid([{ idRefund: 1, amount: -12.5, currency: 'AED' }]) })
    const amount = page.getByText('-12.50 AED', { exact: true })
    await expect.element(amount).toBeVisible()
    const [text] = amount.element().childNodes
    const sideOf = (at: number) => {
      const range = document.createRange()
      if (text) range.setStart(text, at)
      if (text) range.setEnd(text, at + 1)
      return range.getBoundingClientRect().left
    }
    await vi.waitFor(() => expect(sideOf(0)).toBeLessThan(sideOf(1)))
    expect(sideOf(5)).toBeLessThan(sideOf(8))
  })

  it('align decimals in right-to-left, below their heading', async () => {
    document.documentElement.dir = 'rtl'
    onTestFinished(() => document.documentElement.removeAttribute('dir'))
    const amounts = [12_345.5, -12.5]
    show({ answer: answerGrid(amounts.map((amount, at) => ({ idRefund: at, amount, currency: 'AED' }))) })
    const endOf = (text: string) => {
      const range = document.createRange()
      range.selectNodeContents(page.getByText(text, { exact: true }).element())
      return Math.round(range.getBoundingClientRect().right)
    }
    await expect.element(page.getByText('-12.50 AED', { exact: true })).toBeVisible()
    await vi.waitFor(() => expect(endOf('12,345.50 AED')).toBe(endOf('-12.50 AED')))
    expect(endOf('Amount')).toBe(endOf('-12.50 AED'))
  })

  it('scroll inside the grid if their columns do not fit', async () => {
    await page.viewport(1024, 768)
    const columns = Array.from({ length: 12 }, (_, at) => ({ field: `f${at}`, label: `Column ${at}` }))
    const grid = { id: 'wide', source: '/api/wide', columns }
    showBlock([{ kind: 'grid', grid }], { answer: answerGrid([{ f0: 'First' }]) })
    await expect.element(page.getByText('First', { exact: true })).toBeVisible()
    const element = document.querySelector('[role=grid]')
    expect(element?.scrollWidth).toBeGreaterThan(element?.clientWidth ?? 0)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  })
})

function cellTitles(): string[] {
  return [...document.querySelectorAll<HTMLElement>('.rdg-row [role=gridcell]')].map(({ title }) => title)
}
