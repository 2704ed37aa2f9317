import { type Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { cellOf, choose, column, first, selectionBar } from '../support/gridRows.ts'
import { journeys, showsScreen, showsText } from '../support/journeys.ts'

const on = journeys()
const home = '/finance/order-verification'

describe('order verification', () => {
  it('leads from the queues to an order, which belongs to the person who takes it, and to its decision', async () => {
    const { page } = await open('finance', home)
    const before = Number((await cellOf(page, 'Payment mismatch', 'Orders')) || 0)
    expect(before).toBeGreaterThan(1)
    expect(await cellOf(page, 'Payment mismatch', 'Owner')).toBe('finance')
    await page.getByRole('link', { name: 'Payment mismatch', exact: true }).click()
    await showsScreen(page, 'Payment mismatch')
    await showsText(page, 'Paid by card: 0.01 or more too much or too little')
    const queue = new URL(page.url()).pathname
    await page.goto(`${queue}?status=open`)
    await showsText(page, /Rows 1–/)
    const order = await first(page, 'Order Nr')
    const colleague = await open('finance-manager', `${queue}?status=open`)
    expect(await first(colleague.page, 'Order Nr')).toBe(order)

    await choose(page, order, 'Take')
    await showsText(page, '1 order was taken.')
    await choose(colleague.page, order, 'Take')
    await showsText(colleague.page, `Order ${order} was already taken by finance.`)

    await page.goto(`${queue}/${order}`)
    await showsScreen(page, /^Order \d+$/)
    await showsText(page, 'In progress')
    const verify = `POST /api/finance/order-verification/1/${order}/verify`
    await on.console.fault({ call: verify, status: 500, body: { message: 'The shop is closed.' }, times: 1 })
    await page.getByRole('button', { name: 'Verify', exact: true }).click()
    await showsText(page, 'The shop is closed.')
    await page.getByRole('button', { name: 'Verify', exact: true }).click()
    await showsText(page, '1 order was verified.')
    await page.getByRole('list', { name: 'Timeline' }).getByText('Verified', { exact: true }).waitFor()
    expect(await page.getByRole('button', { name: 'Verify', exact: true }).count()).toBe(0)

    await page.goto(home)
    await expect.poll(() => cellOf(page, 'Payment mismatch', 'Orders')).toBe(String(before - 1))
  })

  it('opens the next order of a queue', async () => {
    const { page } = await open('finance-manager', home)
    await choose(page, 'High value', 'Take next order')
    await showsText(page, /^Order \d+ is yours: /)
    await showsScreen(page, /^Order \d+$/)
    expect(new URL(page.url()).pathname).toMatch(/^\/finance\/queue\/\d+\/\d+$/)
    await page.getByRole('button', { name: 'Give back' }).click()
    await showsText(page, '1 order was given back.')
  })

  it('of several orders applies to all of them, or to none when somebody was faster with one', async () => {
    const address = '/finance/queue/3?status=open'
    const { page } = await open('finance', address)
    const colleague = await open('finance-manager', address)
    const order = await first(page, 'Order Nr')
    await choose(colleague.page, order, 'Take')
    await showsText(colleague.page, '1 order was taken.')

    await page.getByRole('checkbox', { name: 'Select all rows of the page' }).check()
    await selectionBar(page).getByRole('button', { name: 'Take selected' }).click()
    await showsText(
      page,
      `1 of 10 orders cannot be taken: ${order} was already taken by finance-manager. Nothing was changed.`,
    )
    await page.reload()
    await showsText(page, /Rows 1–10 of/)
    await page.getByRole('checkbox', { name: 'Select all rows of the page' }).check()
    await selectionBar(page).getByRole('button', { name: 'Take selected' }).click()
    await showsText(page, '10 orders were taken.')

    await page.goto('/finance/queue/3?status=taken&takenBy=finance')
    await showsText(page, /Rows 1–10 of/)
    await page.getByRole('checkbox', { name: 'Select all rows of the page' }).check()
    await selectionBar(page).getByRole('button', { name: 'Verify selected' }).click()
    const question = page.getByRole('alertdialog', { name: 'Verify?' })
    await question.getByText(/^10 orders: [\d,]+\.\d\d [A-Z]{3}/).waitFor()
    await question.getByRole('button', { name: 'Verify' }).click()
    await showsText(page, '10 orders were verified.')
  })

  it('invalidates an order with a reason, escalates it to the queue managers, and has comments', async () => {
    const { page } = await open('finance', '/finance/queue/4?status=open')
    const [one = '', two = ''] = await column(page, 'Order Nr')
    await choose(page, one, 'Comment…')
    const comment = page.getByRole('dialog', { name: `Comment on order ${one}` })
    await comment.getByRole('textbox', { name: 'Comment' }).fill('Called twice, nobody answers.')
    await comment.getByRole('button', { name: 'Comment', exact: true }).click()
    await showsText(page, 'The comment was saved.')
    for (const order of [one, two]) {
      await choose(page, order, 'Take')
      await showsText(page, '1 order was taken.')
      await expect.poll(() => column(page, 'Order Nr')).not.toContain(order)
    }
    await page.goto('/finance/queue/4?status=taken&takenBy=finance')
    await showsText(page, /Rows 1–/)
    await choose(page, one, 'Invalidate…')
    const invalidate = page.getByRole('dialog', { name: `Invalidate order ${one}` })
    await invalidate.getByRole('button', { name: 'Invalidate', exact: true }).click()
    await invalidate.getByText('One field needs your attention.').waitFor()
    await invalidate.getByRole('radio', { name: 'Customer not reachable' }).check()
    await invalidate.getByRole('button', { name: 'Invalidate', exact: true }).click()
    await showsText(page, '1 order was invalidated.')
    await choose(page, two, 'Escalate…')
    const escalate = page.getByRole('dialog', { name: `Escalate order ${two}` })
    await escalate.getByLabel('Decision needed').fill('Is the limit right?')
    await escalate.getByRole('button', { name: 'Escalate', exact: true }).click()
    await showsText(page, '1 order was escalated.')

    const escalated = `/finance/queue/4?status=escalated&orderNr=${two}`
    await page.goto(escalated)
    await page.getByRole('button', { name: `Actions for ${two}`, exact: true }).click()
    await page.getByRole('menuitem', { name: 'Comment…' }).waitFor()
    expect(await page.getByRole('menuitem', { name: /^Take/ }).count()).toBe(0)

    const manager = await open('finance-manager', escalated)
    await choose(manager.page, two, 'Take escalated')
    await showsText(manager.page, '1 order was taken.')
    await manager.page.goto(`/finance/queue/4/${two}`)
    await manager.page.getByRole('list', { name: 'Timeline' }).getByText('Is the limit right?').waitFor()
    await manager.page.goto(`/finance/queue/4/${one}`)
    await showsText(manager.page, 'Customer not reachable')
    await manager.page.getByRole('button', { name: /^Comments/ }).click()
    await showsText(manager.page, 'Called twice, nobody answers.')
  })

  it('takes an order by a double click, whose second press is ignored by the buttons that appear', async () => {
    const { page, calls } = await open('finance', '/finance/queue/3?status=open')
    const order = await first(page, 'Order Nr')
    await page.goto(`/finance/queue/3/${order}`)
    const take = page.getByRole('button', { name: 'Take', exact: true })
    await take.hover()
    await page.mouse.down()
    await page.mouse.up()
    await showsText(page, '1 order was taken.')
    await page.getByRole('button', { name: 'Give back', exact: true }).waitFor()
    await page.mouse.down({ clickCount: 2 })
    await page.mouse.up({ clickCount: 2 })
    await page.getByRole('button', { name: 'Verify', exact: true }).click()
    await showsText(page, '1 order was verified.')
    expect(calls.filter(call => call.includes(`/${order}/`)).map(call => call.split('/').at(-1))).toEqual([
      'take',
      'verify',
    ])
  })

  it('works with the keyboard alone: the order that waits longest is opened, decided, and the next one opened', async () => {
    const { page } = await open('finance', '/finance/queue/5?status=open')
    const [one = '', two = ''] = await column(page, 'Order Nr')
    const next = page.getByRole('button', { name: 'Take next order' })
    await next.press('Enter')
    await showsText(page, new RegExp(`^Order ${one} is yours: First order, `))
    await showsScreen(page, /^Order \d+$/)
    await expect.poll(() => focused(page)).toMatch(/^Order \d+$/)
    await page.getByRole('button', { name: 'Verify', exact: true }).press('Enter')
    await showsText(page, '1 order was verified.')
    await expect.poll(() => focused(page)).toBe('Take next order')
    await page.keyboard.press('Enter')
    await showsText(page, new RegExp(`^Order ${two} is yours: First order, `))
    await expect.poll(() => new URL(page.url()).pathname).toBe(`/finance/queue/5/${two}`)
  })
})

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent)

async function open(persona: string, address: string) {
  const visitor = await on.visitAs(persona)
  await visitor.page.goto(address)
  await showsText(visitor.page, /Rows 1–/)
  return visitor
}
