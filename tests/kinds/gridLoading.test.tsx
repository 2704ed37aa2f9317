import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { type HttpReply } from '../../runtime/ports/http.ts'
import { processEnd } from '../../runtime/shell/useEvents.ts'
import { optionsOf } from '../../src/playground/sample/answerGrid.ts'
import { refundGrid } from '../../stories/fixtures/refundGrid.ts'
import { heldServer } from './heldServer.ts'
import { showBlock } from './showBlock.tsx'

const block = { kind: 'grid', grid: refundGrid } as const
const orders = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
] as const

function rows(...names: string[]): HttpReply {
  const data = names.map((customerName, at) => ({ idRefund: at + 1, customerName, status: 'paid' }))
  return { ok: true, status: 200, data: { data, rowCount: 60 } }
}

const failed = (data: unknown, status = 500): HttpReply => ({ ok: false, status, statusText: 'Failed', data })

describe('loading grid', () => {
  it.each(orders)(
    'paints only the newest of three requests, answered in the order %i %i %i',
    async (...order) => {
      const server = heldServer()
      const shown = showBlock([block], { answer: server.answer })
      await vi.waitFor(() => expect(server.calls).toHaveLength(1))
      await shown.router.navigate('?page=2')
      await vi.waitFor(() => expect(server.calls).toHaveLength(2))
      await shown.router.navigate('?page=3')
      await vi.waitFor(() => expect(server.calls).toHaveLength(3))
      const painted = new Set<string>()
      const watch = new MutationObserver(() => {
        for (const cell of document.querySelectorAll('.rdg-row > [aria-colindex="3"]'))
          painted.add(cell.textContent)
      })
      watch.observe(document.body, { childList: true, subtree: true, characterData: true })
      for (const number of order) {
        server.reply(number, rows(`Reply ${number}`))
        await new Promise(requestAnimationFrame)
      }
      await expect.element(page.getByText('Reply 2')).toBeVisible()
      watch.disconnect()
      expect([...painted]).toEqual(['Reply 2'])
    },
  )

  it('reloads its rows when a process that it names has ended, and stays on its page', async () => {
    const server = heldServer()
    const grid = { ...refundGrid, refreshAfter: ['booking'] }
    const shown = showBlock([{ ...block, grid }], { answer: server.answer, address: '/refunds?page=2' })
    await vi.waitFor(() => expect(server.calls).toHaveLength(1))
    server.reply(0, rows('Before'))
    await expect.element(page.getByText('Before')).toBeVisible()
    shown.shell.events.dispatchEvent(new Event(processEnd('report')))
    shown.shell.events.dispatchEvent(new Event(processEnd('booking')))
    await vi.waitFor(() => expect(server.calls).toHaveLength(2))
    expect(server.calls.at(-1)?.body).toEqual(server.calls[0]?.body)
    await expect.element(page.getByText('Before')).toBeVisible()
    server.reply(1, rows('After'))
    await expect.element(page.getByText('After')).toBeVisible()
    expect(shown.search()).toBe('page=2')
  })

  it('aborts a request that a newer one replaces', async () => {
    const server = heldServer()
    const shown = showBlock([block], { answer: server.answer })
    await vi.waitFor(() => expect(server.calls).toHaveLength(1))
    await shown.router.navigate('?page=2')
    await vi.waitFor(() => expect(server.calls).toHaveLength(2))
    expect(server.calls.map(call => call.signal?.aborted)).toEqual([true, false])
  })

  it('is disabled until the reply', async () => {
    const server = heldServer()
    const shown = showBlock([block], { answer: server.answer })
    const frame = () => document.querySelector('[aria-busy]')
    await vi.waitFor(() => expect(frame()?.getAttribute('aria-busy')).toBe('true'))
    document.querySelector<HTMLElement>('[role=columnheader]')?.click()
    expect(shown.search()).toBe('')
    server.reply(0, rows('Nour'))
    await expect.element(page.getByText('Nour')).toBeVisible()
    expect(frame()?.getAttribute('aria-busy')).toBe('false')
    expect(server.calls).toHaveLength(1)
  })

  it('keeps the old rows while a page loads', async () => {
    const server = heldServer()
    showBlock([block], { answer: server.answer })
    await vi.waitFor(() => server.reply(0, rows('Nour')))
    await page.getByRole('button', { name: 'Next page' }).click()
    await vi.waitFor(() => expect(server.calls).toHaveLength(2))
    await expect.element(page.getByText('Nour')).toBeVisible()
    expect(optionsOf(server.calls.at(-1)?.body).pagination).toEqual({ limit: 10, offset: 10 })
  })
})

describe('failed grid', () => {
  it('shows the message of the server as a toast, and an error state with a retry button', async () => {
    const server = heldServer()
    const { toasts } = showBlock([block], { answer: server.answer })
    await vi.waitFor(() => server.reply(0, failed({ message: 'The ledger is closed.', ErrorLogId: 77 })))
    await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    expect(toasts).toEqual([{ type: 'error', text: 'The ledger is closed.', errorId: '77' }])
    await page.getByRole('button', { name: 'Try again' }).click()
    await vi.waitFor(() => server.reply(1, rows('Nour')))
    await expect.element(page.getByText('Nour')).toBeVisible()
  })

  it("shows 'An unexpected error occurred while loading the grid data.' if the server sends no message", async () => {
    const server = heldServer()
    const { toasts } = showBlock([block], { answer: server.answer })
    await vi.waitFor(() => server.reply(0, failed('<html>proxy</html>')))
    await vi.waitFor(() =>
      expect(toasts).toEqual([
        { type: 'error', text: 'An unexpected error occurred while loading the grid data.' },
      ]),
    )
  })

  it('treats an invalid reply, or one without success, as a failure', async () => {
    const server = heldServer()
    const { toasts } = showBlock([block], { answer: server.answer })
    await vi.waitFor(() => server.reply(0, { ok: true, status: 200, data: { rows: [] } }))
    await page.getByRole('button', { name: 'Try again' }).click()
    const refused = { success: false, data: [], rowCount: 0, message: 'Too many filters.' }
    await vi.waitFor(() => server.reply(1, { ok: true, status: 200, data: refused }))
    await vi.waitFor(() =>
      expect(toasts.map(({ text }) => text)).toEqual([
        'An unexpected error occurred while loading the grid data.',
        'Too many filters.',
      ]),
    )
  })

  it('keeps the previous rows below a notice', async () => {
    const server = heldServer()
    showBlock([block], { answer: server.answer })
    await vi.waitFor(() => server.reply(0, rows('Nour')))
    await page.getByRole('button', { name: 'Next page' }).click()
    await vi.waitFor(() => server.reply(1, failed({})))
    await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect.element(page.getByText('Nour')).toBeVisible()
  })

  it('raises no toast of its own if a global rule applies', async () => {
    const server = heldServer()
    const { toasts } = showBlock([block], { answer: server.answer })
    await vi.waitFor(() => server.reply(0, failed({ message: 'No.' }, 403)))
    await expect.element(page.getByText("You don't have access to these rows")).toBeVisible()
    expect(toasts).toEqual([])
    expect(page.getByRole('button', { name: 'Try again' }).query()).toBeNull()
  })
})
