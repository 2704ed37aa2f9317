import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Memory } from '../../runtime/ports/browser.ts'
import { type Grid } from '../../schemas/index.ts'
import { answerGrid, optionsOf } from '../../src/playground/sample/answerGrid.ts'
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
    set: (key, value) => kept.set(key, value).has(key),
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

async function openChooser() {
  await page.getByRole('button', { name: 'Grid menu' }).click()
  await page.getByRole('menuitem', { name: 'Columns…' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Columns' })).toBeVisible()
}

describe('grid columns', () => {
  it('are the visible ones of the definition, without those whose resource the user lacks', async () => {
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

  it('with a resource are shown to its holders', async () => {
    const { calls } = await show({ resources: ['refunds', 'orders'] })
    expect(headers()).toContain('Order Nr')
    expect(columnsOf(calls[0])).toEqual([...shownByDefault, 'orderNr'])
  })

  it('reload at once when their visibility changes, and are in the address', async () => {
    const shown = await show()
    await openChooser()
    await page.getByRole('checkbox', { name: 'Method' }).click()
    await vi.waitFor(() => expect(shown.calls).toHaveLength(2))
    expect(columnsOf(shown.calls[1])).toEqual([...shownByDefault, 'method'])
    expect(shown.search()).toBe(`cols=${[...shownByDefault, 'method'].join('-')}`)
    await page.getByRole('checkbox', { name: 'Method' }).click()
    await vi.waitFor(() => expect(shown.search()).toBe(''))
  })

  it('change the address once', async () => {
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

  it('that are always shown cannot be hidden', async () => {
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

  it('can be pinned to either edge', async () => {
    const shown = await show()
    await openChooser()
    await page.getByRole('button', { name: 'More for Age' }).click()
    await page.getByRole('menuitem', { name: 'Pin to end' }).click()
    await vi.waitFor(() => expect(headers().slice(-2)).toEqual(['Age', 'Actions']))
    expect(document.querySelectorAll('[role=columnheader].rdg-cell-frozen-end')).toHaveLength(2)
    expect([...shown.memory.kept.values()].join()).toContain('"pins":{"ageDays":"end"}')
  })

  it('can be widened by keyboard, and keep their width on the next visit', async () => {
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

  it('are remembered per user and grid, and written to the address', async () => {
    const kept = JSON.stringify({ columns: ['status', 'idRefund'], hidden: shownByDefault.slice(1) })
    const memory = memoryOf({ 'grid::grid-refunds-full': kept })
    const shown = await show({ memory })
    expect(headers().slice(1, -1)).toEqual(['Refund', 'Status'])
    await vi.waitFor(() => expect(shown.search()).toBe('cols=status-idRefund'))
    expect(shown.calls.map(columnsOf)).toEqual([['status', 'idRefund']])
  })

  it('of a shared link override remembered ones', async () => {
    const memory = memoryOf({
      'grid::grid-refunds-full': JSON.stringify({ columns: ['status', 'idRefund'] }),
    })
    const shown = await show({ memory, address: '/refunds?cols=idRefund-amount' })
    expect(columnsOf(shown.calls[0])).toEqual(['idRefund', 'amount'])
    expect(shown.search()).toBe('cols=idRefund-amount')
  })

  it('are those of the definition after a reset', async () => {
    const shown = await show({ address: '/refunds?cols=idRefund-amount' })
    await openChooser()
    await page.getByRole('button', { name: 'Reset to default' }).click()
    await vi.waitFor(() => expect(shown.search()).toBe(''))
    await vi.waitFor(() => expect(headers()).toContain('Customer'))
    expect(shown.memory.kept.size).toBe(0)
  })
})
