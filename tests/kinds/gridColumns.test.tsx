import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Memory } from '../../runtime/ports/browser.ts'
import { type Action, type Grid } from '../../schemas/index.ts'
import { answerGrid, optionsOf } from '../../stories/fixtures/answerGrid.ts'
import { fullGrid } from '../../stories/fixtures/fullGrid.ts'
import { refunds } from '../../stories/fixtures/refunds.ts'
import { type Showing, showBlock } from './showBlock.tsx'

const block = { kind: 'grid', grid: fullGrid } as const
const shownByDefault = ['idRefund', 'customerName', 'status', 'amount', 'ageDays', 'note', 'createdAt']
const columnsOf = (call: { body?: unknown } | undefined) => optionsOf(call?.body).columns
/** In the document: an open panel hides the grid from screen readers. */
const headers = () => [...document.querySelectorAll('[role=columnheader]')].map(header => header.textContent)
const header = (name: string) => page.getByRole('columnheader', { name })

function memoryOf(entries: Record<string, string> = {}): Memory & { readonly kept: Map<string, string> } {
  const kept = new Map(Object.entries(entries))
  return {
    kept,
    get: key => kept.get(key),
    set: (key, value) => void kept.set(key, value),
    remove: key => void kept.delete(key),
  }
}

async function show(showing: Showing = {}, grid: Grid = fullGrid) {
  await page.viewport(1280, 800)
  const memory = memoryOf()
  const shown = showBlock([{ ...block, grid }], { answer: answerGrid(refunds), memory, ...showing })
  await expect.element(page.getByText('Rows 1–10 of 87')).toBeVisible()
  return { ...shown, memory, search: () => shown.search() }
}

/** Where the first text of a cell stands, in pixels; nothing: there is none. */
function baselineOf(cell: Element): number[] {
  const text = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT).nextNode()
  if (!text?.parentNode) return []
  const probe = document.createElement('span')
  probe.style.display = 'inline-block'
  text.parentNode.insertBefore(probe, text)
  const { bottom } = probe.getBoundingClientRect()
  probe.remove()
  return [bottom]
}

