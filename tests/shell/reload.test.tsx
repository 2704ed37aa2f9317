import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { type HttpReply } from '../../runtime/ports/http.ts'
import { type Screen } from '../../schemas/index.ts'
import { held, ok, openConsole } from './openConsole.tsx'
import { tableOf } from './screens.ts'

/** A record with something to do with it; one that is gone by then leads elsewhere. */
const box: Screen = {
  name: 'box',
  path: '/box',
  title: 'Box',
  access: { resource: 'list_index' },
  loads: { record: { get: '/api/box', onError: { toast: 'server', value: null } } },
  checks: [{ when: { field: 'record.state', is: 'gone' }, go: 'maintenance' }],
  body: [
    {
      kind: 'actions',
      load: 'record',
      actions: [{ kind: 'request', label: 'Empty', call: '/api/box/empty' }],
    },
  ],
}

/** The box is open, and its button pressed. `first` and `again` answer its record, `done` the action. */
async function pressed(
  again: () => HttpReply | Promise<HttpReply>,
  done = (): HttpReply | Promise<HttpReply> => ok({}),
) {
  const replies = [() => ok({ state: 'full' }), again]
  const opened = openConsole('/box', {
    token: 't',
    routes: tableOf(undefined, [box]),
    answers: { 'GET /api/box': () => (replies.shift() ?? again)(), 'POST /api/box/empty': done },
  })
  await page.getByRole('button', { name: 'Empty' }).click()
  return opened
}
const asked = (opened: ReturnType<typeof openConsole>, call: string) =>
  opened.calls.filter(one => one === call).length

describe('reloading the loads of a screen', () => {
  it('opens the screens of its checks', async () => {
    const opened = await pressed(() => ok({ state: 'gone' }))
    await vi.waitFor(() => expect(opened.path()).toBe('/maintenance'))
  })

  it('keeps the screen if a load fails, and shows the error', async () => {
    const opened = await pressed(() => ({
      ok: false,
      status: 503,
      statusText: '',
      data: { message: 'Down' },
    }))
    await vi.waitFor(() => expect(opened.toasts().flatMap(({ texts }) => texts)).toContain('Down'))
    expect(opened.path()).toBe('/box')
  })

  it('does not navigate once the user has left the screen', async () => {
    const record = held()
    const opened = await pressed(record.answer)
    await vi.waitFor(() => expect(asked(opened, 'GET /api/box')).toBe(2))
    opened.shell.navigate('/list')
    await expect.element(page.getByRole('heading', { name: 'List' })).toBeVisible()
    record.give(ok({ state: 'gone' }))
    opened.shell.navigate('/list/7')
    await expect.element(page.getByText('Seven')).toBeVisible()
    expect(opened.address()).toBe('/list/7')
  })

  it('is cancelled when the user leaves the screen before the action is done', async () => {
    const action = held()
    const opened = await pressed(() => ok({ state: 'gone' }), action.answer)
    await vi.waitFor(() => expect(asked(opened, 'POST /api/box/empty')).toBe(1))
    opened.shell.navigate('/list')
    await expect.element(page.getByRole('heading', { name: 'List' })).toBeVisible()
    action.give(ok({ message: 'It is empty.' }))
    await vi.waitFor(() => expect(opened.toasts().flatMap(({ texts }) => texts)).toEqual(['It is empty.']))
    opened.shell.navigate('/list/7')
    await expect.element(page.getByText('Seven')).toBeVisible()
    expect([opened.address(), asked(opened, 'GET /api/box')]).toEqual(['/list/7', 1])
  })
})
