import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { type HttpCall, type HttpReply } from '../../runtime/ports/http.ts'
import { anyProcessEnd } from '../../runtime/shell/useEvents.ts'
import { type BlockOf } from '../../schemas/index.ts'
import { type Showing, showBlock } from './showBlock.tsx'

const block = {
  kind: 'tiles',
  heading: 'Refunds',
  tiles: [
    { label: 'To send', to: 'refunds', query: { status: ['ready', 'failed'] }, get: '/api/send' },
    { label: 'To check', to: 'refund-settings', get: '/api/check', select: 'data.figures' },
    { label: 'Rules', to: 'rules', get: '/api/rules' },
  ],
} satisfies BlockOf<'tiles'>

const ok = (data: unknown): HttpReply => ({ ok: true, status: 200, data })
const failed: HttpReply = { ok: false, status: 500, statusText: 'Broken', data: null }
const tile = (name: string) => page.getByRole('link', { name })
const minute = 60_000

function show(answer: (call: HttpCall) => HttpReply | Promise<HttpReply>, showing: Showing = {}) {
  return showBlock([block], { answer, ...showing })
}

describe('tiles block', () => {
  it('shows count, age of the oldest and number of overdue entries, and links to the list with its filters', async () => {
    show(({ path }) =>
      ok(
        path === '/api/send'
          ? { count: 1204, oldestHours: 72, overdue: 5 }
          : { data: { figures: { count: 0 } } },
      ),
    )
    await expect.element(tile('To send')).toHaveAccessibleDescription('1,204 waiting Oldest 3 days 5 overdue')
    await expect.element(tile('To send')).toHaveAttribute('href', '/refunds?status=ready&status=failed')
    await expect.element(tile('To check')).toHaveAccessibleDescription('0 waiting Nothing waiting')
  })

  it('leaves out screens that the user may not open, without requests', async () => {
    const { calls } = show(() => ok({ count: 1 }))
    await expect.element(tile('To send')).toBeVisible()
    await vi.waitFor(() => expect(calls.map(({ path }) => path)).toEqual(['/api/send', '/api/check']))
    expect(tile('Rules').query()).toBeNull()
  })

  it('is hidden if the user may open none of the screens', async () => {
    const text = { kind: 'text', text: 'After' } as const
    showBlock([block, text], { resources: [] })
    await expect.element(page.getByText('After')).toBeVisible()
    expect(page.getByRole('heading', { name: 'Refunds' }).query()).toBeNull()
  })

  it('shows links before the figures have arrived', async () => {
    show(() => new Promise(() => {}))
    await expect.element(tile('To send')).toBeVisible()
    await expect.element(page.getByRole('listitem').first()).toHaveAttribute('aria-busy', 'true')
  })

  it('handles a failure of one tile without a toast, and retries', async () => {
    let broken = true
    const { toasts } = show(({ path }) =>
      path === '/api/send' && broken ? failed : ok({ data: { figures: { count: 7 } }, count: 7 }),
    )
    await expect.element(tile('To send')).toHaveAccessibleDescription('Not available')
    await expect.element(tile('To check')).toHaveAccessibleDescription('7 waiting')
    broken = false
    await page.getByRole('button', { name: 'Try again: To send' }).click()
    await expect.element(tile('To send')).toHaveAccessibleDescription('7 waiting')
    await expect.element(tile('To send')).toHaveFocus()
    expect(toasts).toEqual([])
  })

  it.each([ok('soon'), ok({ success: false, count: 3 }), ok({ count: -1 })])(
    'say that they have no figures when the server replies %j',
    async reply => {
      show(() => reply)
      await expect.element(tile('To send')).toHaveAccessibleDescription('Not available')
    },
  )

  it('reloads every minute, and keeps its figures until the reply', async () => {
    let count = 1
    const { clock, calls } = show(() => ok({ count, data: { figures: { count } } }))
    await expect.element(tile('To send')).toHaveAccessibleDescription('1 waiting')
    count = 2
    await clock.pass(minute)
    await expect.element(tile('To send')).toHaveAccessibleDescription('2 waiting')
    expect(calls).toHaveLength(4)
    await clock.pass(minute)
    await vi.waitFor(() => expect(calls).toHaveLength(6))
  })

  it('reloads when the user returns to the page, once for all events', async () => {
    const { clock, calls } = show(() => ok({ count: 1, data: { figures: { count: 1 } } }))
    await expect.element(tile('To check')).toHaveAccessibleDescription('1 waiting')
    window.dispatchEvent(new Event('focus'))
    expect(calls).toHaveLength(2)
    await clock.pass(10_000)
    window.dispatchEvent(new Event('focus'))
    document.dispatchEvent(new Event('visibilitychange'))
    await vi.waitFor(() => expect(calls).toHaveLength(4))
  })

  it('reloads when a process has ended, which may have changed what waits', async () => {
    const { shell, calls } = show(() => ok({ count: 1, data: { figures: { count: 1 } } }))
    await expect.element(tile('To check')).toHaveAccessibleDescription('1 waiting')
    shell.events.dispatchEvent(new Event(anyProcessEnd))
    await vi.waitFor(() => expect(calls).toHaveLength(4))
  })
})
