import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { messages } from '../../runtime/core/messages.ts'
import { type FakeClock, fakeClock } from '../kinds/fakeClock.ts'
import { type Answer, held, ok, openConsole } from './openConsole.tsx'

const notice = page.getByRole('status').filter({ hasText: messages.stillWaiting })
const stop = page.getByRole('button', { name: messages.stopWaiting })
const save = { method: 'PUT', path: '/api/list/7' } as const

/** The home screen, with a stopped clock. */
async function openHome(answers: Readonly<Record<string, Answer>>) {
  const clock = fakeClock()
  const opened = openConsole('/', { token: 't', clock, answers })
  await expect.element(page.getByText('Welcome')).toBeVisible()
  return { ...opened, clock }
}

const texts = (opened: ReturnType<typeof openConsole>) => opened.toasts().flatMap(toast => toast.texts)

describe('call without a reply', () => {
  it('shows a notice after ten seconds, and waits for more than an hour', async () => {
    const { answer, give } = held()
    const opened = await openHome({ 'PUT /api/list/7': answer })
    const reply = opened.shell.call(save, { step: true })
    await opened.clock.pass(9_999)
    expect(notice.query()).toBeNull()
    opened.clock.advance(1)
    await expect.element(notice.getByText(new RegExp(messages.stopUndoesNothing))).toBeVisible()
    await opened.clock.pass(3_600_000)
    give(ok({ done: true }))
    expect(await reply).toMatchObject({ ok: true, data: { done: true } })
    await expect.element(notice).not.toBeInTheDocument()
    expect(texts(opened)).toEqual([])
  })

  it('can be stopped: it ends as a lost reply, with a text that does not blame the connection', async () => {
    const opened = await openHome({ 'PUT /api/list/7': held().answer })
    const reply = opened.shell.call(save, { step: true })
    opened.clock.advance(10_000)
    await stop.click()
    expect(await reply).toMatchObject({ ok: false, lost: true, handled: true })
    expect(texts(opened)).toEqual([`${messages.waitStopped} ${messages.replyLost}`])
    await expect.element(notice).not.toBeInTheDocument()
  })

  it('is sent again with the same key when the user repeats it', async () => {
    const keys: (string | undefined)[] = []
    const { answer } = held()
    const opened = await openHome({
      'PUT /api/list/7': call => {
        keys.push(call.idempotencyKey)
        return keys.length === 1 ? answer() : ok({})
      },
    })
    const first = opened.shell.call(save, { step: true })
    opened.clock.advance(10_000)
    await stop.click()
    await first
    await opened.shell.call(save, { step: true })
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
    expect(keys[1]).toBe(keys[0])
  })

  it('without side effects shows no message when it is stopped', async () => {
    const opened = await openHome({ 'GET /api/list/7': held().answer })
    const reply = opened.shell.call({ method: 'GET', path: '/api/list/7' })
    opened.clock.advance(10_000)
    await expect.element(notice).toBeVisible()
    expect(notice.getByText(new RegExp(messages.stopUndoesNothing)).query()).toBeNull()
    await stop.click()
    expect(await reply).toMatchObject({ ok: false, lost: false, handled: true })
    expect(texts(opened)).toEqual([])
  })

  it('in the background shows no notice', async () => {
    const opened = await openHome({ 'GET /api/list/7': held().answer })
    void opened.shell.call({ method: 'GET', path: '/api/list/7' }, { background: true })
    await opened.clock.pass(60_000)
    expect(notice.query()).toBeNull()
  })

  it('that the page aborts rejects as usual, and is no longer listed', async () => {
    const opened = await openHome({ 'GET /api/list/7': held().answer })
    const newer = new AbortController()
    const reply = opened.shell.call({ method: 'GET', path: '/api/list/7', signal: newer.signal })
    opened.clock.advance(10_000)
    await expect.element(notice).toBeVisible()
    newer.abort('newer')
    await expect(reply).rejects.toBe('newer')
    await expect.element(notice).not.toBeInTheDocument()
  })
})

describe('data of a screen without a reply', () => {
  const openHanging = async (address: string, call: string): Promise<FakeClock> => {
    const clock = fakeClock()
    const opened = openConsole(address, { token: 't', clock, answers: { [call]: held().answer } })
    await vi.waitFor(() => expect(opened.calls).toContain(call))
    return clock
  }

  it('can be stopped: the list shows that it has no rows, and offers a retry', async () => {
    const clock = await openHanging('/list', 'POST /api/list/grid')
    await expect.element(page.getByRole('heading', { name: 'List' })).toBeVisible()
    clock.advance(10_000)
    await stop.click()
    await expect.element(page.getByRole('button', { name: messages.tryAgain })).toBeVisible()
  })

  it('can be stopped while the first screen is still opening', async () => {
    const clock = await openHanging('/list', 'GET /api/list/defaults')
    clock.advance(10_000)
    await stop.click()
    await expect.element(page.getByRole('link', { name: '7' })).toBeVisible()
  })
})
