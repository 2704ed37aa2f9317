import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type HttpCall, type HttpReply } from '../../runtime/ports/http.ts'
import { type BlockOf } from '../../schemas/index.ts'
import { answerGrid } from '../../src/playground/sample/answerGrid.ts'
import { refundGrid } from '../../stories/fixtures/refundGrid.ts'
import { refunds } from '../../stories/fixtures/refunds.ts'
import { heldReply } from './heldReply.ts'
import { heldServer } from './heldServer.ts'
import { type Showing, showBlock } from './showBlock.tsx'

const block: BlockOf<'actions'> = {
  kind: 'actions',
  load: 'refund',
  actions: [
    {
      kind: 'request',
      label: 'Send to bank',
      call: '/api/refunds/{idRefund}/send',
      method: 'PUT',
      visible: { field: 'status', in: ['ready', 'pending'] },
      enabled: { field: 'status', is: 'ready' },
      confirm: { type: 'approve', text: 'It is paid with the next batch.' },
    },
    { kind: 'request', label: 'Note', call: '/api/refunds/{idRefund}/note', lock: 2 },
    { kind: 'request', label: 'Delete', call: '/api/refunds/{idRefund}', access: { resource: 'admin' } },
    { kind: 'navigate', label: 'Nowhere', to: 'not-there' },
  ],
}
const good = (message?: string): HttpReply => ({ ok: true, status: 200, data: { success: true, message } })
const refused = (status: number, message: string): HttpReply => ({
  ok: false,
  status,
  statusText: '',
  data: { message },
})
const button = (name: string) => page.getByRole('button', { name, exact: true })
const rowsOf = answerGrid(refunds)

/** Actions are answered by hand, the record and the rows at once; the record is paid from its second asking on. */
async function show(showing: Showing = {}, body: Parameters<typeof showBlock>[0] = [block]) {
  await page.viewport(1280, 900)
  const server = heldServer()
  const answer = (call: HttpCall) => {
    if (call.path === refundGrid.source) return rowsOf(call)
    if (call.method === 'GET')
      return { ok: true, status: 200, data: { idRefund: 50_210, status: 'paid' } } as const
    return server.answer(call)
  }
  const shown = showBlock(body, {
    answer,
    loads: { refund: { idRefund: 50_210, status: 'ready' } },
    asked: { refund: { get: '/api/refunds/50210', onError: { toast: 'server' } } },
    ...showing,
  })
  await expect.element(button('Note')).toBeVisible()
  const asked = (path: string) => shown.calls.filter(call => call.path === path).length
  return { ...shown, server, asked }
}

describe('action on a record', () => {
  it('asks for confirmation, is sent to its record, shows the message of the server and reloads the record', async () => {
    const shown = await show()
    await button('Send to bank').click()
    const dialog = page.getByRole('alertdialog')
    await expect.element(dialog.getByText('It is paid with the next batch.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Approve' }).dblClick()
    await vi.waitFor(() => shown.server.reply(0, good('It is sent.')))
    await vi.waitFor(() => expect(shown.toasts).toEqual([{ type: 'success', text: 'It is sent.' }]))
    expect(shown.server.calls).toHaveLength(1)
    expect(shown.server.calls[0]).toMatchObject({ method: 'PUT', path: '/api/refunds/50210/send' })
    await expect.element(button('Send to bank')).not.toBeInTheDocument()
    await expect.element(button('Note')).toBeVisible()
    expect(shown.asked('/api/refunds/50210')).toBe(1)
  })

  it('reloads the grids of the screen after success, keeping values typed elsewhere', async () => {
    const shown = await show({ address: '/refunds?sort=idRefund' }, [
      block,
      { kind: 'grid', grid: { ...refundGrid, filters: [], selection: true } },
    ])
    const tick = page.getByRole('checkbox', { name: 'Select 50210' })
    await tick.click()
    await button('Note').click()
    await vi.waitFor(() => shown.server.reply(0, good()))
    await vi.waitFor(() => expect(shown.asked(refundGrid.source)).toBe(2))
    await expect.element(page.getByText('1 selected')).toBeVisible()
  })

  it('reports a conflict with another user, and reloads the record', async () => {
    const shown = await show()
    await button('Note').click()
    await vi.waitFor(() => shown.server.reply(0, refused(409, 'Mona has just paid it.')))
    await vi.waitFor(() => expect(shown.toasts).toEqual([{ type: 'error', text: 'Mona has just paid it.' }]))
    await expect.element(button('Send to bank')).not.toBeInTheDocument()
    expect(shown.asked('/api/refunds/50210')).toBe(1)
  })

  it('shows the message of the server when it fails, and changes nothing else', async () => {
    const shown = await show()
    await button('Note').click()
    await vi.waitFor(() => shown.server.reply(0, refused(500, 'The disk is full.')))
    await vi.waitFor(() => expect(shown.toasts).toEqual([{ type: 'error', text: 'The disk is full.' }]))
    await expect.element(button('Send to bank')).toBeVisible()
    expect(shown.asked('/api/refunds/50210')).toBe(0)
  })

  it('locks the others until the reply, and itself for its minimum time', async () => {
    const shown = await show()
    await button('Note').click()
    await vi.waitFor(() => expect(shown.server.calls).toHaveLength(1))
    await expect.element(button('Send to bank')).toHaveAttribute('aria-disabled', 'true')
    shown.server.reply(0, refused(500, 'Not now.'))
    await expect.element(button('Send to bank')).not.toHaveAttribute('aria-disabled')
    await expect.element(button('Note')).toHaveAttribute('aria-disabled', 'true')
    await shown.clock.pass(1999)
    await expect.element(button('Note')).toHaveAttribute('aria-disabled', 'true')
    shown.clock.advance(1)
    await expect.element(button('Note')).not.toHaveAttribute('aria-disabled')
  })

  it('stays locked after success until its record has been reloaded', async () => {
    const record = heldReply()
    const shown = await show({
      answer: call => (call.method === 'GET' ? record.answer(call) : good('It is noted.')),
    })
    await button('Note').click()
    await vi.waitFor(() => expect(shown.toasts).toHaveLength(1))
    await vi.waitFor(() => expect(shown.asked('/api/refunds/50210')).toBe(1))
    await expect.element(button('Send to bank')).toHaveAttribute('aria-disabled', 'true')
    record.give({ ok: true, status: 200, data: { idRefund: 50_210, status: 'ready' } })
    await expect.element(button('Send to bank')).not.toHaveAttribute('aria-disabled')
  })

  it('is disabled while its condition does not hold, and says so', async () => {
    await show({ loads: { refund: { idRefund: 50_210, status: 'pending' } } })
    const why = 'Not available at the moment.'
    await expect.element(button('Send to bank')).toHaveAccessibleDescription(why)
    const note = page.getByRole('tooltip')
    expect(note.query()).toBeNull()
    await button('Send to bank').hover({ force: true })
    await expect.element(note).toHaveTextContent(why)
    await button('Note').hover()
    await expect.poll(() => note.query()).toBeNull()
    await button('Send to bank').click({ force: true })
    await expect.element(note).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => note.query()).toBeNull()
    await expect.element(button('Send to bank')).toHaveAttribute('aria-disabled', 'true')
  })

  it('is shown only to holders of its resource who may open the screen it links to', async () => {
    await show()
    await expect.element(button('Note')).toBeVisible()
    expect(button('Delete').query()).toBeNull()
    expect(button('Nowhere').query()).toBeNull()
  })

  it('keeps the record if it cannot be reloaded', async () => {
    const shown = await show({
      answer: ({ method }) => (method === 'GET' ? refused(500, 'No record today.') : good()),
    })
    await button('Note').click()
    await vi.waitFor(() => expect(shown.toasts).toEqual([{ type: 'error', text: 'No record today.' }]))
    await expect.element(button('Send to bank')).toBeVisible()
  })
})

