import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type ToastSpec } from '../../runtime/core/toasts/merge.ts'
import { Services } from '../../runtime/shell/services/Services.tsx'
import { ToastList } from '../../runtime/shell/toasts/ToastList.tsx'
import { toastLogAtom } from '../../runtime/shell/toasts/toastLog.ts'
import { toastsAtom } from '../../runtime/shell/toasts/toastsAtom.ts'
import { showBlock } from '../kinds/showBlock.tsx'
import { ok, openConsole } from './openConsole.tsx'

/** The toast area with a stopped clock, next to a button. `services`: the windows of the console, which load later. */
function showToasts(services = true) {
  const shown = showBlock([], {
    children: (
      <>
        <button type="button">Elsewhere</button>
        <ToastList />
        {services && <Services takeRequested={() => undefined} />}
      </>
    ),
  })
  const { store } = shown.shell
  const raise = (toast: ToastSpec) =>
    store.set(toastsAtom, { type: 'toastRaised', toast, at: shown.clock.now() })
  return { clock: shown.clock, store, raise, left: () => store.get(toastsAtom).shown.length }
}

const elsewhere = page.getByRole('button', { name: 'Elsewhere' })

describe('toast', () => {
  it('stays for its requested time', async () => {
    const { raise, clock, left } = showToasts()
    raise({ type: 'success', text: 'Saved.', timeout: 5000 })
    await expect.element(page.getByText('Saved.')).toBeVisible()
    clock.advance(4999)
    expect(left()).toBe(1)
    clock.advance(1)
    expect(left()).toBe(0)
    await expect.poll(() => page.getByText('Saved.').query()).toBeNull()
  })

  it('with an error stays at least ten seconds', async () => {
    const { raise, clock, left } = showToasts()
    raise({ type: 'error', text: '' })
    await expect.element(page.getByText('An error occurred!')).toBeVisible()
    clock.advance(9999)
    expect(left()).toBe(1)
    clock.advance(1)
    expect(left()).toBe(0)
  })

  it('stays while the pointer is over it', async () => {
    const { raise, clock, left } = showToasts()
    await elsewhere.hover()
    raise({ type: 'error', text: 'A long story.' })
    await page.getByText('A long story.').hover()
    await expect.poll(() => clock.waiting()).toBe(0)
    clock.advance(600_000)
    expect(left()).toBe(1)
    await elsewhere.hover()
    await expect.poll(() => clock.waiting()).toBe(1)
    clock.advance(10_000)
    expect(left()).toBe(0)
  })

  it('stays while it has the focus', async () => {
    const { raise, clock, left } = showToasts()
    await elsewhere.hover()
    raise({ type: 'error', text: 'A long story.' })
    const close = page.getByRole('button', { name: 'Close' })
    await expect.element(close).toBeVisible()
    close.element().focus()
    await expect.poll(() => clock.waiting()).toBe(0)
    clock.advance(600_000)
    expect(left()).toBe(1)
    elsewhere.element().focus()
    await expect.poll(() => clock.waiting()).toBe(1)
  })

  it('is closed by keyboard, and later ones disappear by themselves', async () => {
    const { raise, clock, left } = showToasts()
    await elsewhere.hover()
    raise({ type: 'error', text: 'A long story.' })
    const close = page.getByRole('button', { name: 'Close' })
    await expect.element(close).toBeVisible()
    close.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(left).toBe(0)
    await expect.poll(() => page.getByText('A long story.').query()).toBeNull()
    raise({ type: 'info', text: 'Another one.' })
    await expect.element(page.getByText('Another one.')).toBeVisible()
    await expect.poll(() => clock.waiting()).toBe(1)
  })

  it('shows the ErrorLogId of the server, and copies it', async () => {
    const { raise } = showToasts()
    raise({ type: 'error', text: 'It failed.', errorId: 'E-4711' })
    raise({ type: 'error', text: 'So did that.', errorId: 'E-4712' })
    await expect.element(page.getByText('E-4712')).toBeVisible()
    await expect.element(page.getByText('So did that.')).toBeVisible()
    const written: string[] = []
    const { clipboard } = navigator
    clipboard.writeText = async text => void written.push(text)
    await page.getByRole('button', { name: 'Copy error log id E-4711' }).click()
    await expect.poll(() => written).toEqual(['E-4711'])
    Reflect.deleteProperty(clipboard, 'writeText')
  })
})

