import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Action, type Grid } from '../../schemas/index.ts'
import { answerGrid } from '../../src/playground/sample/answerGrid.ts'
import { fullGrid } from '../../stories/fixtures/fullGrid.ts'
import { refunds } from '../../stories/fixtures/refunds.ts'
import { mapMemory } from './mapMemory.ts'
import { type Showing, showBlock } from './showBlock.tsx'

const block = { kind: 'grid', grid: fullGrid } as const

async function show(showing: Showing = {}, grid: Grid = fullGrid) {
  await page.viewport(1280, 800)
  const shown = showBlock([{ ...block, grid }], {
    answer: answerGrid(refunds),
    memory: mapMemory(),
    ...showing,
  })
  await expect.element(page.getByText('Rows 1–10 of 87')).toBeVisible()
  return shown
}

/** Position of the first text of a cell in pixels; undefined without text. */
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

describe('row layout', () => {
  it.each([
    ['Comfortable rows', 44],
    ['Compact rows', 28],
  ])('has the height of %s rows, also after loading', async (name, height) => {
    const memory = mapMemory()
    const shown = await show({ memory })
    await page.getByRole('button', { name: 'Grid menu' }).click()
    await page.getByRole('menuitem', { name }).click()
    await vi.waitFor(() =>
      expect(document.querySelector('.rdg-row')?.getBoundingClientRect().height).toBe(height),
    )
    expect([...memory.entries()].join()).toContain('"density"')
    expect(shown.calls).toHaveLength(1)
  })

  it('shows totals of the page, per currency', async () => {
    await show({ address: '/refunds?sort=idRefund' })
    const totals = document.querySelector('.rdg-summary-row')
    expect(totals?.textContent).toContain('On this page')
    expect(totals?.textContent).toMatch(/ AED\n.+ EGP/)
  })

  it('labels the totals below the first column, however narrow', async () => {
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

  it('has one baseline, for states and texts', async () => {
    await show()
    const row = document.querySelector('.rdg-row:not(.rdg-summary-row)')
    const lines = [...(row?.querySelectorAll('[role=gridcell]') ?? [])].flatMap(baselineOf)
    expect(lines.length).toBeGreaterThan(4)
    expect(Math.max(...lines) - Math.min(...lines)).toBeLessThan(0.25)
  })

  it('shows the tooltip of a row in two columns, on hover and focus', async () => {
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

  it('cuts a long link like a text, and keeps it large enough to click', async () => {
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

  it('is a plain table on paper, with every column', async () => {
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

describe('menu of a grid without a toolbar', () => {
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
    showBlock([{ kind: 'grid', grid }], { answer: answerGrid(refunds), memory: mapMemory() })
    await expect.element(page.getByText('Rows 1–10 of 87')).toBeVisible()
  }

  it('takes no line of its own: it is in the header of the actions, in any density', async () => {
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

  it('is above rows whose last column has a name', async () => {
    await showGrid(bare)
    const { menu, names } = place() ?? {}
    expect(menu?.bottom).toBeLessThan(names?.top ?? 0)
  })
})
