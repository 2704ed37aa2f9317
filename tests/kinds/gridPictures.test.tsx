import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { type Grid } from '../../schemas/index.ts'
import { answerGrid, optionsOf } from '../../src/playground/sample/answerGrid.ts'
import { refundGrid } from '../../stories/fixtures/refundGrid.ts'
import { refunds } from '../../stories/fixtures/refunds.ts'
import { type Showing, showBlock } from './showBlock.tsx'

const block = { kind: 'grid', grid: refundGrid } as const
const show = (showing: Showing = {}) => showBlock([block], { answer: answerGrid(refunds), ...showing })

describe('empty and loading states of a grid', () => {
  it('distinguish an empty grid from one without matches, whose filters can be reset', async () => {
    const shown = show({ answer: answerGrid([]) })
    await expect.element(page.getByText('Nothing here yet.')).toBeVisible()
    await shown.router.navigate('?status=paid')
    await expect.element(page.getByText('No row matches these filters.')).toBeVisible()
    await expect.element(page.getByText('No rows.')).toBeInTheDocument()
    await page.getByRole('button', { name: 'Reset filters' }).click()
    await vi.waitFor(() => expect(shown.search()).toBe(''))
  })

  it('show the text of an empty grid with the initial filters', async () => {
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

  it('mention matches that the initial filters hide, with a link', async () => {
    const options = ['open', 'done'].map(value => ({ value, label: value }))
    const grid: Grid = {
      id: 'queue',
      source: '/api/queue',
      columns: [{ field: 'name', label: 'Name' }],
      filters: [
        { kind: 'text', field: 'name', label: 'Name' },
        { kind: 'multiSelect', field: 'status', label: 'Status', options, initial: ['open'] },
      ],
    }
    const rows = ['Ada', 'Ada', 'Bob'].map(name => ({ name, status: name === 'Ada' ? 'done' : 'open' }))
    const shown = showBlock([{ kind: 'grid', grid }], { answer: answerGrid(rows) })
    await expect.element(page.getByRole('gridcell', { name: 'Bob' })).toBeVisible()
    await shown.router.navigate('?name=Cid')
    await expect.element(page.getByRole('heading', { name: 'No row matches these filters.' })).toBeVisible()
    await vi.waitFor(() => expect(shown.calls).toHaveLength(3))
    expect(page.getByRole('button', { name: /^Show/ }).query()).toBeNull()
    await shown.router.navigate('?name=Ada')
    await page.getByRole('button', { name: 'Show 2 matches without the Status filter' }).click()
    await expect.element(page.getByRole('gridcell', { name: 'Ada' }).first()).toBeVisible()
    await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada')
  })

  it('show a skeleton after 300 ms, not before', async () => {
    const shown = show({ answer: () => new Promise(() => {}) })
    const bars = () => document.querySelectorAll('[class*=skeletonRow] span span').length
    await vi.waitFor(() => expect(document.querySelector('[class*=skeletonRow]')).not.toBeNull())
    await shown.clock.pass(299)
    expect(bars()).toBe(0)
    shown.clock.advance(1)
    await vi.waitFor(() => expect(bars()).toBeGreaterThan(0))
  })
})
