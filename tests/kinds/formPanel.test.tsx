import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type HttpCall, type HttpReply } from '../../runtime/ports/http.ts'
import { type ActionOf } from '../../schemas/index.ts'
import { answerGrid } from '../../src/playground/sample/answerGrid.ts'
import { refundGrid } from '../../stories/fixtures/refundGrid.ts'
import { refunds } from '../../stories/fixtures/refunds.ts'
import { heldServer } from './heldServer.ts'
import { mapMemory } from './mapMemory.ts'
import { type Showing, showBlock } from './showBlock.tsx'

const good = (message?: string): HttpReply => ({ ok: true, status: 200, data: { success: true, message } })
const refused = (status: number, message: string): HttpReply => ({
  ok: false,
  status,
  statusText: '',
  data: { message },
})

const action = (scope: 'row' | 'selection' | 'screen', call: string): ActionOf<'open'> => ({
  kind: 'open',
  label: `Reject ${scope}`,
  scope,
  panel: {
    title: scope === 'row' ? 'Reject {idRefund}' : 'Reject',
    form: {
      id: `reject-${scope}`,
      fields: [
        { kind: 'text', name: 'customerName', label: 'Customer' },
        { kind: 'text', name: 'reason', label: 'Reason', required: true },
        { kind: 'text', name: 'pin', label: 'Pin', sensitive: true },
        { kind: 'select', name: 'status', label: 'Next step', options: [{ value: 'call', label: 'Call' }] },
      ],
      submit: { call, label: 'Reject', version: 'version', body: { step: 2 } },
    },
  },
})
const correction: ActionOf<'open'> = {
  kind: 'open',
  label: 'Correct',
  panel: {
    title: 'Correct {idRefund}',
    form: {
      id: 'correct',
      fields: [
        { kind: 'text', name: 'customerName', label: 'Customer' },
        { kind: 'text', name: 'method', label: 'New method', prefill: false },
      ],
      submit: { call: '/api/refunds/{idRefund}', method: 'PUT', send: 'changed' },
    },
  },
}
const grid = {
  ...refundGrid,
  filters: [],
  selection: true,
  actions: [
    action('row', '/api/refunds/{idRefund}/reject'),
    action('selection', '/api/refunds/reject'),
    action('screen', '/api/refunds/reject-all'),
  ],
}
const rowsOf = answerGrid(refunds)

/** Rows are answered at once, forms by hand. */
async function show(showing: Showing = {}, actions = grid.actions, rows = rowsOf) {
  await page.viewport(1280, 900)
  const server = heldServer()
  const answer = (call: HttpCall) => (call.path === grid.source ? rows(call) : server.answer(call))
  const shown = showBlock([{ kind: 'grid', grid: { ...grid, actions } }], {
    answer,
    user: 'nour',
    address: '/refunds?sort=idRefund',
    ...showing,
  })
  await expect.element(page.getByText('50210', { exact: true })).toBeVisible()
  const asked = () => shown.calls.filter(call => call.path === grid.source).length
  return { ...shown, server, asked }
}

const panel = (name: string) => page.getByRole('dialog', { name, exact: true })
const reason = () => page.getByRole('textbox', { name: 'Reason' })
const press = (name: string) => page.getByRole('button', { name, exact: true })

