import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type HttpCall } from '../../runtime/ports/http.ts'
import { answerGrid, optionsOf } from '../../src/playground/sample/answerGrid.ts'
import { refundGrid } from '../../stories/fixtures/refundGrid.ts'
import { refunds } from '../../stories/fixtures/refunds.ts'
import { heldServer } from './heldServer.ts'
import { type Showing, showBlock } from './showBlock.tsx'

const block = { kind: 'grid', grid: refundGrid } as const
const show = (showing: Showing = {}) => showBlock([block], { answer: answerGrid(refunds), ...showing })
const rowsOf = answerGrid(refunds)
const answer = (call: HttpCall | undefined) => rowsOf(call ?? expect.unreachable())
const header = (name: string) => page.getByRole('columnheader', { name })

describe('paging', () => {
  it('requests 10 rows first and offers 5, 10, 25 and 50', async () => {
    const { calls } = show()
    const sizes = page.getByRole('combobox', { name: 'Rows per page' })
    await expect.element(sizes).toHaveValue('10')
    expect(optionsOf(calls[0]?.body).pagination).toEqual({ limit: 10, offset: 0 })
    expect([...sizes.element().querySelectorAll('option')].map(option => option.text)).toEqual([
      '5',
      '10',
      '25',
      '50',
    ])
  })

  it('is in the address, and going back shows the previous page', async () => {
    const shown = show()
    await page.getByRole('button', { name: 'Next page' }).click()
    await vi.waitFor(() => expect(shown.search()).toBe('page=2'))
    await expect.element(page.getByText('Rows 11–20 of 87')).toBeVisible()
    await shown.router.navigate(-1)
    await expect.element(page.getByText('Rows 1–10 of 87')).toBeVisible()
  })

  it('counts presses while a page loads: two presses move two pages, and the newest request is used', async () => {
    const server = heldServer()
    const shown = showBlock([block], { answer: server.answer })
    const replyTo = (number: number) => server.reply(number, answer(server.calls[number]))
    await vi.waitFor(() => expect(server.calls).toHaveLength(1))
    replyTo(0)
    await expect.element(page.getByText('Rows 1–10 of 87')).toBeVisible()
    const next = page.getByRole('button', { name: 'Next page' })
    await next.click()
    await next.click()
    await vi.waitFor(() => expect(shown.search()).toBe('page=3'))
    await vi.waitFor(() => expect(server.calls).toHaveLength(3))
    expect(server.calls.slice(1).map(({ signal }) => signal?.aborted)).toEqual([true, false])
    replyTo(2)
    replyTo(1)
    await expect.element(page.getByText('Rows 21–30 of 87')).toBeVisible()
    await page.getByRole('combobox', { name: 'Rows per page' }).selectOptions('25')
    await vi.waitFor(() => expect(server.calls).toHaveLength(4))
    await page.getByRole('combobox', { name: 'Rows per page' }).selectOptions('50')
    await vi.waitFor(() => expect(shown.search()).toBe('size=50'))
  })

  it('shows the range of the rows on screen, while others load and after they have failed', async () => {
    const server = heldServer()
    showBlock([block], { answer: server.answer })
    await vi.waitFor(() => expect(server.calls).toHaveLength(1))
    server.reply(0, answer(server.calls[0]))
    await expect.element(page.getByText('Rows 1–10 of 87')).toBeVisible()
    await page.getByRole('button', { name: 'Last page' }).click()
    await vi.waitFor(() => expect(server.calls).toHaveLength(2))
    await expect.element(page.getByText('Rows 1–10 of 87')).toBeVisible()
    server.reply(1, { ok: false, status: 500, statusText: 'Failed', data: {} })
    await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect.element(page.getByText('Rows 1–10 of 87')).toBeVisible()
    await page.getByRole('button', { name: 'Try again' }).click()
    await vi.waitFor(() => expect(server.calls).toHaveLength(3))
    server.reply(2, answer(server.calls[2]))
    await expect.element(page.getByText('Rows 81–87 of 87')).toBeVisible()
  })

  it('shows no range if a page has no rows', async () => {
    show({ address: '/refunds?page=40' })
    await expect.element(page.getByText('No rows of 87')).toBeVisible()
  })

  it('goes to page 1 when the page size changes', async () => {
    const shown = show({ address: '/refunds?page=3' })
    await page.getByRole('combobox', { name: 'Rows per page' }).selectOptions('25')
    await vi.waitFor(() => expect(shown.search()).toBe('size=25'))
    await vi.waitFor(() => expect(document.querySelectorAll('.rdg-row')).toHaveLength(25))
  })

  it('offers the first page if a page has no rows', async () => {
    const shown = show({ address: '/refunds?page=40' })
    await page.getByRole('button', { name: 'First page' }).last().click()
    await vi.waitFor(() => expect(shown.search()).toBe(''))
  })

  it('draws rows 36 pixels high and reuses the rows on screen for the next page', async () => {
    show()
    await vi.waitFor(() => expect(document.querySelectorAll('.rdg-row')).toHaveLength(10))
    const row = document.querySelector('.rdg-row')
    expect(row?.getBoundingClientRect().height).toBe(36)
    const text = row?.textContent
    await page.getByRole('button', { name: 'Next page' }).click()
    await vi.waitFor(() => expect(row?.textContent).not.toBe(text))
    expect(document.querySelector('.rdg-row')).toBe(row)
  })

  it('requests nothing when another part of the address changes', async () => {
    const shown = show()
    await expect.element(page.getByText('Rows 1–10 of 87')).toBeVisible()
    await shown.router.navigate('?tab=history')
    await page.getByRole('button', { name: 'Next page' }).click()
    await vi.waitFor(() => expect(shown.search()).toBe('tab=history&page=2'))
    await expect.element(page.getByText('Rows 11–20 of 87')).toBeVisible()
    await vi.waitFor(() => expect(shown.calls).toHaveLength(2))
  })
})

