import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type HttpCall, type HttpReply } from '../../runtime/ports/http.ts'
import { answerGrid } from '../../src/playground/sample/answerGrid.ts'
import { fullGrid } from '../../stories/fixtures/fullGrid.ts'
import { refunds } from '../../stories/fixtures/refunds.ts'
import { showBlock } from './showBlock.tsx'

const rowsOf = answerGrid(refunds)
const done: HttpReply = { ok: true, status: 200, data: { success: true, message: 'Done.' } }

/** The list with all that comes after its first rows, and the keyboard on the first row. */
async function show() {
  await page.viewport(1280, 800)
  const answer = (call: HttpCall) => (call.path === fullGrid.source ? rowsOf(call) : done)
  const shown = showBlock([{ kind: 'grid', grid: fullGrid }], { answer, address: '/refunds?sort=idRefund' })
  await expect.element(page.getByText(/^Rows 1–10 of/)).toBeVisible()
  // What comes after the first rows is there as soon as they can be printed.
  await vi.waitFor(() => {
    window.dispatchEvent(new Event('beforeprint'))
    expect(document.querySelector('table')).not.toBeNull()
  })
  window.dispatchEvent(new Event('afterprint'))
  await press('j')
  await expect.poll(focusedRow).toBe(0)
  return shown
}

const press = (...keys: string[]) => userEvent.keyboard(keys.join(''))
const bar = () => page.getByRole('region', { name: 'Selection' })
const selects = (text: string) => expect.element(bar().getByRole('status')).toHaveTextContent(text)

/** Position of the row that has the focus. */
function focusedRow(): number {
  return Number(document.activeElement?.closest('[role=row]')?.getAttribute('aria-rowindex')) - 2
}

describe('Tab key in a grid', () => {
  it('leaves the grid from any cell, and returns to the same one', async () => {
    await show()
    await press('{ArrowRight}{ArrowRight}{Tab}')
    await expect
      .poll(() => document.querySelector('[role=grid]')?.contains(document.activeElement))
      .toBe(false)
    await press('{Shift>}{Tab}{/Shift}')
    await expect.poll(focusedRow).toBe(0)
  })

  it('leaves the grid from its header', async () => {
    await show()
    await press('{ArrowUp}{Tab}')
    await expect
      .poll(() => document.querySelector('[role=grid]')?.contains(document.activeElement))
      .toBe(false)
  })
})

describe('selection keys', () => {
  it('select neighbours with Shift and an arrow', async () => {
    await show()
    await press('{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
    await selects('3 selected')
    await expect.poll(focusedRow).toBe(2)
  })

  it('select all rows from the last selected one with Shift and X', async () => {
    await show()
    await press('jxjjj')
    await expect.poll(focusedRow).toBe(4)
    await press('{Shift>}X{/Shift}')
    await selects('4 selected')
  })

  it('select the page with Control and A, then all matching rows', async () => {
    await show()
    await press('{Control>}a{/Control}')
    await selects('10 selected')
    await press('{Control>}a{/Control}')
    await selects('All 87 selected')
  })

  it('do not affect typing', async () => {
    await show()
    const note = page.getByRole('textbox', { name: /Note/ }).first()
    await note.fill('Ask')
    await press('{Control>}a{/Control}x')
    await expect.element(note).toHaveValue('x')
    await selects('')
  })
})

describe('actions key', () => {
  it('focuses the actions of the selected rows', async () => {
    await show()
    await press('x.')
    await expect.element(bar().getByRole('button', { name: 'Approve all' })).toHaveFocus()
  })

  it('opens a menu in which the arrow keys move, and not in the grid', async () => {
    await show()
    await press('.')
    const lines = () => page.getByRole('menuitem').elements()
    await expect.poll(() => document.activeElement === lines()[0]).toBe(true)
    await press('{ArrowDown}')
    await expect.poll(() => document.activeElement === lines()[1]).toBe(true)
    await press('{ArrowUp}')
    await expect.poll(() => document.activeElement === lines()[0]).toBe(true)
    expect(focusedRow()).toBe(0)
  })

  it('opens the actions of the row when no row is selected', async () => {
    await show()
    await press('.')
    await expect.element(page.getByRole('menuitem', { name: 'Approve' })).toBeVisible()
  })
})

describe('Escape key in a grid', () => {
  it('goes back one step at a time: menu, rows, selection', async () => {
    await show()
    await press('x.')
    await expect.element(bar().getByRole('button', { name: 'Approve all' })).toHaveFocus()
    await press('{Escape}')
    await expect.poll(focusedRow).toBe(0)
    await selects('1 selected')
    await press('{Escape}')
    await selects('')
    await press('.')
    await expect.element(page.getByRole('menuitem', { name: 'Approve' })).toBeVisible()
    await press('{Escape}')
    await expect.poll(() => page.getByRole('menuitem').query()).toBeNull()
    await expect.poll(focusedRow).toBe(0)
  })

  it('keeps the selection when it closes a menu', async () => {
    await show()
    await press('x')
    await selects('1 selected')
    await page.getByRole('button', { name: 'Actions for 50211' }).click()
    await expect.element(page.getByRole('menuitem', { name: 'Approve' })).toBeVisible()
    await press('{Escape}')
    await expect.poll(() => page.getByRole('menuitem').query()).toBeNull()
    await selects('1 selected')
  })

  it('moves from a filter to the rows, and keeps typed text', async () => {
    await show()
    await press('/')
    const filter = page.getByRole('textbox', { name: 'Customer' })
    await filter.click()
    await press('Be{Escape}')
    await expect.poll(focusedRow).toBe(0)
    await expect.element(filter).toHaveValue('Be')
  })
})

it('N and P turn the page, from anywhere on the page', async () => {
  const shown = await show()
  await press('n')
  await expect.poll(() => shown.search()).toContain('page=2')
  await expect.element(page.getByText(/^Rows 11–20 of/)).toBeVisible()
  await press('p')
  await expect.element(page.getByText(/^Rows 1–10 of/)).toBeVisible()
})
