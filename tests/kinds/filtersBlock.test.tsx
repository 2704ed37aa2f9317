import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type HttpCall } from '../../runtime/ports/http.ts'
import { type Block, type BlockOf, type FilterOf } from '../../schemas/index.ts'
import { answerGrid, optionsOf } from '../../src/playground/sample/answerGrid.ts'
import { overdue } from '../../stories/fixtures/overdue.ts'
import { refundGrid } from '../../stories/fixtures/refundGrid.ts'
import { refunds } from '../../stories/fixtures/refunds.ts'
import { heldReply } from './heldReply.ts'
import { type Showing, showBlock } from './showBlock.tsx'

const status = {
  kind: 'select',
  field: 'status',
  label: 'Status',
  options: [
    { value: 'ready', label: 'Ready' },
    { value: 'paid', label: 'Paid' },
  ],
} satisfies FilterOf<'select'>
const overdueChart: BlockOf<'chart'> = {
  kind: 'chart',
  heading: 'By partner',
  get: '/api/overdue',
  follows: ['status', 'customerName'],
  label: { field: 'partner', label: 'Partner' },
  series: [{ field: 'week', label: 'Up to 7 days' }],
}
const body: Block[] = [
  {
    kind: 'filters',
    heading: 'Which refunds',
    filters: [{ kind: 'text', field: 'customerName', label: 'Customer', condition: 'like' }, status],
  },
  overdueChart,
  { kind: 'grid', grid: { ...refundGrid, filters: [], id: 'first', source: '/api/first' } },
  {
    kind: 'grid',
    grid: {
      ...refundGrid,
      id: 'second',
      source: '/api/second',
      follows: ['status', 'customerName'],
      filters: [{ kind: 'text', field: 'method', label: 'Method' }],
    },
  },
]
const followers: Block[] = [
  { ...overdueChart, follows: ['createdAt'] },
  {
    kind: 'grid',
    grid: { ...refundGrid, filters: [], id: 'second', source: '/api/second', follows: ['createdAt'] },
  },
]
const rows = answerGrid(refunds)
const answer = (call: HttpCall) =>
  call.path.startsWith('/api/overdue') ? ({ ok: true, status: 200, data: overdue } as const) : rows(call)

function show({ body: shownBody = body, ...showing }: Showing & { readonly body?: Block[] } = {}) {
  const shown = showBlock(shownBody, { answer, ...showing })
  const to = (path: string) => shown.calls.filter(call => call.path.split('?')[0] === path)
  return Object.assign(shown, { to })
}
const customer = () => page.getByRole('textbox', { name: 'Customer' })
const chart = () => page.getByRole('img', { name: /^By partner, chart/ })
const termsOf = (call: HttpCall | undefined) => optionsOf(call?.body).filter

