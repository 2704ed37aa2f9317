import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type HttpCall } from '../../runtime/ports/http.ts'
import { type ActionOf, type Grid } from '../../schemas/index.ts'
import { answerGrid } from '../../src/playground/sample/answerGrid.ts'
import { refundGrid } from '../../stories/fixtures/refundGrid.ts'
import { refunds } from '../../stories/fixtures/refunds.ts'
import { showBlock } from './showBlock.tsx'

const panel: ActionOf<'show'>['panel'] = {
  title: 'Refund {idRefund}: {amount}',
  loads: { steps: { get: '/api/refunds/{idRefund}/steps', onError: { toast: 'server', value: null } } },
  body: [
    {
      kind: 'actions',
      load: 'record',
      actions: [{ kind: 'request', label: 'Note', call: '/api/refunds/{idRefund}/note' }],
    },
    { kind: 'details', load: 'record', fields: [{ field: 'customerName', label: 'Customer' }] },
    { kind: 'table', heading: 'Steps', load: 'steps', columns: [{ field: 'step', label: 'Step' }] },
    {
      kind: 'grid',
      grid: {
        id: 'grid-parts',
        source: '/api/parts/{idRefund}',
        columns: [{ field: 'part', label: 'Part' }],
      },
    },
  ],
}
const [first] = refundGrid.columns
if (!first) throw new Error('The grid has no columns.')
const grid: Grid = {
  ...refundGrid,
  columns: [{ ...first, cell: { kind: 'action', action: 'Look' } }, ...refundGrid.columns.slice(1)],
  actions: [
    { kind: 'show', label: 'Look', panel, formats: { amount: { kind: 'money', currency: 'currency' } } },
  ],
}
const rowsOf = answerGrid(refunds)
const partsOf = answerGrid(Array.from({ length: 60 }, (_, at) => ({ part: `Part ${at + 1}` })))
const dialog = () => page.getByRole('dialog')

/** Steps can be loaded from the second asking on. */
async function show() {
  await page.viewport(1280, 900)
  let asked = 0
  const shown = showBlock([{ kind: 'grid', grid }], {
    address: '/refunds?sort=idRefund',
    answer(call: HttpCall) {
      if (call.path === refundGrid.source) return rowsOf(call)
      if (call.path.startsWith('/api/parts/')) return partsOf(call)
      if (!call.path.endsWith('/steps')) return { ok: true, status: 200, data: { success: true } }
      asked += 1
      if (asked === 1) return { ok: false, status: 500, statusText: '', data: { message: 'Not now.' } }
      return { ok: true, status: 200, data: [{ step: 'Sent to the bank' }] }
    },
  })
  await page.getByRole('button', { name: '50210', exact: true }).click()
  await expect.element(dialog().getByRole('heading', { name: 'Refund 50210: 12.40 EGP' })).toBeVisible()
  return { ...shown, calls: (path: string) => shown.calls.filter(call => call.path === path).length }
}

describe('panel of blocks', () => {
  it('shows the row and its loads, and a retry button for a failed load', async () => {
    const shown = await show()
    const customer = refunds.find(({ idRefund }) => idRefund === 50_210)?.customerName
    await expect.element(dialog().getByText(String(customer))).toBeVisible()
    await vi.waitFor(() => expect(shown.toasts).toMatchObject([{ type: 'error', text: 'Not now.' }]))
    await dialog().getByRole('button', { name: 'Try again' }).click()
    await expect.element(dialog().getByText('Sent to the bank')).toBeVisible()
  })

  it('keeps the page of its grid out of the address', async () => {
    const shown = await show()
    await expect.element(dialog().getByText('Part 1', { exact: true })).toBeVisible()
    await dialog().getByRole('button', { name: 'Next page' }).click()
    await expect.element(dialog().getByText('Part 11', { exact: true })).toBeVisible()
    expect(shown.search()).not.toContain('page')
  })

  it('reloads the rows of the list and its own data after an action in it', async () => {
    const shown = await show()
    await expect.element(dialog().getByText('Part 1', { exact: true })).toBeVisible()
    await dialog().getByRole('button', { name: 'Note' }).click()
    await vi.waitFor(() => expect(shown.calls('/api/refunds/50210/note')).toBe(1))
    await vi.waitFor(() => expect(shown.calls(refundGrid.source)).toBe(2))
    await expect.element(dialog().getByText('Sent to the bank')).toBeVisible()
    expect(shown.calls('/api/refunds/50210/steps')).toBe(2)
  })

  it('can open another panel above it, and is shown again when that closes', async () => {
    await show()
    await expect.element(dialog().getByText('Part 1', { exact: true })).toBeVisible()
    await dialog().getByRole('button', { name: 'Grid menu' }).click()
    await page.getByRole('menuitem', { name: /Columns/ }).click()
    await expect.element(page.getByRole('heading', { name: 'Columns' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('heading', { name: 'Columns' })).not.toBeInTheDocument()
    await expect.element(page.getByRole('heading', { name: 'Refund 50210: 12.40 EGP' })).toBeVisible()
  })

  it('opens with Enter on its row, and returns the focus when it closes', async () => {
    await show()
    await userEvent.keyboard('{Escape}')
    const cell = page.getByRole('button', { name: '50210', exact: true })
    await expect.element(cell).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await expect.element(dialog().getByRole('heading', { name: 'Refund 50210: 12.40 EGP' })).toBeVisible()
  })
})
