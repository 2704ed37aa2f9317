import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { notificationListAtom } from '../../runtime/shell/notifications/notificationListAtom.ts'
import { toastsAtom } from '../../runtime/shell/toasts/toastsAtom.ts'
import { type Screen } from '../../schemas/index.ts'
import { type Answer, createMemory, failed, held, type Opening, ok, openConsole } from './openConsole.tsx'
import { tableOf } from './screens.ts'

const list = 'GET /api/navigation/notification'
const item = (id: number, more: Record<string, unknown> = {}, type = 'CUSTOM') => ({
  id,
  createdAt: '2026-01-05 09:30:00',
  message: `Message ${id}.`,
  readed: false,
  body: { type, ...more },
})
const push = (id: number | undefined, type = 'CUSTOM', more: Record<string, unknown> = {}) => ({
  type: 'BackgroundProcess',
  body: { type },
  date: '2026-01-05 09:31:00',
  message: `Pushed ${id}.`,
  ...(id !== undefined && { id }),
  ...more,
})
const message = (...actions: unknown[]) => JSON.stringify({ success: true, actions })

function open(answers: Readonly<Record<string, Answer>> = {}) {
  return openConsole('/', { token: 't', answers: { [list]: ok([item(2), item(1)]), ...answers } })
}
const texts = (opened: ReturnType<typeof open>) => opened.toasts().flatMap(toast => toast.texts)
const bell = (name: string) => page.getByRole('button', { name, exact: true, includeHidden: true })
const dialog = page.getByRole('dialog', { name: 'Notifications' })
const messages = () =>
  dialog
    .getByRole('listitem')
    .elements()
    .map(line => line.textContent)

async function openDialog(answers: Readonly<Record<string, Answer>> = {}) {
  const opened = open(answers)
  await bell('Notifications, 2 unread').click()
  await expect.element(dialog.getByText('Message 2.')).toBeVisible()
  return opened
}