describe('filters block', () => {
  it('applies a choice at once, to the address and the blocks that follow it', async () => {
    const shown = show()
    await expect.element(chart()).toBeVisible()
    await vi.waitFor(() => expect(shown.to('/api/second')).toHaveLength(1))
    await page.getByRole('combobox', { name: 'Status' }).selectOptions('Paid')
    await vi.waitFor(() => expect(shown.search()).toBe('status=paid'))
    await vi.waitFor(() => expect(shown.to('/api/second')).toHaveLength(2))
    expect(termsOf(shown.to('/api/second')[1])).toEqual([
      [{ index: 'status', value: 'paid', condition: 'equals' }],
    ])
    expect(shown.to('/api/overdue').map(({ path }) => path)).toEqual([
      '/api/overdue',
      '/api/overdue?status=paid',
    ])
    expect(shown.to('/api/first')).toHaveLength(1)
  })

  it('waits 500 ms after the last key, and keeps the focus while the blocks reload', async () => {
    const held = heldReply()
    const shown = show({
      answer: call => (call.path.includes('customerName') ? held.answer(call) : answer(call)),
    })
    await expect.element(chart()).toBeVisible()
    await customer().fill('nour')
    await shown.clock.pass(499)
    expect(shown.search()).toBe('')
    shown.clock.advance(1)
    await vi.waitFor(() => expect(shown.search()).toBe('customerName=nour'))
    await expect.element(customer()).toHaveFocus()
    // What was there stays until its successor has come.
    await expect.element(chart()).toBeVisible()
    await expect.element(page.getByRole('region', { name: 'By partner' }).getByRole('table')).toBeVisible()
    held.give({ ok: true, status: 200, data: [] })
    await expect.element(chart()).not.toBeInTheDocument()
    await expect.element(page.getByText('Nothing matches these filters.')).toBeVisible()
    await expect.element(customer()).toHaveFocus()
    await expect.element(customer()).toHaveValue('nour')
  })

  it('applies typed text with Enter', async () => {
    const shown = show()
    await customer().fill('omar')
    await userEvent.keyboard('{Enter}')
    await vi.waitFor(() => expect(shown.search()).toBe('customerName=omar'))
  })

  it('is read from the address, and moves the grids below to page 1', async () => {
    const shown = show({ address: '/refunds?status=ready&g2.page=3&g2.method=bank' })
    await vi.waitFor(() => expect(shown.to('/api/second')).toHaveLength(1))
    expect(optionsOf(shown.to('/api/second')[0]?.body)).toMatchObject({
      pagination: { offset: 20 },
      filter: [
        [{ index: 'status', value: 'ready', condition: 'equals' }],
        [{ index: 'method', value: 'bank', condition: 'equals' }],
      ],
    })
    await page.getByRole('combobox', { name: 'Status' }).selectOptions('Paid')
    await vi.waitFor(() => expect(shown.search()).toBe('g2.method=bank&status=paid'))
  })

  it('opens with the last days up to today, which can be cleared and chosen again', async () => {
    const created = {
      kind: 'dateRange',
      field: 'createdAt',
      label: 'Created',
      initial: { lastDays: 30 },
    } satisfies FilterOf<'dateRange'>
    const shown = show({ body: [{ kind: 'filters', filters: [created] }, ...followers] })
    await vi.waitFor(() => expect(shown.to('/api/second')).toHaveLength(1))
    const last30 = [
      [{ index: 'createdAt', value: '2026-10-22 00:00:00', condition: 'gteq' }],
      [{ index: 'createdAt', value: '2026-11-20 23:59:59', condition: 'lteq' }],
    ]
    const query = new URLSearchParams({
      'createdAt.from': '2026-10-22 00:00:00',
      'createdAt.to': '2026-11-20 23:59:59',
    })
    expect(termsOf(shown.to('/api/second')[0])).toEqual(last30)
    expect(shown.to('/api/overdue').map(({ path }) => path)).toEqual([`/api/overdue?${query}`])
    expect(shown.search()).toBe('')
    await page.getByRole('button', { name: 'Remove Created' }).click()
    await vi.waitFor(() => expect(shown.search()).toBe('createdAt='))
    await vi.waitFor(() => expect(shown.to('/api/second')).toHaveLength(2))
    expect(termsOf(shown.to('/api/second')[1])).toEqual([])
    // The days are those of the day on which the screen opened, also after midnight.
    shown.clock.advance(86_400_000)
    await page.getByRole('textbox', { name: 'Created, from' }).fill('2026-10-22')
    await page.getByRole('textbox', { name: 'Created, to' }).fill('2026-11-20')
    await userEvent.keyboard('{Enter}')
    await vi.waitFor(() => expect(shown.search()).toBe(''))
    await vi.waitFor(() => expect(termsOf(shown.to('/api/second').at(-1))).toEqual(last30))
  })

  it('filters the figures of a details block, which keeps the previous ones until the next arrive', async () => {
    const next = heldReply()
    const shown = showBlock(
      [
        { kind: 'filters', filters: [status] },
        {
          kind: 'details',
          look: 'figures',
          get: '/api/figures',
          select: 'data',
          follows: ['status'],
          fields: [{ field: 'count', label: 'Refunds' }],
        },
      ],
      {
        answer: call =>
          call.path === '/api/figures'
            ? { ok: true, status: 200, data: { data: { count: 31 } } }
            : next.answer(call),
      },
    )
    await expect.element(page.getByText('31')).toBeVisible()
    await page.getByRole('combobox', { name: 'Status' }).selectOptions('Paid')
    await vi.waitFor(() => expect(shown.calls.map(({ path }) => path)).toContain('/api/figures?status=paid'))
    await expect.element(page.getByText('31')).toBeVisible()
    next.give({ ok: true, status: 200, data: { data: { count: 7 } } })
    await expect.element(page.getByText('7', { exact: true })).toBeVisible()
    expect(page.getByText('31').elements()).toHaveLength(0)
  })

  it('filters the figures of tiles, whose links open their lists with the same filters', async () => {
    const tiles: Block = {
      kind: 'tiles',
      follows: ['status', 'customerName'],
      tiles: [
        { label: 'All', to: 'refunds', get: '/api/all' },
        { label: 'To send', to: 'refunds', query: { status: 'ready' }, get: '/api/send' },
      ],
    }
    const shown = showBlock([...body.slice(0, 1), tiles], {
      answer: () => ({ ok: true, status: 200, data: { count: 1 } }),
      address: '/?customerName=Nour&other=1',
    })
    await page.getByRole('combobox', { name: 'Status' }).selectOptions('Paid')
    await vi.waitFor(() =>
      expect(shown.calls.map(({ path }) => path)).toContain('/api/all?customerName=Nour&status=paid'),
    )
    const link = (name: string) => page.getByRole('link', { name })
    await expect.element(link('All')).toHaveAttribute('href', '/refunds?customerName=Nour&status=paid')
    await expect.element(link('To send')).toHaveAttribute('href', '/refunds?customerName=Nour&status=ready')
  })

  it('shows its filters once: a grid that follows them shows only its own', async () => {
    show({ address: '/refunds?status=ready&g2.method=bank' })
    await expect.element(page.getByRole('textbox', { name: 'Method' })).toBeVisible()
    expect(page.getByRole('combobox', { name: 'Status' }).elements()).toHaveLength(1)
    await expect.element(page.getByRole('button', { name: 'Remove Status' })).toBeVisible()
    expect(page.getByRole('button', { name: 'Remove Status' }).elements()).toHaveLength(1)
  })

  it('is hidden from users without permission, whose address is ignored', async () => {
    const only: Block[] = [
      { kind: 'filters', filters: [{ ...status, access: { resource: 'finance' } }] },
      { ...overdueChart, follows: ['status'] },
    ]
    const shown = showBlock(only, { answer, address: '/refunds?status=paid' })
    await expect.element(chart()).toBeVisible()
    expect(shown.calls.map(({ path }) => path)).toEqual(['/api/overdue'])
    expect(page.getByRole('combobox').elements()).toHaveLength(0)
  })
})