async function openChooser() {
  await page.getByRole('button', { name: 'Grid menu' }).click()
  await page.getByRole('menuitem', { name: 'Columns…' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Columns' })).toBeVisible()
}

describe('columns of a grid', () => {
  it('are those of the definition that are shown, without those whose resource the user lacks', async () => {
    const { calls } = await show()
    expect(headers()).toEqual([
      '',
      'Refund',
      'Customer',
      'Status',
      'Amount',
      'Age',
      'Note',
      'Created',
      'Actions',
    ])
    expect(columnsOf(calls[0])).toEqual(shownByDefault)
  })

  it('with a resource are there for its holders', async () => {
    const { calls } = await show({ resources: ['refunds', 'orders'] })
    expect(headers()).toContain('Order Nr')
    expect(columnsOf(calls[0])).toEqual([...shownByDefault, 'orderNr'])
  })

  it('fetch at once when their visibility changes, and stand in the address', async () => {
    const shown = await show()
    await openChooser()
    await page.getByRole('checkbox', { name: 'Method' }).click()
    await vi.waitFor(() => expect(shown.calls).toHaveLength(2))
    expect(columnsOf(shown.calls[1])).toEqual([...shownByDefault, 'method'])
    expect(shown.search()).toBe(`cols=${[...shownByDefault, 'method'].join('-')}`)
    await page.getByRole('checkbox', { name: 'Method' }).click()
    await vi.waitFor(() => expect(shown.search()).toBe(''))
  })

  it('change the address once: the router opens an address that it is asked for twice anew', async () => {
    const shown = await show()
    const places = new Set<string>()
    onTestFinished(shown.router.subscribe(({ location }) => places.add(location.key)))
    await openChooser()
    for (const name of ['Method', 'Status']) await page.getByRole('checkbox', { name }).click()
    await vi.waitFor(() => expect(shown.calls).toHaveLength(3))
    expect(columnsOf(shown.calls[2])).toEqual([
      ...shownByDefault.filter(field => field !== 'status'),
      'method',
    ])
    expect(places.size).toBe(2)
  })

  it('that are always shown cannot be taken away', async () => {
    await show()
    await openChooser()
    await expect.element(page.getByRole('checkbox', { name: 'Refund' })).toBeDisabled()
  })

  it('move by keyboard in the chooser', async () => {
    const shown = await show()
    await openChooser()
    page.getByRole('checkbox', { name: 'Status' }).element().focus()
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await vi.waitFor(() =>
      expect(shown.search()).toBe('cols=idRefund-status-customerName-amount-ageDays-note-createdAt'),
    )
    await vi.waitFor(() => expect(headers().slice(1, 4)).toEqual(['Refund', 'Status', 'Customer']))
  })

  it('move by dragging their headers', async () => {
    const shown = await show()
    await header('Created').dropTo(header('Status'))
    await vi.waitFor(() =>
      expect(shown.search()).toBe('cols=idRefund-customerName-createdAt-status-amount-ageDays-note'),
    )
  })

  it('are pinned to either edge', async () => {
    const shown = await show()
    await openChooser()
    await page.getByRole('button', { name: 'More for Age' }).click()
    await page.getByRole('menuitem', { name: 'Pin to end' }).click()
    await vi.waitFor(() => expect(headers().slice(-2)).toEqual(['Age', 'Actions']))
    expect(document.querySelectorAll('[role=columnheader].rdg-cell-frozen-end')).toHaveLength(2)
    expect([...shown.memory.kept.values()].join()).toContain('"pins":{"ageDays":"end"}')
  })

  it('are made wider by keyboard, and keep their width on the next visit', async () => {
    const memory = memoryOf()
    const shown = await show({ memory })
    const before = header('Customer').element().getBoundingClientRect().width
    header('Customer').element().focus()
    await userEvent.keyboard('{Control>}{ArrowRight}{ArrowRight}{/Control}')
    await vi.waitFor(() =>
      expect(header('Customer').element().getBoundingClientRect().width).toBe(before + 20),
    )
    shown.clock.advance(300)
    expect([...memory.kept.values()].join()).toContain(`"widths":{"customerName":${before + 20}}`)
    expect(shown.search()).toBe('')
  })

  it('are remembered per user and grid, and come into the address', async () => {
    const kept = JSON.stringify({ columns: ['status', 'idRefund'], hidden: shownByDefault.slice(1) })
    const memory = memoryOf({ 'grid::grid-refunds-full': kept })
    const shown = await show({ memory })
    expect(headers().slice(1, -1)).toEqual(['Refund', 'Status'])
    await vi.waitFor(() => expect(shown.search()).toBe('cols=status-idRefund'))
    expect(shown.calls.map(columnsOf)).toEqual([['status', 'idRefund']])
  })

  it('of a shared link win over those that are remembered', async () => {
    const memory = memoryOf({
      'grid::grid-refunds-full': JSON.stringify({ columns: ['status', 'idRefund'] }),
    })
    const shown = await show({ memory, address: '/refunds?cols=idRefund-amount' })
    expect(columnsOf(shown.calls[0])).toEqual(['idRefund', 'amount'])
    expect(shown.search()).toBe('cols=idRefund-amount')
  })

  it('are those of the definition again after a reset', async () => {
    const shown = await show({ address: '/refunds?cols=idRefund-amount' })
    await openChooser()
    await page.getByRole('button', { name: 'Reset to default' }).click()
    await vi.waitFor(() => expect(shown.search()).toBe(''))
    await vi.waitFor(() => expect(headers()).toContain('Customer'))
    expect(shown.memory.kept.size).toBe(0)
  })
})

describe('rows', () => {
  it.each([
    ['Comfortable rows', 44],
    ['Compact rows', 28],
  ])('are as high as %s are, and stay so', async (name, height) => {
    const shown = await show()
    await page.getByRole('button', { name: 'Grid menu' }).click()
    await page.getByRole('menuitem', { name }).click()
    await vi.waitFor(() =>
      expect(document.querySelector('.rdg-row')?.getBoundingClientRect().height).toBe(height),
    )
    expect([...shown.memory.kept.values()].join()).toContain('"density"')
    expect(shown.calls).toHaveLength(1)
  })

  it('are added up on the page, per currency', async () => {
    await show({ address: '/refunds?sort=idRefund' })
    const totals = document.querySelector('.rdg-summary-row')
    expect(totals?.textContent).toContain('On this page')
    expect(totals?.textContent).toMatch(/ AED\n.+ EGP/)
  })

  it('say below their first column what the totals are of, however narrow it is', async () => {
    const columns = fullGrid.columns.map(column =>
      column.field === 'idRefund' ? { ...column, width: 48 } : column,
    )
    await show({}, { ...fullGrid, columns })
    const labelled = document.querySelectorAll('.rdg-summary-row [role=gridcell].console-cell-label')
    expect([...labelled].map(cell => cell.getAttribute('aria-colindex'))).toEqual(['2'])
    for (const cell of labelled) {
      expect(cell.textContent).toBe('On this page')
      expect(getComputedStyle(cell).overflow).toBe('visible')
    }
  })

  it('stand on one line, states as well as texts', async () => {
    await show()
    const row = document.querySelector('.rdg-row:not(.rdg-summary-row)')
    const lines = [...(row?.querySelectorAll('[role=gridcell]') ?? [])].flatMap(baselineOf)
    expect(lines.length).toBeGreaterThan(4)
    expect(Math.max(...lines) - Math.min(...lines)).toBeLessThan(0.25)
  })

  it('tell more of themselves in two columns, to pointer and focus', async () => {
    const shown = await show()
    const cell = document.querySelector<HTMLElement>('.rdg-row [aria-colindex="3"]')
    cell?.focus()
    const tooltip = page.getByRole('tooltip')
    await vi.waitFor(() => {
      shown.clock.advance(400)
      expect(tooltip.query()).not.toBeNull()
    })
    await expect.element(tooltip).toBeVisible()
    expect([...tooltip.element().querySelectorAll('dt')].map(name => name.textContent)).toEqual([
      'Order Nr',
      'Method',
      'Created',
    ])
    await userEvent.keyboard('{Escape}')
    await expect.element(tooltip).not.toBeInTheDocument()
  })

  it('end a link that is too long as they end a text, and leave it large enough to be hit', async () => {
    const columns = [
      { field: 'customerName', label: 'Customer', cell: { kind: 'link' as const, to: 'refunds' }, width: 80 },
    ]
    showBlock([{ kind: 'grid', grid: { id: 'links', source: fullGrid.source, columns } }], {
      answer: answerGrid(refunds),
    })
    const link = page.getByRole('link').first()
    await expect.element(link).toBeVisible()
    const { right, height } = link.element().getBoundingClientRect()
    expect(right).toBeLessThanOrEqual(
      link.element().closest('[role=gridcell]')?.getBoundingClientRect().right ?? 0,
    )
    expect(getComputedStyle(link.element())).toMatchObject({ overflow: 'clip', textOverflow: 'ellipsis' })
    expect(height).toBeGreaterThanOrEqual(24)
  })

  it('become a plain table on paper, with every column', async () => {
    await show()
    // What prints is fetched when the browser has nothing left to do.
    const table = await vi.waitFor(() => {
      window.dispatchEvent(new Event('beforeprint'))
      const found = document.querySelector('table')
      expect(found).not.toBeNull()
      return found
    })
    expect(table?.querySelectorAll('tbody tr')).toHaveLength(10)
    expect([...(table?.querySelectorAll('th') ?? [])].map(name => name.textContent)).toEqual([
      'Refund',
      'Customer',
      'Status',
      'Amount',
      'Age',
      'Note',
      'Created',
    ])
    window.dispatchEvent(new Event('afterprint'))
    await vi.waitFor(() => expect(document.querySelector('table')).toBeNull())
  })
})

describe('the menu of a grid with nothing else above its rows', () => {
  const bare: Grid = {
    id: 'bare',
    source: '/api/bare',
    rowKey: 'idRefund',
    columns: [{ field: 'customerName', label: 'Customer' }],
  }
  const action: Action = { kind: 'request', label: 'Approve', call: '/api/{idRefund}/approve' }
  const place = () => {
    const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()
    const [menu, names] = [boxOf('[aria-label="Grid menu"]'), boxOf('.rdg-header-row .rdg-cell:last-child')]
    return menu && names && { menu, names }
  }
  const showGrid = async (grid: Grid) => {
    await page.viewport(1280, 800)
    showBlock([{ kind: 'grid', grid }], { answer: answerGrid(refunds), memory: memoryOf() })
    await expect.element(page.getByText('Rows 1–10 of 87')).toBeVisible()
  }

  it('takes no line of its own: it stands in the header of the actions, whatever the density', async () => {
    await showGrid({ ...bare, actions: [action] })
    for (const density of ['Compact rows', 'Comfortable rows', 'Standard rows']) {
      await page.getByRole('button', { name: 'Grid menu' }).click()
      await page.getByRole('menuitem', { name: density }).click()
      await vi.waitFor(() => {
        const { menu, names } = place() ?? {}
        expect(
          Math.abs((menu?.top ?? 0) + (menu?.bottom ?? 0) - (names?.top ?? 9) - (names?.bottom ?? 9)),
        ).toBeLessThan(4)
        expect(menu?.left).toBeGreaterThanOrEqual(names?.left ?? Infinity)
        expect(menu?.right).toBeLessThanOrEqual(names?.right ?? 0)
      })
    }
  })

  it('stands above rows whose last column has a name', async () => {
    await showGrid(bare)
    const { menu, names } = place() ?? {}
    expect(menu?.bottom).toBeLessThan(names?.top ?? 0)
  })
})