describe('notification panel', () => {
  it('marks one as read once, also on the server', async () => {
    const opened = await openDialog({ 'POST /api/navigation/notification/2': ok({}) })
    await dialog.getByRole('button', { name: 'Mark as read' }).first().click()
    await expect.element(bell('Notifications, 1 unread')).toBeInTheDocument()
    await dialog.getByRole('button', { name: 'Mark all as read' }).click()
    await expect
      .poll(() => opened.calls.filter(call => call.startsWith('POST')))
      .toEqual(['POST /api/navigation/notification/2', 'POST /api/navigation/notification/1'])
  })

  it('marks all as read with one call, and as unread again if the server refuses', async () => {
    const opened = await openDialog({
      'POST /api/navigation/notification/2,1': failed(500, { message: 'No.' }),
    })
    await dialog.getByRole('button', { name: 'Mark all as read' }).click()
    await expect.poll(() => texts(opened)).toEqual(['No.'])
    await expect.element(bell('Notifications, 2 unread')).toBeInTheDocument()
  })

  it.each([403, 503])('does not navigate when the server answers %i to marking as read', async status => {
    const opened = await openDialog({
      'POST /api/navigation/notification/2,1': failed(status, { message: 'No.' }),
    })
    await dialog.getByRole('button', { name: 'Mark all as read' }).click()
    await expect.element(bell('Notifications, 2 unread')).toBeInTheDocument()
    expect(opened.address()).toBe('/')
  })

  it('closes one, and focuses the next', async () => {
    const opened = await openDialog({ 'DELETE /api/navigation/notification/2': ok({}) })
    await dialog.getByRole('listitem').first().getByRole('button', { name: 'Close' }).click()
    await expect.poll(() => messages().length).toBe(1)
    await expect.element(dialog.getByRole('listitem').getByRole('button', { name: 'Close' })).toHaveFocus()
    expect(opened.calls).toContain('DELETE /api/navigation/notification/2')
  })

  it('restores one that the server does not close', async () => {
    const opened = await openDialog({
      'DELETE /api/navigation/notification/2': failed(500, { message: 'No.' }),
    })
    await dialog.getByRole('listitem').first().getByRole('button', { name: 'Close' }).click()
    await expect.poll(() => texts(opened)).toEqual(['No.'])
    await expect.poll(() => messages()[0]).toMatch(/^Message 2/)
  })

  it('clears all after a confirmation', async () => {
    const opened = await openDialog({ 'DELETE /api/navigation/notification': ok({}) })
    await dialog.getByRole('button', { name: 'Clear all' }).click()
    expect(opened.calls).not.toContain('DELETE /api/navigation/notification')
    await dialog.getByRole('button', { name: 'Clear all' }).click()
    await expect.element(dialog.getByText('No notifications.')).toBeVisible()
    expect(opened.calls).toContain('DELETE /api/navigation/notification')
    await userEvent.keyboard('{Escape}')
    await expect.element(bell('Notifications')).toHaveFocus()
  })

  it.each([
    ['Mark all as read', 'POST /api/navigation/notification/2,1'],
    ['Mark as read', 'POST /api/navigation/notification/2'],
    ['Close notification', 'DELETE /api/navigation/notification/2'],
    ['Clear all', 'DELETE /api/navigation/notification'],
  ])('sends one request for three presses before the page is redrawn: %s', async (name, call) => {
    const opened = await openDialog({ [call]: held().answer })
    if (name === 'Clear all') await dialog.getByRole('button', { name }).click()
    const buttons = name.startsWith('Close')
      ? dialog.getByRole('listitem').getByRole('button', { name: 'Close' })
      : dialog.getByRole('button', { name, exact: true })
    const pressed = buttons.first().element()
    for (let press = 0; press < 3; press++) if (pressed instanceof HTMLElement) pressed.click()
    const changes = () => opened.calls.filter(sent => !sent.startsWith('GET'))
    await expect.poll(changes).not.toEqual([])
    expect(changes()).toEqual([call])
  })

  it('closes none when Enter marks one as read and is pressed twice', async () => {
    const opened = await openDialog({ 'POST /api/navigation/notification/2': ok({}) })
    dialog.getByRole('button', { name: 'Mark as read' }).first().element().focus()
    await userEvent.keyboard('{Enter}{Enter}')
    await expect.element(bell('Notifications, 1 unread')).toBeInTheDocument()
    expect(opened.calls.filter(call => call.startsWith('DELETE'))).toEqual([])
    expect(messages()).toHaveLength(2)
  })

  it('asks for confirmation before it clears all, also after a double click', async () => {
    const opened = await openDialog({ 'DELETE /api/navigation/notification': held().answer })
    await dialog.getByRole('button', { name: 'Clear all' }).dblClick()
    await expect.element(dialog.getByRole('button', { name: 'Keep them' })).toBeVisible()
    expect(opened.calls.filter(call => call.startsWith('DELETE'))).toEqual([])
  })

  it('lists processes in progress separately', async () => {
    open({ [list]: ok([item(9, {}, 'IN_PROGRESS'), item(1)]) })
    await bell('Notifications, 1 unread').click()
    await expect
      .element(dialog.getByRole('list', { name: 'In progress' }).getByText('Message 9.'))
      .toBeVisible()
    await expect
      .element(dialog.getByRole('list', { name: 'Notifications' }).getByText('Message 1.'))
      .toBeVisible()
  })

  it("raises 'Unhandled notification type.' once, and shows the notification nevertheless", async () => {
    const opened = open({ [list]: ok([item(1, {}, 'SOMETHING_NEW')]) })
    await expect.poll(() => texts(opened)).toEqual(['Unhandled notification type.'])
    await bell('Notifications, 1 unread').click()
    await expect.element(dialog.getByText('Message 1.')).toBeVisible()
    expect(opened.toasts()).toHaveLength(1)
  })

  it.each([{}, null])('raises it for a notification whose body is %j, and shows it', async body => {
    const opened = open({ [list]: ok([{ ...item(1), body }]) })
    await expect.poll(() => texts(opened)).toEqual(['Unhandled notification type.'])
    await bell('Notifications, 1 unread').click()
    await expect.element(dialog.getByText('Message 1.')).toBeVisible()
  })

  it('does not raise it again after a reload, until another one arrives', async () => {
    const memory = createMemory()
    const answers = { [list]: ok([item(1, {}, 'SOMETHING_NEW')]) }
    const first = openConsole('/', { token: 't', memory, answers })
    await expect.poll(() => texts(first)).toEqual(['Unhandled notification type.'])
    const later = { [list]: ok([item(1, {}, 'SOMETHING_NEW')]), 'GET /get-profile': ok({}) }
    const again = openConsole('/', { token: 't', memory, answers: later })
    await expect.poll(() => again.calls).toContain(list)
    again.socket.send(message(push(3)))
    await expect.poll(() => again.shell.store.get(notificationListAtom).items).toHaveLength(2)
    expect(texts(again)).toEqual([])
    const third = { [list]: ok([item(4, {}, 'SOMETHING_NEW'), item(1, {}, 'SOMETHING_NEW')]) }
    const other = openConsole('/', { token: 't', memory, answers: third })
    await expect.poll(() => texts(other)).toEqual(['Unhandled notification type.'])
  })

  it('retries when the list could not be loaded', async () => {
    const answers: Answer[] = [failed(500)]
    const opened = open({
      [list]: () => {
        const answer = answers.shift()
        return typeof answer === 'object' ? answer : ok([item(1)])
      },
    })
    await expect.poll(() => texts(opened)).toEqual(['Error loading notifications.'])
    await bell('Notifications').click()
    await dialog.getByRole('button', { name: 'Try again' }).click()
    await expect.element(dialog.getByText('Message 1.')).toBeVisible()
  })
})

