import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answerGrid } from '../../src/playground/sample/answerGrid.ts'
import { refundGrid } from '../../stories/fixtures/refundGrid.ts'
import { refunds } from '../../stories/fixtures/refunds.ts'
import { type Showing, showBlock } from './showBlock.tsx'

const block = { kind: 'grid', grid: refundGrid } as const
const show = (showing: Showing = {}) => showBlock([block], { answer: answerGrid(refunds), ...showing })

describe('grid menu', () => {
  const choose = async (name: string) => {
    await page.getByRole('button', { name: 'Grid menu' }).click()
    await page.getByRole('menuitem', { name }).click()
  }

  it('reloads the rows', async () => {
    const shown = show()
    await expect.element(page.getByText('Rows 1–10 of 87')).toBeVisible()
    await choose('Refresh')
    await vi.waitFor(() => expect(shown.calls).toHaveLength(2))
  })

  it('copies the address of the view', async () => {
    const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const shown = show({ address: '/refunds?status=paid&page=2' })
    await choose('Copy link to this view')
    await vi.waitFor(() => expect(shown.toasts).toEqual([{ type: 'success', text: 'The link is copied.' }]))
    expect(written.mock.calls).toEqual([['https://console.example/refunds?status=paid&page=2']])
    written.mockRestore()
  })

  it('prints a list of one page at once', async () => {
    const printed = vi.spyOn(window, 'print').mockReturnValue()
    show({ answer: answerGrid(refunds.slice(0, 7)) })
    await expect.element(page.getByText('Rows 1–7 of 7')).toBeVisible()
    await choose('Print')
    expect(printed.mock.calls).toHaveLength(1)
    printed.mockRestore()
  })
})