describe('action with a form', () => {
  it('names its row in the title, is filled from it, and is sent to it', async () => {
    const shown = await show()
    await press('Reject row').first().click()
    await expect.element(panel('Reject 50210')).toBeVisible()
    const name = refunds.find(({ idRefund }) => idRefund === 50_210)?.customerName
    await expect.element(page.getByRole('textbox', { name: 'Customer' })).toHaveValue(String(name))
    // The row has a status too, which is not one of these.
    await expect.element(page.getByRole('combobox', { name: 'Next step' })).toHaveValue('')
    await reason().fill('Paid twice')
    await panel('Reject 50210').getByRole('button', { name: 'Reject' }).dblClick()
    await vi.waitFor(() => shown.server.reply(0, good('Rejected.')))
    await expect.element(panel('Reject 50210')).not.toBeInTheDocument()
    expect(shown.server.calls).toHaveLength(1)
    expect(shown.server.calls[0]).toMatchObject({
      method: 'POST',
      path: '/api/refunds/50210/reject',
      body: { reason: 'Paid twice', customerName: name, step: 2 },
    })
    expect(shown.toasts).toEqual([{ type: 'success', text: 'Rejected.' }])
    await vi.waitFor(() => expect(shown.asked()).toBe(2))
    await expect.element(press('Reject row').first()).toHaveFocus()
  })

  it('leaves a field empty that the row does not fill, and sends what is typed', async () => {
    const shown = await show({}, [correction])
    await press('Correct').first().click()
    const name = refunds.find(({ idRefund }) => idRefund === 50_210)?.customerName
    await expect.element(page.getByRole('textbox', { name: 'Customer' })).toHaveValue(String(name))
    const method = page.getByRole('textbox', { name: 'New method' })
    await expect.element(method).toHaveValue('')
    await method.fill('voucher')
    await panel('Correct 50210').getByRole('button', { name: 'Save' }).click()
    await vi.waitFor(() => expect(shown.server.calls).toHaveLength(1))
    expect(shown.server.calls[0]).toMatchObject({ method: 'PUT', body: { method: 'voucher' } })
  })

  it('that does harm is sent in the danger colour, and left by a button that is not called “Cancel”', async () => {
    await show({}, [{ ...action('screen', '/api/refunds/reject-all'), tone: 'danger' }])
    await press('Reject screen').click()
    const send = panel('Reject').getByRole('button', { name: 'Reject', exact: true })
    await expect.element(send).toHaveAttribute('data-variant', 'danger')
    await expect.element(press('Cancel')).not.toBeInTheDocument()
    await press('Go back').click()
    await expect.element(panel('Reject')).not.toBeInTheDocument()
  })

  it('that does harm asks in the danger colour before it is sent', async () => {
    const open = action('screen', '/api/refunds/reject-all')
    const confirm = { type: 'action', text: 'All of them?' } as const
    const submit = { call: '/api/refunds/reject-all', label: 'Reject', confirm }
    const form = { ...open.panel.form, submit }
    await show({}, [{ ...open, tone: 'danger', panel: { ...open.panel, form } }])
    await press('Reject screen').click()
    await reason().fill('Paid twice')
    await panel('Reject').getByRole('button', { name: 'Reject', exact: true }).click()
    const yes = page.getByRole('alertdialog').getByRole('button', { name: 'Reject' })
    await expect.element(yes).toHaveAttribute('data-variant', 'danger')
  })

  it('without values is not filled from the row, and is sent to it', async () => {
    const open = action('row', '/api/refunds/{idRefund}/reject')
    const form = { ...open.panel.form, values: false as const }
    const shown = await show({}, [{ ...open, panel: { ...open.panel, form } }])
    await press('Reject row').first().click()
    await expect.element(page.getByRole('textbox', { name: 'Customer' })).toHaveValue('')
    await reason().fill('Paid twice')
    await panel('Reject 50210').getByRole('button', { name: 'Reject' }).click()
    await vi.waitFor(() => shown.server.reply(0, good('Rejected.')))
    expect(shown.server.calls[0]).toMatchObject({
      path: '/api/refunds/50210/reject',
      body: { reason: 'Paid twice', customerName: '' },
    })
  })

  it('names its form after the panel', async () => {
    await show()
    await press('Reject row').first().click()
    await expect.element(page.getByRole('form')).toHaveAccessibleName('Reject 50210')
  })

  it('reloads the loads after success, then the rows, once', async () => {
    const shown = await show({
      loads: { banks: [] },
      asked: { banks: { get: '/api/banks', onError: { toast: 'server', value: [] } } },
    })
    await press('Reject screen').click()
    await reason().fill('Paid twice')
    await panel('Reject').getByRole('button', { name: 'Reject' }).click()
    await vi.waitFor(() => shown.server.reply(0, good()))
    await expect.element(panel('Reject')).not.toBeInTheDocument()
    await vi.waitFor(() => expect(shown.server.calls[1]).toMatchObject({ method: 'GET', path: '/api/banks' }))
    expect(shown.asked()).toBe(1)
    shown.server.reply(1, { ok: true, status: 200, data: [] })
    await vi.waitFor(() => expect(shown.asked()).toBe(2))
    expect(shown.server.calls).toHaveLength(2)
  })

  it('shows an error if its record could not be loaded, instead of empty fields, and can retry', async () => {
    const [, , open = action('screen', '/api/reject')] = grid.actions
    const form = { ...open.panel.form, values: 'settings' }
    const filled = { ...open, panel: { ...open.panel, form } }
    const shown = await show({ asked: { settings: { get: '/api/settings', onError: {} } } }, [filled])
    await press('Reject screen').click()
    await expect.element(page.getByText('The values of this form could not be loaded.')).toBeVisible()
    await press('Try again').click()
    await vi.waitFor(() => shown.server.reply(0, { ok: true, status: 200, data: { customerName: 'Nour' } }))
    await expect.element(page.getByRole('textbox', { name: 'Customer' })).toHaveValue('Nour')
  })

  it('on a selection sends the selection, and clears it after success', async () => {
    const shown = await show()
    await page.getByRole('checkbox', { name: 'Select 50210' }).click()
    await page.getByRole('checkbox', { name: 'Select 50212' }).click()
    await press('Reject selection').click()
    await reason().fill('Paid twice')
    await panel('Reject').getByRole('button', { name: 'Reject' }).click()
    await vi.waitFor(() => shown.server.reply(0, good()))
    expect(shown.server.calls[0]).toMatchObject({
      path: '/api/refunds/reject',
      body: { reason: 'Paid twice', selection: { ids: [50_210, 50_212] } },
    })
    await expect.element(page.getByText('2 selected')).not.toBeInTheDocument()
  })

  it('stays open after success with values that were typed while it was being sent', async () => {
    const shown = await show()
    await press('Reject row').first().click()
    await reason().fill('Paid twice')
    await panel('Reject 50210').getByRole('button', { name: 'Reject' }).click()
    await vi.waitFor(() => expect(shown.server.calls).toHaveLength(1))
    await reason().fill('Paid twice, by card')
    shown.server.reply(0, good('Rejected.'))
    await vi.waitFor(() => expect(shown.toasts).toEqual([{ type: 'success', text: 'Rejected.' }]))
    await vi.waitFor(() => expect(shown.asked()).toBe(2))
    await expect.element(reason()).toHaveValue('Paid twice, by card')
    await expect.element(panel('Reject 50210')).toBeVisible()
  })

  it('cannot be closed by Escape or Cancel while it is being sent', async () => {
    const shown = await show()
    await press('Reject row').first().click()
    await reason().fill('Paid twice')
    await panel('Reject 50210').getByRole('button', { name: 'Reject' }).click()
    await vi.waitFor(() => expect(shown.server.calls).toHaveLength(1))
    await press('Cancel').click({ force: true })
    await userEvent.keyboard('{Escape}')
    await expect.element(press('Cancel')).toHaveAttribute('aria-disabled', 'true')
    expect(page.getByRole('alertdialog').elements()).toEqual([])
    shown.server.reply(0, refused(500, 'The disk is full.'))
    await expect.element(press('Cancel')).not.toHaveAttribute('aria-disabled')
    await expect.element(reason()).toHaveValue('Paid twice')
    await press('Cancel').click()
    await expect.element(page.getByRole('alertdialog')).toBeVisible()
  })

  it('keeps typed values as a draft when its panel is closed, and offers it when it opens again', async () => {
    await show({ memory: mapMemory() })
    await press('Reject screen').click()
    await reason().fill('Paid tw')
    await userEvent.keyboard('{Escape}')
    await expect.element(panel('Reject')).not.toBeInTheDocument()
    await press('Reject screen').click()
    await expect.element(page.getByText('Draft restored')).toBeVisible()
    await expect.element(reason()).toHaveValue('Paid tw')
  })

  it('asks before its panel is closed with values that no draft may contain, and keeps the rest as a draft', async () => {
    await show({ memory: mapMemory() })
    await press('Reject screen').click()
    await reason().fill('Paid tw')
    await page.getByRole('textbox', { name: 'Pin' }).fill('9876')
    await userEvent.keyboard('{Escape}')
    const question = page.getByRole('alertdialog', { name: 'Close without saving?' })
    await expect
      .element(question.getByText('Your changes are kept as a draft in this browser, except: Pin.'))
      .toBeVisible()
    await question.getByRole('button', { name: 'Keep editing' }).click()
    await expect.element(page.getByRole('textbox', { name: 'Pin' })).toHaveValue('9876')
    await userEvent.keyboard('{Escape}')
    await question.getByRole('button', { name: 'Close' }).click()
    await expect.element(panel('Reject')).not.toBeInTheDocument()
    await press('Reject screen').click()
    await expect.element(reason()).toHaveValue('Paid tw')
    await expect.element(page.getByRole('textbox', { name: 'Pin' })).toHaveValue('')
  })

  it('stays open after a failure with all typed values', async () => {
    const shown = await show()
    await press('Reject screen').click()
    await reason().fill('Paid twice')
    await panel('Reject').getByRole('button', { name: 'Reject' }).click()
    await vi.waitFor(() => shown.server.reply(0, refused(500, 'The disk is full.')))
    await vi.waitFor(() => expect(shown.toasts).toEqual([{ type: 'error', text: 'The disk is full.' }]))
    await expect.element(reason()).toHaveValue('Paid twice')
  })

  it('reports a conflict (409), reloads loads and rows and keeps typed values', async () => {
    const shown = await show()
    await press('Reject row').first().click()
    await reason().fill('Paid twice')
    await panel('Reject 50210').getByRole('button', { name: 'Reject' }).click()
    await vi.waitFor(() => shown.server.reply(0, refused(409, 'Mona was faster.')))
    await expect.element(page.getByText('Someone else saved first')).toBeVisible()
    await vi.waitFor(() => expect(shown.asked()).toBe(2))
    await expect.element(reason()).toHaveValue('Paid twice')
  })

  it('for all matching rows shows their new number after a 409, and sends it with the typed values', async () => {
    let more = false
    const shown = await show({}, grid.actions, call => {
      const reply = rowsOf(call)
      return more && reply.ok ? { ...reply, data: { ...Object(reply.data), rowCount: 1234 } } : reply
    })
    const matching = refunds.length
    await page.getByRole('checkbox', { name: 'Select 50210' }).click()
    await press(`Select all ${matching} matching`).click()
    await page.getByRole('checkbox', { name: 'Select 50212' }).click()
    await press('Reject selection').click()
    const concerns = (rows: string) => panel('Reject').getByText(`${rows} rows`, { exact: true })
    await expect.element(concerns(String(matching - 1))).toBeVisible()
    await reason().fill('Paid twice')
    const send = panel('Reject').getByRole('button', { name: 'Reject' })
    await send.click()
    more = true
    await vi.waitFor(() => shown.server.reply(0, refused(409, 'They are 1,233 by now.')))
    await expect.element(concerns('1,233')).toBeVisible()
    await expect.element(reason()).toHaveValue('Paid twice')
    await send.click()
    await vi.waitFor(() => shown.server.reply(1, good()))
    await expect.element(panel('Reject')).not.toBeInTheDocument()
    const selection = { all: true, filter: [], except: [50_212] }
    expect(shown.server.calls.map(({ body }) => body)).toMatchObject([
      { reason: 'Paid twice', selection: { ...selection, count: matching - 1 } },
      { reason: 'Paid twice', selection: { ...selection, count: 1233 } },
    ])
  })
})