describe('notification websocket', () => {
  it('opens on load and subscribes to channel BackgroundProcess', async () => {
    const opened = open()
    await expect.poll(() => opened.socket.paths).toEqual(['/api/navigation/socket'])
    await expect
      .poll(() => opened.socket.said.map(text => JSON.parse(text)))
      .toEqual([{ action: 'subscribe', data: { channel: 'BackgroundProcess' } }])
  })

  const note: Screen = {
    name: 'note',
    path: '/note',
    title: 'Note',
    access: 'public',
    frame: 'public',
    body: [{ kind: 'text', text: 'A note' }],
  }
  it.each<[which: string, address: string, opening: Opening]>([
    ['for a customer', '/note', { token: 't', routes: tableOf(undefined, [note]) }],
    ['without a session', '/forbidden', {}],
    [
      'for a session that the server does not honour',
      '/forbidden',
      { token: 't', answers: { 'GET /api/navigation/acl-resource': 401 } },
    ],
  ])('is not opened %s', async (_, address, opening) => {
    const opened = openConsole(address, opening)
    await expect.element(page.getByRole('heading', { name: /No access|Note/ }).first()).toBeInTheDocument()
    await new Promise(resolve => setTimeout(resolve, 300))
    expect(opened.socket.paths).toEqual([])
  })

  it('adds pushed notifications on top, counts them, and removes their items in progress', async () => {
    const opened = open({ [list]: ok([item(9, {}, 'IN_PROGRESS'), item(1)]) })
    await bell('Notifications, 1 unread').click()
    await expect.element(dialog.getByRole('list', { name: 'In progress' })).toBeVisible()
    opened.socket.send(message(push(10, 'SUCCESS_DOWNLOAD', { inProgressId: 9 })))
    await expect.poll(() => messages()[0]).toMatch(/^Pushed 10/)
    expect(dialog.getByRole('list', { name: 'In progress' }).query()).toBeNull()
    await expect.element(bell('Notifications, 2 unread')).toBeInTheDocument()
  })

  it("shows 'Invalid WebSocket message received.' for an invalid message, and stays connected", async () => {
    const opened = open()
    await expect.element(bell('Notifications, 2 unread')).toBeVisible()
    opened.socket.send('{"success":true}')
    opened.socket.send(message(push(7, 'REPORT_DOWNLOAD')))
    opened.socket.send(message(push(3)))
    await expect.element(bell('Notifications, 3 unread')).toBeVisible()
    expect(texts(opened)).toEqual(['Invalid WebSocket message received.'])
  })

  it('shows it again for a later message when the first toast has gone, and never twice at a time', async () => {
    const opened = open()
    await expect.element(bell('Notifications, 2 unread')).toBeVisible()
    const text = 'Invalid WebSocket message received.'
    const raised = { type: 'error', text } as const
    opened.shell.store.set(toastsAtom, { type: 'toastRaised', toast: raised, at: Date.now() - 60_000 })
    opened.socket.send('nothing')
    opened.socket.send(message(push(3)))
    await expect.element(bell('Notifications, 3 unread')).toBeVisible()
    expect(opened.toasts()).toHaveLength(1)
    const [first] = opened.toasts()
    opened.shell.store.set(toastsAtom, { type: 'toastClosed', id: first?.id ?? 0 })
    opened.socket.send('nothing')
    await expect.poll(() => texts(opened)).toEqual([text])
    expect(opened.toasts()[0]?.id).not.toBe(first?.id)
  })

  it('shows a lost connection in the bell, and fetches missed notifications after reconnecting', async () => {
    const replies = [ok([item(1)]), ok([item(2), item(1)])]
    const opened = open({ [list]: () => replies.shift() ?? failed(500) })
    await expect.element(bell('Notifications, 1 unread')).toBeVisible()
    opened.socket.lose()
    await expect.element(bell('Notifications, 1 unread, no live updates')).toBeVisible()
    opened.socket.comeBack()
    await expect.element(bell('Notifications, 2 unread')).toBeVisible()
    expect(opened.socket.said).toHaveLength(2)
  })

  it('keeps notifications that were pushed while the list was loading', async () => {
    const later = held()
    const opened = open({ [list]: later.answer })
    await expect.poll(() => opened.calls).toContain(list)
    opened.socket.send(message(push(5)))
    await expect.element(bell('Notifications, 1 unread')).toBeVisible()
    later.give(ok([item(4), item(5)]))
    await expect.element(bell('Notifications, 2 unread')).toBeVisible()
  })

  it('closes at sign-out, and the notifications are deleted', async () => {
    const opened = open()
    await expect.element(bell('Notifications, 2 unread')).toBeVisible()
    opened.shell.navigate('/logout')
    await expect.poll(() => opened.left.length).toBe(1)
    expect(opened.socket.lines()).toBe(0)
  })

  it('handles a thousand notifications per second: all are counted, a hundred are drawn', async () => {
    const opened = open({ [list]: ok([]) })
    await bell('Notifications').click()
    await expect.element(dialog.getByText('No notifications.')).toBeVisible()
    for (let id = 1; id <= 1000; id += 1) opened.socket.send(message(push(id)))
    await expect.element(bell('Notifications, 1000 unread')).toBeInTheDocument()
    expect(messages()).toHaveLength(100)
    expect(messages()[0]).toMatch(/^Pushed 1000\./)
    await dialog.getByRole('button', { name: 'Show more' }).click()
    await expect.poll(() => messages().length).toBe(200)
  })
})