describe('message log', () => {
  it('contains a message that disappeared before the windows of the console were loaded', async () => {
    const { raise, clock, left, store } = showToasts(false)
    raise({ type: 'error', text: 'It failed.' })
    await expect.element(page.getByText('It failed.')).toBeVisible()
    clock.advance(10_000)
    expect(left()).toBe(0)
    expect(store.get(toastLogAtom).toasts.map(({ texts }) => texts)).toEqual([['It failed.']])
  })

  it('opens from the account menu by keyboard, and contains messages that have disappeared', async () => {
    const { shell } = openConsole('/', {
      token: 't',
      answers: { 'GET /api/navigation/notification': ok([]) },
    })
    // Until it has arrived its place is kept by a button that takes no focus.
    await expect.element(page.getByRole('button', { name: 'Account' })).toBeEnabled()
    shell.toast({ type: 'error', text: 'It failed.', errorId: 'E-4711', timeout: 1 })
    await expect.poll(() => shell.store.get(toastsAtom).shown.length).toBe(0)
    page.getByRole('button', { name: 'Account' }).element().focus()
    await userEvent.keyboard('{Enter}{End}{Enter}')
    const log = page.getByRole('dialog', { name: 'Messages' })
    await expect.element(log.getByText('It failed.')).toBeVisible()
    await expect.element(log.getByRole('button', { name: 'Copy error log id E-4711' })).toBeVisible()
    await log.getByRole('button', { name: 'Clear' }).click()
    await expect.element(log.getByText('No messages.')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('button', { name: 'Account' })).toHaveFocus()
  })
})

describe('toast with a link', () => {
  const raise = ({ shell }: ReturnType<typeof openConsole>, toast: ToastSpec) =>
    shell.store.set(toastsAtom, { type: 'toastRaised', toast, at: Date.now() })

  it('opens a screen of the console, and disappears', async () => {
    const opened = openConsole('/', { token: 't' })
    await expect.element(page.getByText('Welcome')).toBeVisible()
    const action = { label: 'Show list', path: '/list?name=a' }
    raise(opened, { type: 'success', text: '3 things were approved.', action })
    await page.getByRole('button', { name: 'Show list' }).click()
    await expect.element(page.getByRole('heading', { name: 'List', level: 1 })).toBeVisible()
    expect(opened.address()).toBe('/list?name=a')
    await expect.poll(() => opened.toasts()).toEqual([])
  })

  it('downloads the file of a notification, which is marked as read', async () => {
    const content = new Blob(['a,b'])
    const opened = openConsole('/', {
      token: 't',
      answers: {
        'POST /api/navigation/download/': ok({ content, name: undefined }),
        'POST /api/navigation/notification/4': ok({}),
      },
    })
    await expect.element(page.getByText('Welcome')).toBeVisible()
    const download = {
      ...{ id: '4', key: 1, type: 'REPORT_DOWNLOAD', message: 'It is ready.', createdAt: '', read: false },
      ...{ fileUrl: '/files/refunds.csv', inProgressId: 0 },
    }
    raise(opened, { type: 'info', text: 'It is ready.', action: { label: 'Download', download } })
    await page.getByRole('button', { name: 'Download' }).click()
    await expect.poll(() => opened.saved).toEqual([{ content, name: 'refunds.csv' }])
    await expect.poll(() => opened.calls).toContain('POST /api/navigation/notification/4')
  })
})
