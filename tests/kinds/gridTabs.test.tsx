import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type HttpReply } from '../../runtime/ports/http.ts'
import { type Grid } from '../../schemas/index.ts'
import { answerGrid } from '../../src/playground/sample/answerGrid.ts'
import { tabbedGrid } from '../../stories/fixtures/fullGrid.ts'
import { refunds } from '../../stories/fixtures/refunds.ts'
import { type Showing, showBlock } from './showBlock.tsx'

const rowsOf = answerGrid(refunds)
const counted: HttpReply = {
  ok: true,
  status: 200,
  data: {
    data: [
      ['pending', 21],
      ['ready', 4],
      ['paid', 1234],
    ].map(([value, count]) => ({ value, count })),
  },
}

function show(
  counts: () => HttpReply | Promise<HttpReply> = () => counted,
  showing: Showing = {},
  grid: Grid = tabbedGrid,
) {
  const shown = showBlock([{ kind: 'grid', grid }], {
    answer: call => (call.path === grid.source ? rowsOf(call) : counts()),
    ...showing,
  })
  const asked = () => shown.calls.filter(({ path }) => path === '/api/refunds/counts').map(({ body }) => body)
  return { calls: shown.calls, toasts: shown.toasts, asked, search: () => shown.search() }
}

const bar = () => page.getByRole('toolbar', { name: 'Status' })
const tab = (name: string) => bar().getByRole('button', { name, exact: true })
const rows = (text: RegExp) => expect.element(page.getByText(text)).toBeVisible()

describe('tabs above the rows', () => {
  it('show the number of rows of each value, requested after the rows', async () => {
    const { calls, asked } = show()
    await rows(/^Rows 1–10 of 87/)
    await expect.element(tab('Paid 1,234')).toBeVisible()
    await expect.element(tab('All 1,259')).toHaveAttribute('aria-pressed', 'true')
    expect(calls.map(({ path }) => path)).toEqual(['/api/refunds/grid', '/api/refunds/counts'])
    expect(asked()).toEqual([{ field: 'status', filter: [] }])
  })

  it('count the rows of the fixed parameters of the grid', async () => {
    const { asked } = show(undefined, {}, { ...tabbedGrid, params: { partner: 7 } })
    await expect.element(tab('Paid 1,234')).toBeVisible()
    expect(asked()).toEqual([{ partner: 7, field: 'status', filter: [] }])
  })

  it('filter the rows, in the address, without counting again', async () => {
    const shown = show()
    await tab('Pending 21').click()
    await expect.poll(shown.search).toContain('status=pending')
    await expect.element(tab('Pending 21')).toHaveAttribute('aria-pressed', 'true')
    await tab('All 1,259').click()
    await expect.poll(shown.search).not.toContain('status=')
    await rows(/^Rows 1–10 of 87/)
    expect(shown.asked()).toHaveLength(1)
  })

  it('show the open value, without a chip for it', async () => {
    const chip = (name: string) => page.getByRole('button', { name: `Remove ${name}`, exact: true })
    show(undefined, { address: '/refunds?status=paid&customerName=Mona' })
    await expect.element(tab('Paid 1,234')).toHaveAttribute('aria-pressed', 'true')
    await expect.element(chip('Customer')).toBeVisible()
    expect(chip('Status').elements()).toEqual([])
  })

  it('keep their positions when the numbers arrive', async () => {
    let answer = (_: HttpReply) => {}
    show(() => new Promise(resolve => (answer = resolve)))
    await expect.element(tab('Paid')).toBeVisible()
    const places = () =>
      bar()
        .getByRole('button')
        .elements()
        .map(one => one.getBoundingClientRect().left)
    const before = places()
    answer(counted)
    await expect.element(tab('Paid 1,234')).toBeVisible()
    expect(places()).toEqual(before)
  })

  it('are counted again under other filters, without their own', async () => {
    const shown = show(undefined, { address: '/refunds?status=paid' })
    await expect.element(tab('Paid 1,234')).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('textbox', { name: 'Customer' }).fill('Mona')
    await userEvent.keyboard('{Enter}')
    await expect.poll(shown.asked).toEqual([
      { field: 'status', filter: [] },
      { field: 'status', filter: [[{ index: 'customerName', value: 'Mona', condition: 'like' }]] },
    ])
  })

  it('are counted again when the rows are reloaded', async () => {
    const shown = show()
    await expect.element(tab('Paid 1,234')).toBeVisible()
    await page.getByRole('button', { name: 'Grid menu' }).click()
    await page.getByRole('menuitem', { name: 'Refresh' }).click()
    await vi.waitFor(() => expect(shown.asked()).toHaveLength(2))
  })

  it('are one tab stop, with arrow keys among them', async () => {
    const shown = show()
    await expect.element(tab('All 1,259')).toBeVisible()
    tab('All 1,259').element().focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect.element(tab('Ready 4')).toHaveFocus()
    await userEvent.keyboard('{End}{ArrowRight}{ArrowLeft}{Home}{ArrowRight}{Enter}')
    await expect.element(tab('Pending 21')).toHaveFocus()
    await expect.poll(shown.search).toContain('status=pending')
    const stops = bar()
      .getByRole('button')
      .elements()
      .filter(({ tabIndex }) => tabIndex === 0)
    expect(stops.map(({ textContent }) => textContent)).toEqual(['Pending21'])
  })

  it.each<[string, () => HttpReply | Promise<HttpReply>]>([
    ['fails', () => ({ ok: false, status: 500, statusText: '', data: '', handled: false })],
    ['is rubbish', () => ({ ok: true, status: 200, data: '<html>' })],
    ['does not arrive', () => new Promise<HttpReply>(() => {})],
  ])('work without numbers when their call %s, silently', async (_, reply) => {
    const shown = show(reply)
    await expect.element(tab('Paid')).toBeVisible()
    await tab('Paid').click()
    await expect.poll(shown.search).toContain('status=paid')
    expect(shown.toasts).toEqual([])
  })

  it('make no request if the contract has no call for it', async () => {
    const { calls } = show(undefined, {}, { ...tabbedGrid, filterTabs: { field: 'status' } })
    await expect.element(tab('Paid')).toBeVisible()
    expect(calls).toHaveLength(1)
  })
})

it('a grid without a heading is named after its tab of the screen', async () => {
  const body = [{ kind: 'grid' as const, grid: tabbedGrid }]
  showBlock([{ kind: 'tabs', tabs: [{ id: 'open', label: 'Open refunds', body }] }], {
    answer: call => (call.path === tabbedGrid.source ? rowsOf(call) : counted),
  })
  await expect.element(page.getByRole('region', { name: 'Open refunds' })).toBeVisible()
})