describe('sorting', () => {
  it('starts with the default sort, and clearing a sort restores it', async () => {
    const shown = show()
    await expect.element(header('Created')).toHaveAttribute('aria-sort', 'descending')
    await expect.element(page.getByText('Rows 1–10 of 87')).toBeVisible()
    for (const search of ['sort=amount', 'sort=-amount', '']) {
      await header('Amount').click()
      await vi.waitFor(() => expect(shown.search()).toBe(search))
      await vi.waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull())
    }
    await expect.element(header('Created')).toHaveAttribute('aria-sort', 'descending')
    expect(shown.calls.map(call => optionsOf(call.body).sort)).toEqual([
      [{ index: 'createdAt', order: 'desc' }],
      [{ index: 'amount', order: 'asc' }],
      [{ index: 'amount', order: 'desc' }],
      [{ index: 'createdAt', order: 'desc' }],
    ])
  })

  it('offers both directions of the default column', async () => {
    const shown = show()
    await expect.element(page.getByText('Rows 1–10 of 87')).toBeVisible()
    await header('Created').click()
    await vi.waitFor(() => expect(shown.search()).toBe('sort=createdAt'))
  })

  it('is not offered if the server does not sort', async () => {
    const shown = show()
    await expect.element(page.getByText('Rows 1–10 of 87')).toBeVisible()
    await header('Order Nr').click()
    await page.getByRole('button', { name: 'Next page' }).click()
    await vi.waitFor(() => expect(shown.search()).toBe('page=2'))
  })

  it.each(['{Enter}', ' '])('works with the key %j on a header', async key => {
    const shown = show()
    await expect.element(page.getByText('Rows 1–10 of 87')).toBeVisible()
    header('Refund').element().focus()
    await userEvent.keyboard(key)
    await vi.waitFor(() => expect(shown.search()).toBe('sort=idRefund'))
  })

  it('is announced to screen readers with the page', async () => {
    show({ address: '/refunds?page=2&sort=-amount' })
    await expect.element(page.getByText('Page 2 of 9, sorted by Amount, descending.')).toBeInTheDocument()
  })
})
