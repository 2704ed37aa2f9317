import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { type Block, type Grid } from '../../schemas/index.ts'
import { fullGrid } from '../../stories/fixtures/fullGrid.ts'
import { refundGrid } from '../../stories/fixtures/refundGrid.ts'
import { heldServer } from './heldServer.ts'
import { showBlock } from './showBlock.tsx'

const seconds = 30_000
const grid: Grid = { ...refundGrid, refreshEvery: 30 }
const rows = (...names: string[]) =>
  ({
    ok: true,
    status: 200,
    data: {
      success: true,
      rowCount: 40,
      data: names.map((customerName, at) => ({ idRefund: at + 1, customerName, status: 'ready' })),
    },
  }) as const

async function show(shown: Grid = grid, block: Block = { kind: 'grid', grid: shown }) {
  await page.viewport(1280, 800)
  const server = heldServer()
  const stage = showBlock([block], { answer: server.answer })
  const asked = () => server.calls.filter(({ path }) => path === shown.source).length
  await vi.waitFor(() => expect(asked()).toBe(1))
  server.reply(0, rows('At first', 'Second'))
  await expect.element(page.getByText('At first')).toBeVisible()
  return Object.assign(stage, { server, asked })
}

/** As long as it is set, the tab or the network is in that state. */
function set(state: 'hidden' | 'offline') {
  const spy =
    state === 'hidden'
      ? vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
      : vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  onTestFinished(() => spy.mockRestore())
  return () => {
    spy.mockRestore()
    if (state === 'hidden') document.dispatchEvent(new Event('visibilitychange'))
    else window.dispatchEvent(new Event('online'))
  }
}

describe('grid with an interval', () => {
  it('reloads the same page in the background, each time its rows are that old', async () => {
    const { clock, server, asked } = await show()
    await clock.pass(seconds - 1)
    expect(asked()).toBe(1)
    await clock.pass(1)
    await vi.waitFor(() => expect(asked()).toBe(2))
    expect(document.querySelector('[aria-busy="true"]')).toBeNull()
    expect(server.calls[1]?.body).toEqual(server.calls[0]?.body)
    server.reply(1, rows('Later'))
    await expect.element(page.getByText('Later')).toBeVisible()
    await clock.pass(seconds)
    await vi.waitFor(() => expect(asked()).toBe(3))
  })

  it('never reloads by itself without one', async () => {
    const { clock, asked } = await show(refundGrid)
    await clock.pass(3600 * 1000)
    expect(asked()).toBe(1)
  })

  it('counts from the last rows, also from those that the user asked for', async () => {
    const { clock, server, asked } = await show()
    await clock.pass(seconds - 1000)
    await page.getByRole('button', { name: 'Next page' }).click()
    await vi.waitFor(() => expect(asked()).toBe(2))
    server.reply(1, rows('Page two'))
    await expect.element(page.getByText('Page two')).toBeVisible()
    await clock.pass(seconds - 1)
    expect(asked()).toBe(2)
    await clock.pass(1)
    await vi.waitFor(() => expect(asked()).toBe(3))
  })

  it('sends no second request while one runs', async () => {
    const { clock, asked } = await show()
    await clock.pass(seconds)
    await vi.waitFor(() => expect(asked()).toBe(2))
    await clock.pass(seconds)
    await clock.pass(seconds)
    expect(asked()).toBe(2)
  })

  it('silently keeps its rows when a reload fails, and tries again', async () => {
    const shown = await show()
    await shown.clock.pass(seconds)
    await vi.waitFor(() => expect(shown.asked()).toBe(2))
    shown.server.reply(1, { ok: false, status: 500, statusText: '', data: { message: 'Not now.' } })
    await shown.clock.pass(0)
    await shown.clock.pass(seconds)
    await vi.waitFor(() => expect(shown.asked()).toBe(3))
    await expect.element(page.getByText('At first')).toBeVisible()
    expect(shown.toasts).toEqual([])
  })

  it.each(['hidden', 'offline'] as const)(
    'waits while the tab is %s, and reloads when it is back',
    async state => {
      const { clock, asked } = await show()
      const end = set(state)
      await clock.pass(seconds)
      await clock.pass(seconds)
      expect(asked()).toBe(1)
      end()
      await vi.waitFor(() => expect(asked()).toBe(2))
    },
  )

  it('does not reload young rows when the user comes back to the tab', async () => {
    const { clock, asked } = await show()
    const end = set('hidden')
    await clock.pass(1000)
    end()
    await clock.pass(seconds - 1001)
    expect(asked()).toBe(1)
    await clock.pass(1)
    await vi.waitFor(() => expect(asked()).toBe(2))
  })

  it('stops when its tab is left', async () => {
    const tabs = [
      { id: 'rows', label: 'Rows', body: [{ kind: 'grid', grid }] },
      { id: 'more', label: 'More', body: [{ kind: 'text', text: 'No rows here.' }] },
    ] as const
    const { clock, asked } = await show(grid, {
      kind: 'tabs',
      tabs: tabs.map(tab => ({ ...tab, body: [...tab.body] })),
    })
    await page.getByRole('tab', { name: 'More' }).click()
    await expect.element(page.getByText('No rows here.')).toBeVisible()
    await clock.pass(seconds)
    expect(asked()).toBe(1)
  })
})

describe('interval of a grid in use', () => {
  const worked: Grid = { ...fullGrid, refreshEvery: 30 }

  it('waits for an open menu, and follows soon after', async () => {
    const { clock, asked } = await show(worked)
    const menu = page.getByRole('button', { name: 'Grid menu' })
    await menu.click()
    await clock.pass(seconds)
    expect(asked()).toBe(1)
    await menu.click()
    await clock.pass(5000)
    await vi.waitFor(() => expect(asked()).toBe(2))
  })

  it('waits for selected rows', async () => {
    const { clock, asked } = await show(worked)
    const box = page.getByRole('checkbox', { name: /^Select \d/ }).first()
    await box.click()
    await clock.pass(seconds)
    expect(asked()).toBe(1)
    await box.click()
    await clock.pass(5000)
    await vi.waitFor(() => expect(asked()).toBe(2))
  })

  it('waits for input in a row that no action has sent', async () => {
    const { clock, asked } = await show(worked, { kind: 'grid', heading: 'Rows', grid: worked })
    await page.getByRole('row').getByRole('textbox').first().fill('Call back')
    await page.getByRole('heading', { name: 'Rows' }).click()
    await clock.pass(seconds)
    expect(asked()).toBe(1)
  })

  it('keeps the focus on its cell', async () => {
    const { clock, server, asked } = await show()
    const cell = page.getByRole('gridcell', { name: 'Second' })
    await cell.click()
    await clock.pass(seconds)
    await vi.waitFor(() => expect(asked()).toBe(2))
    server.reply(1, rows('Newest', 'Still here'))
    await expect.element(page.getByText('Still here')).toBeVisible()
    expect(document.activeElement?.textContent).toBe('Still here')
  })
})
