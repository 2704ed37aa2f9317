import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { notificationListAtom } from '../../runtime/shell/notifications/notificationListAtom.ts'
import { processEnd, processProgress } from '../../runtime/shell/useEvents.ts'
import { type ActionOf } from '../../schemas/index.ts'
import { refundGrid } from '../../stories/fixtures/refundGrid.ts'
import { heldServer } from './heldServer.ts'
import { showBlock } from './showBlock.tsx'

const pay: ActionOf<'request'> = {
  kind: 'request',
  label: 'Pay all',
  scope: 'screen',
  call: '/api/pay',
  waitsFor: ['payout'],
}
const grid = { ...refundGrid, refreshDuring: ['payout'], actions: [pay] }
const rows = (name: string) =>
  ({
    ok: true,
    status: 200,
    data: { success: true, rowCount: 40, data: [{ idRefund: 1, customerName: name }] },
  }) as const

async function show(address = '/refunds') {
  const server = heldServer()
  const shown = showBlock([{ kind: 'grid', grid }], { answer: server.answer, address })
  await vi.waitFor(() => expect(server.calls).toHaveLength(1))
  server.reply(0, rows('At first'))
  await expect.element(page.getByText('At first')).toBeVisible()
  const dispatch = (event: string) => shown.shell.events.dispatchEvent(new Event(event))
  return Object.assign(shown, { server, dispatch })
}
const frame = () => document.querySelector('[aria-busy]')
const process = (type: string, processType: string) => ({
  id: '9',
  createdAt: '2026-11-25 10:00:00',
  message: '40 payouts are being paid: 20 %.',
  type,
  read: false,
  fileUrl: undefined,
  inProgressId: 9,
  processType,
})

describe('grid during a running process', () => {
  it('reloads its rows at each progress message, at most every 2 s, and when it has ended', async () => {
    const shown = await show()
    shown.dispatch(processProgress('report'))
    shown.dispatch(processProgress('payout'))
    shown.dispatch(processProgress('payout'))
    await vi.waitFor(() => expect(shown.server.calls).toHaveLength(2))
    shown.server.reply(1, rows('On the way'))
    await expect.element(page.getByText('On the way')).toBeVisible()
    await shown.clock.pass(1999)
    expect(shown.server.calls).toHaveLength(2)
    await shown.clock.pass(1)
    await vi.waitFor(() => expect(shown.server.calls).toHaveLength(3))
    shown.server.reply(2, rows('Nearly'))
    await expect.element(page.getByText('Nearly')).toBeVisible()
    await shown.clock.pass(2000)
    shown.dispatch(processEnd('payout'))
    await vi.waitFor(() => expect(shown.server.calls).toHaveLength(4))
    shown.server.reply(3, rows('Done'))
    await expect.element(page.getByText('Done')).toBeVisible()
    expect(shown.server.calls[3]?.body).toEqual(shown.server.calls[0]?.body)
  })

  it('stays usable, and silently keeps its rows when a reload fails', async () => {
    const shown = await show()
    shown.dispatch(processProgress('payout'))
    await vi.waitFor(() => expect(shown.server.calls).toHaveLength(2))
    expect(frame()?.getAttribute('aria-busy')).toBe('false')
    shown.server.reply(1, { ok: false, status: 500, statusText: '', data: { message: 'Not now.' } })
    await shown.clock.pass(2000)
    await expect.element(page.getByText('At first')).toBeVisible()
    expect(shown.toasts).toEqual([])
    expect(page.getByRole('button', { name: 'Try again' }).elements()).toHaveLength(0)
  })

  it('is disabled while another page loads', async () => {
    const shown = await show()
    shown.dispatch(processProgress('payout'))
    await vi.waitFor(() => expect(shown.server.calls).toHaveLength(2))
    await page.getByRole('button', { name: 'Next page' }).click()
    await vi.waitFor(() => expect(shown.server.calls).toHaveLength(3))
    expect(frame()?.getAttribute('aria-busy')).toBe('true')
    shown.dispatch(processProgress('payout'))
    shown.server.reply(2, rows('Page two'))
    await expect.element(page.getByText('Page two')).toBeVisible()
    expect(frame()?.getAttribute('aria-busy')).toBe('false')
  })
})

describe('action that waits for a process', () => {
  it('is locked until it has ended, and says so', async () => {
    const shown = await show()
    const button = page.getByRole('button', { name: 'Pay all' })
    await expect.element(button).not.toHaveAttribute('aria-disabled', 'true')
    const push = (type: string, processType: string) =>
      shown.shell.store.set(notificationListAtom, {
        type: 'pushed',
        notifications: [process(type, processType)],
      })
    push('IN_PROGRESS', 'payout')
    await expect.element(button).toHaveAttribute('aria-disabled', 'true')
    await expect.element(button).toHaveAccessibleDescription('Locked until the running process has ended.')
    await button.click({ force: true })
    expect(shown.server.calls).toHaveLength(1)
    push('SUCCESS_MESSAGE', 'payout')
    await expect.element(button).not.toHaveAttribute('aria-disabled', 'true')
  })
})
