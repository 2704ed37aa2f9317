import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { type HttpReply } from '../../runtime/ports/http.ts'
import { knownUserName } from '../../runtime/shell/session/knownUserName.ts'
import { loadProfile } from '../../runtime/shell/session/loadProfile.ts'
import { profileAtom } from '../../runtime/shell/session/profileAtom.ts'
import { failed, held, ok, openConsole } from './openConsole.tsx'

const ada = ok({ username: 'ada', email: 'ada@example.org' })
const bob = ok({ username: 'bob', email: 'bob@example.org' })
const save = { method: 'PUT', path: '/api/list/7' } as const
const question = page.getByRole('alertdialog', { name: 'Another user has signed in' })

/** The console of ada, who is known; `who` answers who is signed in from then on. */
async function consoleOfAda(
  who: () => HttpReply | Promise<HttpReply>,
  saved: () => HttpReply | Promise<HttpReply> = () => ok({}),
) {
  let answer: typeof who = () => ada
  const opened = openConsole('/list', {
    token: 'of ada',
    answers: { 'PUT /api/list/7': saved, 'GET /get-profile': () => answer() },
  })
  const profiles = () => opened.calls.filter(call => call === 'GET /get-profile').length
  const unwatched = opened.shell.session.sends
  // What looks at each call arrives after the first rows.
  await vi.waitFor(() => expect(opened.shell.session.sends).not.toBe(unwatched))
  await vi.waitFor(() => expect(profiles()).toBe(1))
  await vi.waitFor(() => expect(opened.calls).toContain('GET /api/navigation/notification'))
  await vi.waitFor(() => expect(opened.shell.store.get(profileAtom)?.name).toBe('ada'))
  answer = who
  return { ...opened, profiles, saves: () => opened.calls.filter(call => call === 'PUT /api/list/7').length }
}

describe('call after another tab has started a session', () => {
  it('is not sent for another user, and a message names that user', async () => {
    const opened = await consoleOfAda(() => bob)
    opened.shell.ports.session.open('of bob')
    const reply = await opened.shell.call(save)
    expect(reply).toMatchObject({ ok: false, handled: true })
    expect(opened.saves()).toBe(0)
    await expect
      .element(question.getByText(/^bob has signed in in another tab.* belongs to ada\.$/))
      .toBeVisible()
    expect(opened.toasts()).toEqual([])
    expect(opened.token()).toBe('of bob')
  })

  it('is sent for the same user with a newer session, without a message', async () => {
    const opened = await consoleOfAda(() => ada)
    opened.shell.ports.session.open('newer')
    expect(await opened.shell.call(save)).toMatchObject({ ok: true })
    expect(await opened.shell.call(save)).toMatchObject({ ok: true })
    expect(opened.saves()).toBe(2)
    expect(opened.profiles()).toBe(2)
    await expect.element(question).not.toBeInTheDocument()
  })

  it('shows one message for all pending calls', async () => {
    const { answer, give } = held()
    const opened = await consoleOfAda(answer)
    opened.shell.ports.session.open('of bob')
    const replies = Promise.all([opened.shell.call(save), opened.shell.call(save)])
    await vi.waitFor(() => expect(opened.profiles()).toBe(2))
    give(bob)
    expect(await replies).toMatchObject([{ handled: true }, { handled: true }])
    expect(opened.profiles()).toBe(2)
    expect(opened.saves()).toBe(0)
  })

  it('is sent if the server rejects the session: the refusal redirects to login as usual', async () => {
    const opened = await consoleOfAda(
      () => failed(401),
      () => failed(401),
    )
    opened.shell.ports.session.open('of nobody')
    expect(await opened.shell.call(save)).toMatchObject({ ok: false, status: 401, handled: true })
    expect(opened.saves()).toBe(1)
    expect(opened.left).toEqual(['/login?returnTo=%2Flist'])
    await expect.element(question).not.toBeInTheDocument()
  })

  it('is not sent if the user is unknown', async () => {
    const opened = await consoleOfAda(() => failed(500))
    opened.shell.ports.session.open('of somebody')
    expect(await opened.shell.call(save)).toMatchObject({ ok: false, handled: true })
    expect(opened.saves()).toBe(0)
    const dialog = page.getByRole('alertdialog', { name: 'The session has changed' })
    await expect.element(dialog.getByText(/^Someone has signed in in another tab/)).toBeVisible()
  })

  it('is not sent without a connection, which is reported as usual', async () => {
    const opened = await consoleOfAda(() => failed(-1))
    opened.shell.ports.session.open('of bob')
    expect(await opened.shell.call(save)).toMatchObject({ ok: false, handled: true })
    expect(opened.saves()).toBe(0)
    const texts = opened.toasts().flatMap(toast => toast.texts)
    expect(texts).toEqual(['Please make sure that you are connected to the internet'])
  })
})

