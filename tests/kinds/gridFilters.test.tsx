import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerGrid, optionsOf } from '../../src/playground/sample/answerGrid.ts'
import { refundGrid } from '../../stories/fixtures/refundGrid.ts'
import { refunds } from '../../stories/fixtures/refunds.ts'
import { heldReply } from './heldReply.ts'
import { type Showing, showBlock } from './showBlock.tsx'

const block = { kind: 'grid', grid: refundGrid } as const
const show = (showing: Showing = {}) => showBlock([block], { answer: answerGrid(refunds), ...showing })
const customer = () => page.getByRole('textbox', { name: 'Customer' })
const created = (side: 'from' | 'to') => page.getByRole('textbox', { name: `Created ${side}` })
const termsOf = (call: { body?: unknown } | undefined) => optionsOf(call?.body).filter

describe('grid filters', () => {
  it('wait 500 ms after the last key, then fetch once', async () => {
    const shown = show()
    await customer().fill('no')
    shown.clock.advance(499)
    await customer().fill('nour')
    shown.clock.advance(499)
    expect(shown.search()).toBe('')
    shown.clock.advance(1)
    await vi.waitFor(() => expect(shown.search()).toBe('customerName=nour'))
    await expect.element(page.getByText('Rows 1–10 of 18')).toBeVisible()
    expect(shown.calls.map(call => termsOf(call).length)).toEqual([0, 1])
  })

  it('go to page 1 when they change on a later page', async () => {
    const shown = show({ address: '/refunds?page=3' })
    await customer().fill('omar')
    shown.clock.advance(500)
    await vi.waitFor(() => expect(shown.search()).toBe('customerName=omar'))
    await vi.waitFor(() => expect(shown.calls).toHaveLength(2))
    expect(shown.calls.map(call => optionsOf(call.body).pagination.offset)).toEqual([20, 0])
  })

  it('add no entry to the history', async () => {
    const shown = show()
    await customer().fill('omar')
    shown.clock.advance(500)
    await vi.waitFor(() => expect(shown.search()).toBe('customerName=omar'))
    expect(shown.router.state.historyAction).toBe('REPLACE')
  })

  it('are applied at once by a choice, together with text typed in others', async () => {
    const shown = show()
    const status = page.getByRole('combobox', { name: 'Status' })
    await status.selectOptions('Paid')
    await vi.waitFor(() => expect(shown.search()).toBe('status=paid'))
    await customer().fill('omar')
    await status.selectOptions('Failed')
    await vi.waitFor(() => expect(shown.search()).toBe('customerName=omar&status=failed'))
  })

  it('open a calendar without a value at the month of the first row', async () => {
    show({ answer: answerGrid([{ ...refunds[0], createdAt: '2011-12-09 14:00:21' }]) })
    await expect.element(page.getByText('Rows 1–1 of 1')).toBeVisible()
    await page.getByRole('button', { name: 'Open calendar, Created from' }).click()
    const calendar = page.getByRole('dialog', { name: 'Calendar, Created from' })
    await expect.element(calendar.getByText('December 2011')).toBeVisible()
    await expect.element(calendar.getByRole('button', { name: /^Friday, 9 December 2011/ })).toHaveFocus()
  })

  it('are applied at once by Enter', async () => {
    const shown = show()
    await customer().fill('omar')
    await userEvent.keyboard('{Enter}')
    await vi.waitFor(() => expect(shown.search()).toBe('customerName=omar'))
  })

  it('are applied at once by the button, which is locked for 2 s', async () => {
    const shown = show()
    const button = page.getByRole('button', { name: 'Filter', exact: true })
    await expect.element(page.getByText('Rows 1–10 of 87')).toBeVisible()
    await customer().fill('omar')
    await button.click()
    await vi.waitFor(() => expect(shown.calls).toHaveLength(2))
    await expect.element(button).toHaveAttribute('aria-disabled', 'true')
    await shown.clock.pass(1999)
    await expect.element(button).toHaveAttribute('aria-disabled', 'true')
    shown.clock.advance(1)
    await expect.element(button).not.toHaveAttribute('aria-disabled')
    await button.click()
    await vi.waitFor(() => expect(shown.calls).toHaveLength(3))
  })

  it('lock the button until the reply if that takes longer', async () => {
    const reply = heldReply()
    const answer = answerGrid(refunds)
    const shown = show({
      answer: call => (termsOf(call).length > 0 ? reply.answer(call) : answer(call)),
    })
    const button = page.getByRole('button', { name: 'Filter', exact: true })
    await expect.element(page.getByText('Rows 1–10 of 87')).toBeVisible()
    await customer().fill('omar')
    await button.click()
    await vi.waitFor(() => expect(shown.calls).toHaveLength(2))
    await shown.clock.pass(60_000)
    await expect.element(button).toHaveAttribute('aria-disabled', 'true')
    const [, call] = shown.calls
    if (call) reply.give(await answer(call))
    await expect.element(button).not.toHaveAttribute('aria-disabled')
  })

  it('open with the first of the last days, which reset clears', async () => {
    const due = { kind: 'fromDate', field: 'createdAt', label: 'Asked', initial: { lastDays: 7 } } as const
    const shown = showBlock([{ kind: 'grid', grid: { ...refundGrid, filters: [due] } }], {
      answer: answerGrid(refunds),
    })
    await expect.element(page.getByRole('textbox', { name: 'Asked' })).toHaveValue('2026-11-14')
    await vi.waitFor(() => expect(termsOf(shown.calls[0])[0]?.[0]?.value).toBe('2026-11-14 00:00:00'))
    expect(shown.search()).toBe('')
    await page.getByRole('button', { name: 'Remove Asked' }).click()
    await vi.waitFor(() => expect(shown.search()).toBe('createdAt.from='))
    await vi.waitFor(() => expect(termsOf(shown.calls.at(-1))).toEqual([]))
  })

  it('send no empty text', async () => {
    const shown = show({ address: '/refunds?customerName=omar' })
    await customer().fill('')
    shown.clock.advance(500)
    await vi.waitFor(() => expect(shown.search()).toBe(''))
    await vi.waitFor(() => expect(termsOf(shown.calls.at(-1))).toEqual([]))
  })

  it('can be reset only while one is applied', async () => {
    const shown = show({ address: '/refunds?status=paid' })
    await page.getByRole('button', { name: 'Reset all' }).click()
    await vi.waitFor(() => expect(shown.search()).toBe(''))
    await vi.waitFor(() => expect(page.getByRole('button', { name: 'Reset all' }).query()).toBeNull())
  })

  it('discard typed, unapplied text when they are reset', async () => {
    const shown = show({ address: '/refunds?status=paid' })
    await customer().fill('omar')
    await page.getByRole('button', { name: 'Reset all' }).click()
    await expect.element(customer()).toHaveValue('')
    shown.clock.advance(500)
    await vi.waitFor(() => expect(shown.search()).toBe(''))
  })

  it('follow the address when the user goes back', async () => {
    const shown = show()
    await expect.element(customer()).toHaveValue('')
    await shown.router.navigate('?customerName=layla')
    await expect.element(customer()).toHaveValue('layla')
    await shown.router.navigate(-1)
    await expect.element(customer()).toHaveValue('')
  })

  it("show 'Please review selected dates. Invalid date format.' on Enter and send nothing", async () => {
    const shown = show()
    await created('from').fill('2026-13-40')
    shown.clock.advance(500)
    expect(page.getByRole('alert').query()).toBeNull()
    await userEvent.keyboard('{Enter}')
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('Please review selected dates. Invalid date format.')
    await expect.element(created('from')).toHaveValue('2026-13-40')
    expect(shown.search()).toBe('')
  })

  it('report an invalid date at its field when it is left without Enter', async () => {
    const shown = show()
    await created('from').fill('2026-13-40')
    expect(page.getByRole('alert').query()).toBeNull()
    await created('to').click()
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('Please review selected dates. Invalid date format.')
    await created('to').fill('2026-05-01')
    await expect.element(page.getByRole('alert')).toBeVisible()
    await expect.element(created('from')).toHaveAccessibleDescription(/Invalid date format/)
    shown.clock.advance(500)
    await vi.waitFor(() => expect(shown.search()).toBe('createdAt.to=2026-05-01'))
    await created('from').fill('2026-04-01')
    expect(page.getByRole('alert').query()).toBeNull()
  })

  it('need only one click on a button right after an invalid date', async () => {
    const shown = show()
    await expect.element(page.getByText('Rows 1–10 of 87')).toBeVisible()
    await created('from').fill('2026-13-40')
    await page.getByRole('button', { name: 'Filter', exact: true }).click()
    await expect.element(page.getByRole('alert')).toBeVisible()
    await vi.waitFor(() => expect(shown.calls).toHaveLength(2))
  })

  it('never change a number that was typed or is in the address: the field shows the range', async () => {
    const grid = {
      ...refundGrid,
      filters: [{ kind: 'number' as const, field: 'ageDays', label: 'Age', min: 0, max: 90 }],
    }
    const shown = showBlock([{ kind: 'grid', grid }], {
      answer: answerGrid(refunds),
      address: '/refunds?ageDays=-5',
    })
    const age = page.getByRole('textbox', { name: 'Age' })
    await expect.element(page.getByRole('alert')).toHaveTextContent('From 0 to 90.')
    await expect.element(age).toHaveValue('-5')
    await age.fill('999')
    shown.clock.advance(500)
    expect(page.getByRole('alert').query()).toBeNull()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('alert')).toHaveTextContent('From 0 to 90.')
    await userEvent.tab()
    await expect.element(age).toHaveValue('999')
    expect(shown.search()).toBe('ageDays=-5')
    expect(shown.calls.map(termsOf)).toEqual([[]])
    await age.fill('30')
    shown.clock.advance(500)
    await vi.waitFor(() => expect(shown.search()).toBe('ageDays=30'))
    expect(page.getByRole('alert').query()).toBeNull()
  })

  it('report an invalid date in the address', async () => {
    show({ address: '/refunds?createdAt.from=soon' })
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('Please review selected dates. Invalid date format.')
  })

  it('use days of UTC, as shown at the field', async () => {
    show()
    await expect.element(created('from')).toHaveAccessibleDescription('UTC')
    await expect.element(created('to')).toHaveAccessibleDescription('UTC')
  })

  it("show 'Please review inputted dates. End date cannot be before starting date.'", async () => {
    const shown = show({ address: '/refunds?createdAt.from=2026-05-10' })
    await created('to').fill('2026-05-09')
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('Please review inputted dates. End date cannot be before starting date.')
    shown.clock.advance(500)
    await created('to').fill('2026-05-10')
    shown.clock.advance(500)
    await vi.waitFor(() => expect(shown.search()).toBe('createdAt.from=2026-05-10&createdAt.to=2026-05-10'))
    await vi.waitFor(() => expect(shown.calls).toHaveLength(2))
  })

  it('discard an invalid date when the address brings another', async () => {
    const shown = show()
    await created('from').fill('2026-13-40')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('alert')).toBeVisible()
    await shown.router.navigate('/refunds?page=2')
    await expect.element(created('from')).toHaveValue('2026-13-40')
    await shown.router.navigate('/refunds?createdAt.from=2026-05-01')
    await expect.element(created('from')).toHaveValue('2026-05-01')
    expect(page.getByRole('alert').query()).toBeNull()
  })

  it('do not apply a start after the end until either is corrected', async () => {
    const shown = show({ address: '/refunds?createdAt.to=2026-05-09' })
    await created('from').fill('2026-05-10')
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('Please review inputted dates. End date cannot be before starting date.')
    shown.clock.advance(500)
    await created('to').fill('2026-05-10')
    shown.clock.advance(500)
    await vi.waitFor(() => expect(shown.search()).toBe('createdAt.from=2026-05-10&createdAt.to=2026-05-10'))
    const reversed = shown.calls
      .map(({ body }) => JSON.stringify(body))
      .filter(text => /gteq.*05-09/.test(text))
    expect(reversed).toEqual([])
  })

  it('offer the entries of a load', async () => {
    const types = [
      { id: 3, name: 'Goodwill' },
      { id: 4, name: 'Warranty' },
    ]
    const options = { load: 'types', value: 'id', label: 'name' }
    const grid = {
      ...refundGrid,
      filters: [{ kind: 'select' as const, field: 'type', label: 'Type', options }],
    }
    const shown = showBlock([{ kind: 'grid', grid }], { answer: answerGrid(refunds), loads: { types } })
    await page.getByRole('combobox', { name: 'Type' }).selectOptions('Warranty')
    await vi.waitFor(() => expect(shown.search()).toBe('type=4'))
  })

  it('are requested before the first rows if the grid does not load by itself', async () => {
    const grid = { ...refundGrid, autoLoad: false }
    const shown = showBlock([{ kind: 'grid', grid }], { answer: answerGrid(refunds) })
    await expect.element(page.getByText('Set a filter to see rows')).toBeVisible()
    expect(shown.calls).toEqual([])
    await customer().fill('omar')
    shown.clock.advance(500)
    await expect.element(page.getByText('Rows 1–10 of 17')).toBeVisible()
  })
})

