import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Grid } from '../../schemas/index.ts'
import { answerGrid, optionsOf } from '../../stories/fixtures/answerGrid.ts'
import { refundGrid } from '../../stories/fixtures/refundGrid.ts'
import { refunds } from '../../stories/fixtures/refunds.ts'
import { type Showing, showBlock } from './showBlock.tsx'

const block = { kind: 'grid', grid: refundGrid } as const
const show = (showing: Showing = {}) => showBlock([block], { answer: answerGrid(refunds), ...showing })
const header = (name: string) => page.getByRole('columnheader', { name })

describe('paging', () => {
  it('asks for 10 rows first and offers 5, 10, 25 and 50', async () => {
    const { calls } = show()
    const sizes = page.getByRole('combobox', { name: 'Rows per page' })
    await expect.element(sizes).toHaveValue('10')
    expect(optionsOf(calls[0]?.body).pagination).toEqual({ limit: 10, offset: 0 })
    expect([...sizes.element().querySelectorAll('option')].map(option => option.text)).toEqual([
      '5',
      '10',
      '25',
      '50',
    ])
  })

  it('stands in the address, and going back shows the page before', async () => {
    const shown = show()
    await page.getByRole('button', { name: 'Next page' }).click()
    await vi.waitFor(() => expect(shown.search()).toBe('page=2'))
    await expect.element(page.getByText('Rows 11–20 of 87')).toBeVisible()
    await shown.router.navigate(-1)
    await expect.element(page.getByText('Rows 1–10 of 87')).toBeVisible()
  })

  it('goes to page 1 when the page size changes', async () => {
    const shown = show({ address: '/refunds?page=3' })
    await page.getByRole('combobox', { name: 'Rows per page' }).selectOptions('25')
    await vi.waitFor(() => expect(shown.search()).toBe('size=25'))
    await vi.waitFor(() => expect(document.querySelectorAll('.rdg-row')).toHaveLength(25))
  })

  it('offers the first page where a page has no rows', async () => {
    const shown = show({ address: '/refunds?page=40' })
    await page.getByRole('button', { name: 'First page' }).last().click()
    await vi.waitFor(() => expect(shown.search()).toBe(''))
  })

  it('draws rows 36 pixels high and reuses the rows on screen for the next page', async () => {
    show()
    await vi.waitFor(() => expect(document.querySelectorAll('.rdg-row')).toHaveLength(10))
    const row = document.querySelector('.rdg-row')
    expect(row?.getBoundingClientRect().height).toBe(36)
    const text = row?.textContent
    await page.getByRole('button', { name: 'Next page' }).click()
    await vi.waitFor(() => expect(row?.textContent).not.toBe(text))
    expect(document.querySelector('.rdg-row')).toBe(row)
  })

  it('asks nothing again when another part of the address changes', async () => {
    const shown = show()
    await expect.element(page.getByText('Rows 1–10 of 87')).toBeVisible()
    await shown.router.navigate('?tab=history')
    await page.getByRole('button', { name: 'Next page' }).click()
    await vi.waitFor(() => expect(shown.search()).toBe('tab=history&page=2'))
    await expect.element(page.getByText('Rows 11–20 of 87')).toBeVisible()
    await vi.waitFor(() => expect(shown.calls).toHaveLength(2))
  })
})

describe('sorting', () => {
  it('begins with the default sort, and clearing a sort restores it', async () => {
    const shown = show()
    await expect.element(header('Created')).toHaveAttribute('aria-sort', 'descending')
    await expect.element(page.getByText('Rows 1–10 of 87')).toBeVisible()
    for (const search of ['sort=amount', 'sort=-amount', '']) {
      await header('Amount').click()
      await vi.waitFor(() => expect(shown.search()).toBe(search))
      await vi.waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull())
    }
    await expect.element(header('Created')).toHaveAttribute('aria-sort', 'descending')
    expect(shown.calls.map(call => optionsOf(call.body).sort)).toEqual([
      [{ index: 'createdAt', order: 'desc' }],
      [{ index: 'amount', order: 'asc' }],
      [{ index: 'amount', order: 'desc' }],
      [{ index: 'createdAt', order: 'desc' }],
    ])
  })

  it('reaches both directions of the default column', async () => {
    const shown = show()
    await expect.element(page.getByText('Rows 1–10 of 87')).toBeVisible()
    await header('Created').click()
    await vi.waitFor(() => expect(shown.search()).toBe('sort=createdAt'))
  })

  it('is not offered where the server does not sort', async () => {
    const shown = show()
    await expect.element(page.getByText('Rows 1–10 of 87')).toBeVisible()
    await header('Order Nr').click()
    await page.getByRole('button', { name: 'Next page' }).click()
    await vi.waitFor(() => expect(shown.search()).toBe('page=2'))
  })

  it.each(['{Enter}', ' '])('is done by the key %j on a header', async key => {
    const shown = show()
    await expect.element(page.getByText('Rows 1–10 of 87')).toBeVisible()
    header('Refund').element().focus()
    await userEvent.keyboard(key)
    await vi.waitFor(() => expect(shown.search()).toBe('sort=idRefund'))
  })

  it('is told to screen readers with the page', async () => {
    show({ address: '/refunds?page=2&sort=-amount' })
    await expect.element(page.getByText('Page 2 of 9, sorted by Amount, descending.')).toBeInTheDocument()
  })
})

