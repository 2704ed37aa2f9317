import { describe, expect, it, onTestFinished } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { answerGrid } from '../../src/playground/sample/answerGrid.ts'
import { fullGrid } from '../../stories/fixtures/fullGrid.ts'
import { refunds } from '../../stories/fixtures/refunds.ts'
import { type Showing, showBlock } from './showBlock.tsx'

const show = async (showing: Showing = {}, grid = fullGrid) => {
  await page.viewport(390, 800)
  const shown = showBlock([{ kind: 'grid', grid }], {
    answer: answerGrid(refunds),
    address: '/refunds?sort=idRefund',
    ...showing,
  })
  await expect.element(page.getByText(/^Rows 1–\d+ of \d+$/)).toBeVisible()
  return shown
}
const cards = () => page.getByRole('listitem')
const card = (name: string) => cards().filter({ has: page.getByText(name, { exact: true }) })

const middleOf = (locator: Locator) => {
  const { top, bottom } = locator.element().getBoundingClientRect()
  return (top + bottom) / 2
}

/** The refunds, of which the first one has that customer. */
const named = (customerName: string) => refunds.map((row, at) => (at === 0 ? { ...row, customerName } : row))

const textOf = (name: string) => card(name).query()?.textContent

describe('rows in a narrow window', () => {
  it('are cards instead of a table', async () => {
    await show()
    await expect.poll(() => textOf('50210')).toMatch(/Pending.*Nour Haddad.*12\.40 EGP.*2026-01-01/)
    expect(page.getByRole('grid').query()).toBeNull()
  })

  it('show the columns that the definition names, and the others on demand', async () => {
    await show({}, { ...fullGrid, card: ['idRefund', 'status', 'amount'] })
    await expect.poll(() => textOf('50210')).toMatch(/Pending.*12\.40 EGP/)
    const more = card('50210').getByRole('button', { name: 'Show more of 50210' })
    expect(textOf('50210')).not.toContain('Age')
    await more.click()
    await expect.poll(() => textOf('50210')).toContain('Age0 days')
  })

  it.each([
    ['_returned_by.post', ['returned_', 'by.', 'post']],
    ['NFLD8691094789', ['0NFL', 'D869', '1094', '789']],
  ])('break a long key between its parts: 50210%s', async (end, parts) => {
    const [column, ...columns] = fullGrid.columns
    if (!column) throw new Error('The grid has no column.')
    const rows = refunds.map(row => ({ ...row, idRefund: `${row.idRefund}${end}` }))
    await show(
      { answer: answerGrid(rows) },
      { ...fullGrid, columns: [{ ...column, cell: { kind: 'text', copy: true } }, ...columns] },
    )
    const key = page.getByText(`50210${end}`, { exact: true }).first()
    await expect.element(key).toBeVisible()
    expect([...key.element().querySelectorAll('wbr')].map(one => one.nextSibling?.textContent)).toEqual(parts)
  })

  it('are a table as soon as the window has room for columns', async () => {
    await show()
    await page.viewport(1280, 800)
    await expect.element(page.getByRole('grid')).toBeVisible()
    expect(cards().query()).toBeNull()
  })

  it('are selected one by one and by the page', async () => {
    await show()
    await page.getByRole('checkbox', { name: 'Select 50211' }).click({ force: true })
    await expect.element(page.getByText('1 selected')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Approve all' })).toBeVisible()
    await page.getByText('Select page').click()
    await expect.element(page.getByText('10 selected')).toBeVisible()
    await page.getByText('Select page').click()
    expect(page.getByText(/^\d+ selected$/).query()).toBeNull()
  })

  it('have their check box for the page level with their order', async () => {
    await show()
    const order = page.getByRole('combobox', { name: 'Sort by' })
    await expect.element(page.getByText('Select page')).toBeVisible()
    expect(Math.abs(middleOf(page.getByText('Select page')) - middleOf(order))).toBeLessThan(2)
  })

  it('show values on one line at one height, also next to a copy button', async () => {
    await show({}, { ...fullGrid, card: ['customerName', 'idRefund', 'amount'] })
    const values = [...card('50210').element().querySelectorAll('dd')].slice(0, 2)
    expect(values[0]?.querySelector('button')).not.toBeNull()
    const [one, other] = values.map(value => value.getBoundingClientRect().height)
    expect(Math.abs((one ?? 0) - (other ?? 0))).toBeLessThan(1)
  })

  it.each([
    ['left to right', 'ltr'],
    ['right to left', 'rtl'],
  ])('keep a copy button beside its value in a page that reads from %s', async (_, direction) => {
    document.documentElement.dir = direction
    onTestFinished(() => document.documentElement.removeAttribute('dir'))
    await show({}, { ...fullGrid, card: ['customerName', 'idRefund', 'amount'] })
    const value = card('50210').getByText('50210', { exact: true })
    const button = card('50210').getByRole('button', { name: 'Copy 50210' })
    expect(Math.abs(middleOf(button) - middleOf(value))).toBeLessThan(4)
    const [text, icon] = [value, button].map(one => one.element().getBoundingClientRect())
    const before = direction === 'ltr' ? [text?.right, icon?.left] : [icon?.right, text?.left]
    expect(before).toEqual(before.toSorted((one = 0, other = 0) => one - other))
  })

  it('show a long text over the whole card, and all of its lines on demand', async () => {
    const text = 'The customer asks for the amount on another account. '.repeat(12).trim()
    await show({ answer: answerGrid(named(text)) }, { ...fullGrid, card: ['idRefund', 'customerName'] })
    const value = card('50210').element().querySelector('dd')
    if (!value) throw new Error('The card shows the value.')
    const box = card('50210').element().getBoundingClientRect()
    expect(value.getBoundingClientRect().width).toBeGreaterThan(box.width * 0.8)
    expect(value.scrollHeight).toBeGreaterThan(value.clientHeight)
    await card('50210').getByRole('button', { name: 'Show more of 50210' }).click()
    await expect.poll(() => value.scrollHeight - value.clientHeight).toBe(0)
  })

  it('are sorted with labelled options', async () => {
    const shown = await show()
    await page.getByRole('combobox', { name: 'Sort by' }).selectOptions('Amount: highest first')
    await expect.poll(() => shown.search()).toContain('sort=-amount')
  })

  it('name the column that they are sorted by when it is not shown', async () => {
    await show({ address: '/refunds?sort=idRefund&columns=customerName,amount' })
    await expect
      .element(page.getByRole('combobox', { name: 'Sort by' }))
      .toHaveDisplayValue(/: (?:A to Z|lowest first)$/)
  })

  it('have their actions', async () => {
    await show()
    await card('50210').getByRole('button', { name: 'Actions for 50210' }).click()
    await expect.element(page.getByRole('menuitem', { name: 'Approve' })).toBeVisible()
  })

  it('are navigated and paged by keys', async () => {
    await show()
    await userEvent.keyboard('j')
    await expect.element(cards().first()).toHaveFocus()
    await userEvent.keyboard('j')
    await expect.element(cards().nth(1)).toHaveFocus()
    await userEvent.keyboard('x')
    await expect.element(page.getByText('1 selected')).toBeVisible()
    await userEvent.keyboard(' ')
    await expect.poll(() => page.getByText('1 selected').query()).toBeNull()
    await userEvent.keyboard('n')
    await expect.element(page.getByText('Rows 11–20 of 87')).toBeVisible()
    await expect.element(cards().nth(1)).toHaveFocus()
  })

  it('keep all other values if a cell throws', async () => {
    const broken = {
      ...refunds[0],
      amount: {
        toString: () => {
          throw new Error('no text')
        },
      },
    }
    await show({ answer: answerGrid([broken, ...refunds.slice(1)]) })
    await expect.element(card('50211')).toBeVisible()
  })
})
