import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type HttpCall, type HttpReply } from '../../runtime/ports/http.ts'
import { answerGrid, optionsOf } from '../../src/playground/sample/answerGrid.ts'
import { refundGrid } from '../../stories/fixtures/refundGrid.ts'
import { refunds } from '../../stories/fixtures/refunds.ts'
import { type Showing, showBlock } from './showBlock.tsx'

const block = { kind: 'grid', grid: refundGrid } as const
const answered = answerGrid(refunds)
const many = (rowCount: number) => (call: HttpCall) => withCount(answered(call), rowCount)
const button = (name: string) => page.getByRole('button', { name, exact: true })
const dialog = page.getByRole('dialog', { name: 'Print' })

/** Shows 10 of 87 refunds, and takes down each table that goes to the printer. */
async function show(showing: Showing = {}) {
  const printed: { caption: string | undefined; rows: number; dialogs: number }[] = []
  const print = vi.spyOn(window, 'print').mockImplementation(() => {
    window.dispatchEvent(new Event('beforeprint'))
    const table = document.querySelector('table')
    const dialogs = document.querySelectorAll('[role=dialog]').length
    printed.push({
      caption: table?.caption?.innerText,
      rows: table?.querySelectorAll('tbody tr').length ?? 0,
      dialogs,
    })
    window.dispatchEvent(new Event('afterprint'))
  })
  onTestFinished(() => print.mockRestore())
  const shown = showBlock([block], { answer: answered, ...showing })
  await expect.element(page.getByText(/^Rows 1–10 of /)).toBeVisible()
  // The part that prints is fetched when the browser has nothing left to do.
  await vi.waitFor(() => {
    window.dispatchEvent(new Event('beforeprint'))
    expect(document.querySelector('table')).not.toBeNull()
  })
  window.dispatchEvent(new Event('afterprint'))
  await button('Grid menu').click()
  await page.getByRole('menuitem', { name: 'Print' }).click()
  const pages = () => shown.calls.slice(1).map(call => optionsOf(call.body).pagination)
  const printedThen = async () => {
    await expect.element(dialog).not.toBeInTheDocument()
    await vi.waitFor(() => {
      shown.clock.advance(0)
      expect(printed).not.toEqual([])
    })
    return printed
  }
  return { ...shown, printed, pages, printedThen }
}

describe('printing a list of several pages', () => {
  it('offers this page or all rows, and prints this page without a request', async () => {
    const shown = await show()
    await expect.element(dialog.getByText('The list has 87 rows. This page shows 10.')).toBeVisible()
    await button('Print this page').click()
    expect(await shown.printedThen()).toEqual([
      { caption: expect.stringContaining('rows 1 to 10 of 87'), rows: 10, dialogs: 0 },
    ])
    expect(shown.calls).toHaveLength(1)
  })

  it('loads pages of the largest size one after the other, and prints all rows', async () => {
    const shown = await show()
    await button('Print all 87 rows').click()
    expect(await shown.printedThen()).toEqual([
      { caption: expect.stringContaining('all 87 rows'), rows: 87, dialogs: 0 },
    ])
    expect(shown.pages()).toEqual([
      { limit: 50, offset: 0 },
      { limit: 50, offset: 50 },
    ])
    await expect.element(button('Grid menu')).toHaveFocus()
    await vi.waitFor(() => expect(document.querySelector('table')).toBeNull())
    await expect.element(page.getByText('Rows 1–10 of 87')).toBeVisible()
  })

  it('shows its progress, and stops when it is cancelled', async () => {
    const replies: (() => void)[] = []
    const shown = await show({
      answer: call =>
        optionsOf(call.body).pagination.limit === 50
          ? new Promise<HttpReply>(resolve => replies.push(() => resolve(answered(call))))
          : answered(call),
    })
    await button('Print all 87 rows').click()
    await expect.element(dialog.getByText('0 of 87')).toBeVisible()
    await vi.waitFor(() => expect(replies).toHaveLength(1))
    replies[0]?.()
    await expect.element(dialog.getByText('50 of 87')).toBeVisible()
    await expect.element(button('Cancel')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(dialog).not.toBeInTheDocument()
    expect(shown.calls.at(-1)?.signal?.aborted).toBe(true)
    shown.clock.advance(1000)
    expect(shown.printed).toEqual([])
    await expect.element(button('Grid menu')).toHaveFocus()
  })

  it('reports why a page could not be loaded, and can continue from there', async () => {
    const failures: HttpReply[] = [{ ok: false, status: 500, statusText: '', data: { message: 'Not now.' } }]
    const shown = await show({
      answer: call => (optionsOf(call.body).pagination.offset === 50 && failures.pop()) || answered(call),
    })
    await button('Print all 87 rows').click()
    await expect.element(dialog.getByText('Not now.')).toBeVisible()
    await expect.element(dialog.getByText(/^50 of 87 rows were loaded\./)).toBeVisible()
    await expect.element(button('Try again')).toHaveFocus()
    await button('Try again').click()
    expect(await shown.printedThen()).toMatchObject([{ rows: 87 }])
    expect(shown.pages().map(({ offset }) => offset)).toEqual([0, 50, 50])
    expect(shown.toasts).toEqual([])
  })

  it('prints a note if the list changed meanwhile', async () => {
    const shown = await show({
      answer: call => withCount(answered(call), optionsOf(call.body).pagination.offset === 50 ? 88 : 87),
    })
    await button('Print all 87 rows').click()
    const [printed] = await shown.printedThen()
    expect(printed?.caption).toContain('The list changed while it was loaded')
  })

  it('prints at most 10,000 rows, and says how to get more', async () => {
    await show({ answer: many(10_001) })
    await expect
      .element(dialog.getByText(/At most 10,000 rows can be printed\..* filter the list\.$/))
      .toBeVisible()
    expect(dialog.getByRole('button', { name: /^Print all/ }).query()).toBeNull()
    await expect.element(button('Print this page')).toBeVisible()
  })
})

function withCount(reply: HttpReply, rowCount: number): HttpReply {
  return { ok: true, status: 200, data: { ...Object(reply.data), rowCount } }
}