describe('requested report', () => {
  it('is announced by the websocket', async () => {
    const opened = open({ 'POST /api/report': ok({ message: 'Started.' }) })
    await expect.element(bell('Notifications, 2 unread')).toBeVisible()
    const { awaitReport, expectReport } = await import('../../runtime/shell/notifications/awaitReport.ts')
    await expectReport(opened.shell)
    opened.socket.send(message(push(5, 'SUCCESS_DOWNLOAD', { message: 'It is <b>ready</b>.' })))
    await expect.element(bell('Notifications, 3 unread')).toBeVisible()
    awaitReport(opened.shell)
    await expect.poll(() => texts(opened)).toEqual(['It is ready.'])
    expect(opened.calls.filter(call => call === list)).toHaveLength(1)
  })

  it('is not confused with earlier ones when their list arrives late', async () => {
    const later = held()
    const opened = open({ [list]: later.answer })
    await expect.poll(() => opened.calls).toContain(list)
    const { awaitReport, expectReport } = await import('../../runtime/shell/notifications/awaitReport.ts')
    const expecting = expectReport(opened.shell)
    later.give(ok([item(2, { inProgressId: 7 }, 'SUCCESS_DOWNLOAD'), item(1)]))
    await expecting
    awaitReport(opened.shell)
    opened.socket.send(message(push(5, 'SUCCESS_DOWNLOAD', { message: 'The new one is ready.' })))
    await expect.poll(() => texts(opened)).toEqual(['The new one is ready.'])
  })
})