describe('rows', () => {
  it("are inactive when their status equals 'inactive', whatever the case", async () => {
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

  it("show '-' for a cell that breaks, and everything else as before", async () => {
    const broken = {
      toString: () => 'x',
      toJSON: () => {
        throw new Error('This value is broken.')
      },
    }
    const rows = [{ idRefund: 1, customerName: broken, status: 'paid', orderNr: 536_365 }]
    show({ answer: () => ({ ok: true, status: 200, data: { data: rows, rowCount: 1 } }) })
    await expect.element(page.getByTitle('This value cannot be shown.')).toHaveTextContent('-')
    await expect.element(page.getByText('536365')).toBeVisible()
  })

  it('tell the whole of a text that is cut off to the pointer', async () => {
    const name = 'Wolfeschlegelsteinhausenbergerdorff '.repeat(4).trim()
    show({ answer: answerGrid([{ customerName: name, status: 'paid' }]) })
    await page.getByText(name).hover()
    await expect.element(page.getByTitle(name)).toBeVisible()
  })

  it('end a link and a text to copy that are cut off in an ellipsis, their button in sight', async () => {
    const long = 'PJ-CP-2811689971-2011-12-08-0000000001'
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

  it('tell the whole of a list that is higher than its row to the pointer', async () => {
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

  it('keep the sign before its number from right to left', async () => {
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

  it('scroll inside the grid where their columns do not fit', async () => {
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

describe('pictures', () => {
  it('tell an empty grid from one without match, whose filters can be reset', async () => {
    const shown = show({ answer: answerGrid([]) })
    await expect.element(page.getByText('Nothing here yet.')).toBeVisible()
    await shown.router.navigate('?status=paid')
    await expect.element(page.getByText('No row matches these filters.')).toBeVisible()
    await expect.element(page.getByText('No rows.')).toBeInTheDocument()
    await page.getByRole('button', { name: 'Reset filters' }).click()
    await vi.waitFor(() => expect(shown.search()).toBe(''))
  })

  it('tell of the filters that the definition opens with what it says of an empty grid', async () => {
    const empty = { heading: 'Nothing to decide', text: 'What waits appears here.' }
    const columns = [{ field: 'status', label: 'Status' }]
    const options = ['open', 'done'].map(value => ({ value, label: value }))
    const grid: Grid = {
      id: 'queue',
      source: '/api/queue',
      columns,
      empty,
      filters: [{ kind: 'multiSelect', field: 'status', label: 'Status', options, initial: ['open'] }],
    }
    const shown = showBlock([{ kind: 'grid', grid }], { answer: answerGrid([]) })
    await expect.element(page.getByRole('heading', { name: 'Nothing to decide' })).toBeVisible()
    await shown.router.navigate('?status=done')
    await expect.element(page.getByRole('heading', { name: 'No row matches these filters.' })).toBeVisible()
    await shown.router.navigate(-1)
    await page.getByRole('button', { name: 'Reset filters' }).click()
    await vi.waitFor(() => expect(optionsOf(shown.calls.at(-1)?.body).filter).toEqual([]))
    await expect.element(page.getByRole('heading', { name: 'Nothing to decide' })).toBeVisible()
    expect(page.getByRole('button', { name: 'Reset filters' }).query()).toBeNull()
  })

  it('show a skeleton after 300 ms, not before', async () => {
    const shown = show({ answer: () => new Promise(() => {}) })
    const bars = () => document.querySelectorAll('[class*=skeletonRow] span span').length
    await vi.waitFor(() => expect(document.querySelector('[class*=skeletonRow]')).not.toBeNull())
    shown.clock.advance(299)
    expect(bars()).toBe(0)
    shown.clock.advance(1)
    await vi.waitFor(() => expect(bars()).toBeGreaterThan(0))
  })
})

describe('the keyboard in a grid', () => {
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

  it('has one stop in the order of the page', async () => {
    show()
    await expect.element(page.getByText('Rows 1–10 of 87')).toBeVisible()
    expect(document.querySelectorAll('[role=grid] [tabindex="0"]')).toHaveLength(1)
  })
})

function cellTitles(): string[] {
  return [...document.querySelectorAll<HTMLElement>('.rdg-row [role=gridcell]')].map(({ title }) => title)
}

/** Row and column of the cell that has the focus, from 1 with the header. */
function focusedCell(): number[] {
  const cell = document.activeElement?.closest('[aria-colindex]')
  const row = cell?.closest('[role=row]')
  return [Number(row?.getAttribute('aria-rowindex')), Number(cell?.getAttribute('aria-colindex'))]
}