describe("key '/'", () => {
  it('focuses the first filter, but not while the user is typing', async () => {
    show()
    await expect.element(customer()).toBeVisible()
    await userEvent.keyboard('/')
    await expect.element(customer()).toHaveFocus()
    await userEvent.keyboard('a/b')
    await expect.element(customer()).toHaveValue('a/b')
  })

  it('does not move the focus out of an open dialog', async () => {
    show()
    await expect.element(customer()).toBeVisible()
    await page.getByRole('button', { name: 'Grid menu' }).click()
    await page.getByRole('menuitem', { name: 'Columns…' }).click()
    const close = page.getByRole('dialog', { name: 'Columns' }).getByRole('button', { name: 'Close' })
    await expect.element(close).toBeVisible()
    close.element().focus()
    await userEvent.keyboard('/')
    await expect.element(close).toHaveFocus()
  })
})

describe('applied filters', () => {
  const chip = (label: string) => page.getByRole('button', { name: `Remove ${label}`, exact: true })
  const address = '/refunds?customerName=nour&status=paid&createdAt.from=2026-01-01&page=2'

  it('are shown as chips with the labels of their options, and can be removed one by one', async () => {
    const shown = show({ address })
    const chips = page.getByRole('group', { name: 'Applied filters' })
    await expect.element(chips).toBeVisible()
    expect(
      chips
        .getByRole('listitem')
        .elements()
        .map(item => item.textContent),
    ).toEqual(['Customer: nour', 'Status: Paid', 'Created from: 2026-01-01'])
    await chip('Status').click()
    await vi.waitFor(() => expect(shown.search()).toBe('customerName=nour&createdAt.from=2026-01-01'))
    await expect.element(page.getByRole('combobox', { name: 'Status' })).toHaveValue('')
    await expect.element(chip('Created from')).toHaveFocus()
  })

  it('discard only their own typed text when removed', async () => {
    const shown = show({ address: '/refunds?customerName=nour&status=paid' })
    await customer().fill('nour h')
    await created('from').fill('2026-02-02')
    await chip('Customer').click()
    await vi.waitFor(() => expect(shown.search()).toBe('status=paid'))
    await expect.element(customer()).toHaveValue('')
    await expect.element(created('from')).toHaveValue('2026-02-02')
    shown.clock.advance(500)
    await vi.waitFor(() => expect(shown.search()).toBe('status=paid&createdAt.from=2026-02-02'))
  })

  it('do not exist at first, and then there is nothing to reset', async () => {
    show()
    await expect.element(page.getByText('Rows 1–10 of 87')).toBeVisible()
    expect(page.getByRole('button', { name: 'Reset all' }).query()).toBeNull()
  })
})

describe('custom filter area', () => {
  it('is a sentence whose keys are the controls', async () => {
    const filterArea = { template: 'Refunds of {customerName} from {createdAt.from} to {createdAt.to}' }
    const shown = showBlock([{ kind: 'grid', grid: { ...refundGrid, filterArea } }], {
      answer: answerGrid(refunds),
    })
    await expect.element(page.getByText('Refunds of')).toBeVisible()
    await customer().fill('nour')
    shown.clock.advance(500)
    await vi.waitFor(() => expect(shown.search()).toBe('customerName=nour'))
    // A filter that the sentence leaves out is not lost.
    await expect.element(page.getByRole('combobox', { name: 'Status' })).toBeVisible()
  })
})
