import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type HttpCall } from '../../runtime/ports/http.ts'
import { answerGrid } from '../../src/playground/sample/answerGrid.ts'
import { fullGrid } from '../../stories/fixtures/fullGrid.ts'
import { refunds } from '../../stories/fixtures/refunds.ts'
import { heldReply } from './heldReply.ts'
import { showBlock } from './showBlock.tsx'

const rowsOf = answerGrid(refunds)
const { actions: _, ...plain } = fullGrid
const called: NonNullable<typeof fullGrid.actions>[number] = {
  kind: 'request',
  label: 'Call',
  call: '/api/refunds/{idRefund}/call',
}

/** The first page is there, and the second one is on its way until the test gives it. */
async function showLoading(change: Partial<typeof fullGrid> = {}) {
  await page.viewport(1280, 800)
  const second = heldReply()
  const shown = showBlock([{ kind: 'grid', grid: { ...fullGrid, ...change } }], {
    answer: call => {
      if (call.path !== fullGrid.source) return { ok: true, status: 200, data: { success: true } }
      return isLater(call) ? second.answer(call) : rowsOf(call)
    },
    address: '/refunds?sort=idRefund',
  })
  await expect.element(page.getByText('50210', { exact: true })).toBeVisible()
  const load = () => shown.router.navigate('?sort=idRefund&page=2')
  const arrive = async () => {
    second.give(rowsOf(shown.calls.filter(isLater).at(-1) ?? expect.unreachable()))
    await expect.element(page.getByText('50220', { exact: true })).toBeVisible()
  }
  return { ...shown, load, arrive, sent: () => shown.calls.filter(call => call.path !== fullGrid.source) }
}

const isLater = ({ body }: HttpCall) => JSON.stringify(body).includes('"offset":10')
const rows = () => page.getByRole('grid')
const menuOf = (key: number) => page.getByRole('button', { name: `Actions for ${key}` })

describe('rows of a grid while the next page loads', () => {
  it.each(['{Enter}', ' ', '{ArrowDown}', '{ArrowUp}'])(
    'open no menu at %j, and keep the focus',
    async key => {
      const shown = await showLoading()
      const button = menuOf(50_211).element()
      button.focus()
      await shown.load()
      await expect.element(rows()).toHaveAttribute('aria-disabled', 'true')
      await userEvent.keyboard(key)
      expect(document.querySelector('[role=menu]')).toBeNull()
      button.focus()
      await shown.arrive()
      expect(document.activeElement).toBe(menuOf(50_221).element())
      await userEvent.keyboard('{Enter}')
      await expect.element(page.getByRole('menu', { name: 'Actions for 50221' })).toBeVisible()
    },
  )

  it.each(['{Enter}', ' '])('run no action of a single button at %j', async key => {
    const shown = await showLoading({ ...plain, actions: [called] })
    page.getByRole('button', { name: 'Call' }).nth(1).element().focus()
    await shown.load()
    await expect.element(rows()).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard(key)
    await shown.arrive()
    expect(document.activeElement?.textContent).toBe('Call')
    await userEvent.keyboard(key)
    await vi.waitFor(() => expect(shown.sent().map(({ path }) => path)).toEqual(['/api/refunds/50221/call']))
  })

  it('cannot be selected with their check boxes', async () => {
    const shown = await showLoading()
    page.getByRole('checkbox', { name: 'Select 50211' }).element().focus()
    await shown.load()
    await expect.element(rows()).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard(' ')
    await shown.arrive()
    expect(document.querySelectorAll('[role=grid] :checked')).toHaveLength(0)
    await userEvent.keyboard(' ')
    await expect.element(page.getByRole('checkbox', { name: 'Select 50221' })).toBeChecked()
  })

  it('open no other screen', async () => {
    const shown = await showLoading({
      columns: [
        {
          field: 'idRefund',
          label: 'Refund',
          cell: { kind: 'link', to: 'refund', params: { id: 'idRefund' } },
        },
      ],
    })
    page.getByRole('link', { name: '50211' }).element().focus()
    await shown.load()
    await expect.element(rows()).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Enter}')
    await shown.arrive()
    expect(shown.router.state.location.pathname).toBe('/refunds')
    await userEvent.keyboard('{Enter}')
    await vi.waitFor(() => expect(shown.router.state.location.pathname).toContain('50221'))
  })

  it('are announced as disabled, and can still be navigated', async () => {
    const shown = await showLoading()
    menuOf(50_211).element().focus()
    await expect.element(rows()).toHaveAttribute('aria-disabled', 'false')
    await shown.load()
    await expect.element(menuOf(50_211)).toBeDisabled()
    await userEvent.keyboard('{ArrowLeft}')
    expect(document.activeElement?.closest('[role=gridcell]')?.getAttribute('aria-colindex')).not.toBeNull()
    await shown.arrive()
    await expect.element(menuOf(50_221)).toBeEnabled()
  })
})

describe('open menu of a row', () => {
  it('closes when another row takes its place, and the focus stays there', async () => {
    const shown = await showLoading()
    await menuOf(50_211).click()
    await expect.element(page.getByRole('menu')).toBeVisible()
    await shown.load()
    await expect.element(rows()).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Enter}')
    expect(shown.sent()).toEqual([])
    await expect.element(page.getByRole('menu', { name: 'Actions for 50211' })).toBeVisible()
    await shown.arrive()
    expect(document.querySelector('[role=menu], [role=alertdialog]')).toBeNull()
    expect(document.activeElement).toBe(menuOf(50_221).element())
    await shown.router.navigate('?sort=idRefund')
    await expect.element(menuOf(50_211)).toBeEnabled()
    expect(document.querySelector('[role=menu]')).toBeNull()
  })
})
