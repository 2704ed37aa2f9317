import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type HttpCall } from '../../runtime/ports/http.ts'
import { type ActionOf } from '../../schemas/index.ts'
import { answerGrid } from '../../src/playground/sample/answerGrid.ts'
import { refundGrid } from '../../stories/fixtures/refundGrid.ts'
import { refunds } from '../../stories/fixtures/refunds.ts'
import { mapMemory } from './mapMemory.ts'
import { showBlock } from './showBlock.tsx'

type Body = ActionOf<'show'>['panel']['body']

const form: Body[number] = {
  kind: 'form',
  form: {
    id: 'refund-note',
    fields: [
      { kind: 'text', name: 'note', label: 'Note' },
      { kind: 'text', name: 'pin', label: 'Pin', sensitive: true },
    ],
    submit: { call: '/api/refunds/{idRefund}/note', label: 'Save note' },
  },
}
const body: Body = [
  {
    kind: 'tabs',
    tabs: [
      {
        id: 'overview',
        label: 'Overview',
        body: [
          {
            kind: 'beside',
            body: [
              { kind: 'details', load: 'record', fields: [{ field: 'customerName', label: 'Customer' }] },
              { kind: 'details', load: 'record', fields: [{ field: 'bankName', label: 'Bank' }] },
            ],
          },
          {
            kind: 'expandable',
            title: 'Reason',
            open: false,
            body: [{ kind: 'text', text: 'The customer returned it.' }],
          },
        ],
      },
      { id: 'note', label: 'Note', body: [form] },
      {
        id: 'parts',
        label: 'Parts',
        body: [
          { kind: 'filters', filters: [{ kind: 'text', field: 'part', label: 'Part', condition: 'like' }] },
          {
            kind: 'grid',
            grid: {
              id: 'grid-parts',
              source: '/api/parts/{idRefund}',
              columns: [{ field: 'part', label: 'Part' }],
              follows: ['part'],
            },
          },
        ],
      },
    ],
  },
  {
    kind: 'tiles',
    tiles: [{ label: 'Refunds to send', to: 'refunds', get: '/api/counts/{idRefund}' }],
  },
]
const grid = {
  ...refundGrid,
  actions: [{ kind: 'show' as const, label: 'Look', panel: { title: 'Refund {idRefund}', body } }],
}
const rowsOf = answerGrid(refunds)
const partsOf = answerGrid(Array.from({ length: 30 }, (_, at) => ({ part: `Part ${at + 1}` })))
const dialog = () => page.getByRole('dialog', { name: 'Refund 50210' })
const tab = (name: string) => dialog().getByRole('tab', { name })
const question = () => page.getByRole('alertdialog')

/** Opened for the first refund. */
async function show() {
  await page.viewport(1280, 900)
  const shown = showBlock([{ kind: 'grid', grid }], {
    user: 'nour',
    memory: mapMemory(),
    address: '/refunds?sort=idRefund',
    answer(call: HttpCall) {
      if (call.path === refundGrid.source) return rowsOf(call)
      if (call.path.startsWith('/api/parts/')) return partsOf(call)
      if (call.path.startsWith('/api/counts/')) return { ok: true, status: 200, data: { count: 7 } }
      return { ok: true, status: 200, data: { success: true } }
    },
  })
  await open()
  return shown
}

async function open() {
  await page.getByRole('button', { name: 'Look', exact: true }).first().click()
  await expect.element(dialog()).toBeVisible()
}

describe('panel with any blocks', () => {
  it('has tabs, blocks side by side and collapsible ones about its record, and keeps the open tab out of the address', async () => {
    const shown = await show()
    const refund = refunds.find(({ idRefund }) => idRefund === 50_210)
    await expect.element(dialog().getByText(String(refund?.customerName))).toBeVisible()
    await expect.element(dialog().getByText('Bank', { exact: true })).toBeVisible()
    await dialog().getByRole('button', { name: 'Reason' }).click()
    await expect.element(dialog().getByText('The customer returned it.')).toBeVisible()
    await tab('Note').click()
    await expect.element(dialog().getByRole('textbox', { name: 'Note' })).toBeVisible()
    expect(shown.search()).toBe('sort=idRefund')
  })

  it('requests the fields that its details show with the rows, at any depth', async () => {
    const shown = await show()
    expect(JSON.stringify(shown.calls.find(({ path }) => path === refundGrid.source)?.body)).toContain(
      '"bankName"',
    )
  })

  it('has tiles with the figures of its record', async () => {
    const shown = await show()
    await expect
      .element(dialog().getByRole('link', { name: 'Refunds to send' }))
      .toHaveAccessibleDescription('7 waiting')
    expect(shown.calls.map(({ path }) => path)).toContain('/api/counts/50210')
  })

  it('has filters that its blocks follow, and not those of the list', async () => {
    const shown = await show()
    await tab('Parts').click()
    await dialog().getByRole('textbox', { name: 'Part' }).fill('Part 7')
    await vi.waitFor(() => {
      shown.clock.advance(500)
      expect(JSON.stringify(shown.calls.findLast(({ path }) => path === '/api/parts/50210')?.body)).toContain(
        'Part 7',
      )
    })
    await expect.element(dialog().getByRole('gridcell', { name: 'Part 7' })).toBeVisible()
    expect(shown.search()).toBe('sort=idRefund')
    expect(shown.calls.filter(({ path }) => path === refundGrid.source)).toHaveLength(1)
  })

  it('sends a form of its record', async () => {
    const shown = await show()
    await tab('Note').click()
    await dialog().getByRole('textbox', { name: 'Note' }).fill('Called the bank')
    await dialog().getByRole('button', { name: 'Save note' }).click()
    await vi.waitFor(() =>
      expect(shown.calls.find(({ path }) => path === '/api/refunds/50210/note')?.body).toMatchObject({
        note: 'Called the bank',
      }),
    )
  })

  it('restores typed text when it opens again for the same row', async () => {
    await show()
    await tab('Note').click()
    await dialog().getByRole('textbox', { name: 'Note' }).fill('Called the bank')
    await tab('Overview').click()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog()).not.toBeInTheDocument()
    await open()
    await tab('Note').click()
    await expect.element(dialog().getByRole('textbox', { name: 'Note' })).toHaveValue('Called the bank')
  })

  it.each([
    { left: 'closing', leave: () => userEvent.keyboard('{Escape}') },
    { left: 'another tab', leave: () => tab('Overview').click() },
  ])('asks before $left loses typed text that must not be stored', async ({ left, leave }) => {
    await show()
    await tab('Note').click()
    const pin = dialog().getByRole('textbox', { name: 'Pin' })
    await pin.fill('4711')
    await leave()
    await expect.element(question().getByText(/except: Pin/)).toBeVisible()
    await question().getByRole('button', { name: 'Stay' }).click()
    await expect.element(question()).not.toBeInTheDocument()
    await expect.element(pin).toHaveValue('4711')
    await leave()
    await question().getByRole('button', { name: 'Leave' }).click()
    await expect.element(pin).not.toBeInTheDocument()
    if (left !== 'closing') await expect.element(tab('Overview')).toHaveAttribute('aria-selected', 'true')
    else await expect.element(dialog()).not.toBeInTheDocument()
  })
})