describe('form that stays open for the next record', () => {
  it('is empty after success, with the focus on its first field', async () => {
    const open = action('screen', '/api/refunds/reject-all')
    const next = { label: 'And another', onSuccess: { close: false } } as const
    const form = { ...open.panel.form, otherSubmits: [{ call: '/api/refunds/next', ...next }] }
    const shown = await show({}, [{ ...open, panel: { ...open.panel, form } }])
    await press('Reject screen').click()
    await reason().fill('Paid twice')
    await press('And another').click()
    await vi.waitFor(() => shown.server.reply(0, good('Rejected.')))
    await expect.element(page.getByRole('textbox', { name: 'Customer' })).toHaveFocus()
    await expect.element(reason()).toHaveValue('')
    expect(shown.server.calls[0]).toMatchObject({ path: '/api/refunds/next' })
    expect(shown.server.calls[0]?.body).not.toHaveProperty('step')
    await expect.element(panel('Reject')).toBeVisible()
    await reason().fill('Not ours')
    await userEvent.keyboard('{Enter}')
    await vi.waitFor(() => shown.server.reply(1, good('Rejected.')))
    await expect.element(panel('Reject')).not.toBeInTheDocument()
    expect(shown.server.calls[1]).toMatchObject({ path: '/api/refunds/reject-all', body: { step: 2 } })
  })
})