describe('action that sets fields of its record', () => {
  const answering = (onError?: object): BlockOf<'actions'> => ({
    kind: 'actions',
    load: 'refund',
    actions: [
      {
        kind: 'request',
        label: 'Confirm',
        call: '/api/confirm',
        visible: { field: 'status', in: ['ready', 'failed'] },
        confirm: { type: 'action', text: 'It is sent.', yes: 'Yes', no: 'No' },
        onSuccess: { set: { status: 'confirmed' } },
        onError: { set: { status: 'failed' }, global: false, ...onError },
      },
      { kind: 'request', label: 'Note', call: '/api/note' },
    ],
  })
  const outcome = (status: string) =>
    ({
      kind: 'text',
      tone: 'info',
      text: `{refund.status}!`,
      visible: { field: 'refund.status', is: status },
    }) as const

  it('asks with its own Yes and No, and updates the record after success without a request', async () => {
    const shown = await show({}, [answering(), outcome('confirmed')])
    await button('Confirm').click()
    const dialog = page.getByRole('alertdialog', { name: 'Confirm?' })
    await dialog.getByRole('button', { name: 'No', exact: true }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    await button('Confirm').click()
    await dialog.getByRole('button', { name: 'Yes', exact: true }).click()
    await vi.waitFor(() => shown.server.reply(0, good()))
    await expect.element(page.getByRole('status').getByText('confirmed!')).toBeVisible()
    await expect.element(button('Confirm')).not.toBeInTheDocument()
    expect([shown.toasts, shown.asked('/api/refunds/50210')]).toEqual([[], 0])
  })

  it.each([500, 403, 503, -1])(
    'shows what follows from a failure (%i) alone, and can be tried again',
    async status => {
      const shown = await show({}, [answering(), outcome('failed')])
      await button('Confirm').click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Yes', exact: true }).click()
      await vi.waitFor(() => shown.server.reply(0, refused(status, 'No.')))
      await expect.element(page.getByText('failed!')).toBeVisible()
      await expect.element(button('Confirm')).toBeVisible()
      expect(shown.toasts).toEqual([])
    },
  )

  it('shows its own text after a failure, and reloads the record after a conflict', async () => {
    const shown = await show({}, [answering({ toast: 'Something went wrong' }), outcome('failed')])
    await button('Confirm').click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Yes', exact: true }).click()
    await vi.waitFor(() => shown.server.reply(0, refused(409, 'Done already.')))
    await vi.waitFor(() => expect(shown.asked('/api/refunds/50210')).toBe(1))
    await expect.element(page.getByText('failed!')).not.toBeInTheDocument()
    expect(shown.toasts).toEqual([{ type: 'error', text: 'Something went wrong' }])
  })
})