describe('late reply about the current user', () => {
  it('is ignored after another user has signed in', async () => {
    const { answer, give } = held()
    const { shell } = openConsole('/list', { token: 'of ada', answers: { 'GET /get-profile': answer } })
    const loaded = loadProfile(shell)
    shell.ports.session.open('of bob')
    give(ada)
    await loaded
    expect(shell.store.get(profileAtom)).toBeUndefined()
    expect(knownUserName(shell)).toBe('')
  })
})

describe('returning to a tab', () => {
  const comeBack = () => window.dispatchEvent(new Event('focus'))
  /** What looks arrives after the first rows. */
  const comeBackAndSee = () =>
    vi.waitFor(() => {
      comeBack()
      expect(question.query()).not.toBeNull()
    })

  it('requests nothing while the session is the same', async () => {
    const opened = await consoleOfAda(() => ada)
    const before = opened.calls.length
    comeBack()
    expect(await opened.shell.call(save)).toMatchObject({ ok: true })
    expect(opened.calls.slice(before)).toEqual(['PUT /api/list/7'])
  })

  it('reports another user once, and again when something would be sent', async () => {
    const opened = await consoleOfAda(() => bob)
    opened.shell.ports.session.open('of bob')
    await comeBackAndSee()
    await page.getByRole('button', { name: 'Stay on this page' }).click()
    await expect.element(question).not.toBeInTheDocument()
    comeBack()
    expect(opened.profiles()).toBe(2)
    await opened.shell.call(save)
    await expect.element(question).toBeVisible()
    expect(opened.saves()).toBe(0)
  })

  it('closes the dialog when the first user is back, and calls are sent again', async () => {
    let now = bob
    const opened = await consoleOfAda(() => now)
    opened.shell.ports.session.open('of bob')
    await comeBackAndSee()
    now = ada
    opened.shell.ports.session.open('of ada again')
    comeBack()
    await expect.element(question).not.toBeInTheDocument()
    expect(await opened.shell.call(save)).toMatchObject({ ok: true })
    expect(opened.profiles()).toBe(3)
  })

  it('continues as the other user after a reload, with typed work stored for the first', async () => {
    const opened = await consoleOfAda(() => bob)
    const keep = vi.fn()
    opened.shell.beforeReload.add(keep)
    opened.shell.ports.session.open('of bob')
    await comeBackAndSee()
    await page.getByRole('button', { name: 'Go on as bob' }).click()
    await vi.waitFor(() => expect(opened.reloads()).toBe(1))
    expect(keep).toHaveBeenCalledOnce()
  })
})

describe('tab of a former user', () => {
  const logouts = ({ calls }: { readonly calls: readonly string[] }) =>
    calls.filter(call => call === 'GET /api/navigation/logout').length

  it('does not end the session of the next user on sign-out, and says whose it is', async () => {
    const opened = await consoleOfAda(() => bob)
    opened.shell.ports.session.open('of bob')
    opened.shell.navigate('/logout')
    const text =
      'bob has signed in in another tab of this browser and is still signed in. This page belongs to ada, whose session has ended here.'
    await expect.element(page.getByText(text)).toBeVisible()
    expect(logouts(opened)).toBe(0)
    expect(opened.token()).toBe('of bob')
    await page.getByRole('button', { name: 'Go on as bob' }).click()
    expect(opened.left).toEqual(['/'])
  })

  it('ends that session if the user confirms', async () => {
    const opened = await consoleOfAda(() => bob)
    opened.shell.ports.session.open('of bob')
    opened.shell.navigate('/logout')
    await page.getByRole('button', { name: 'Sign bob out' }).click()
    await vi.waitFor(() => expect(opened.left).toHaveLength(1))
    expect(logouts(opened)).toBe(1)
    expect(opened.token()).toBeUndefined()
  })

  it('signs out at once if the session is only a newer one of the same user', async () => {
    const opened = await consoleOfAda(() => ada)
    opened.shell.ports.session.open('newer')
    opened.shell.navigate('/logout')
    await vi.waitFor(() => expect(opened.left).toHaveLength(1))
    expect(logouts(opened)).toBe(1)
  })

  it('keeps the session of the next user when a call of the former one is refused late', async () => {
    const { answer, give } = held()
    const opened = await consoleOfAda(() => bob, answer)
    const reply = opened.shell.call(save)
    await vi.waitFor(() => expect(opened.saves()).toBe(1))
    opened.shell.ports.session.open('of bob')
    give(failed(401))
    expect(await reply).toMatchObject({ ok: false, handled: true })
    await expect.element(question).toBeVisible()
    expect(opened.token()).toBe('of bob')
    expect(opened.left).toEqual([])
  })
})
