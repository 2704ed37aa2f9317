import { type Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { axeFindings } from '../support/axe.ts'
import { chooseAtLogin, journeys, showsScreen, showsText, whereIs } from '../support/journeys.ts'

const on = journeys()
const submit = 'POST /api/comment/'
/** Each journey writes to a refund of its own. */
let refund = 100

const opener = (page: Page) => page.getByRole('button', { name: /^Comments \d/ })
const panel = (page: Page) => page.getByRole('dialog', { name: 'Comments' })
const button = (page: Page, name: string) => panel(page).getByRole('button', { name, exact: true })
const text = (page: Page, name: string) => panel(page).getByRole('textbox', { name })
const thread = (page: Page, said: string) => panel(page).getByRole('article').filter({ hasText: said })

/** Opens the next refund that is not cancelled. */
async function details(page: Page): Promise<string> {
  for (;;) {
    const address = `/finance/refunds/details/${refund++}`
    await page.goto(address)
    await showsScreen(page, /^Refund \d+$/)
    await opener(page).waitFor()
    if ((await page.getByText('Cancelled', { exact: true }).count()) === 0) return address
  }
}

async function write(page: Page, words: string): Promise<void> {
  await opener(page).click()
  await button(page, 'New comment').click()
  await text(page, 'New comment').fill(words)
}

describe('comments of a refund', () => {
  it('are written, replied to and closed, and the count is updated', async () => {
    const { page } = await on.visitAs('finance')
    await details(page)
    const before = Number((await opener(page).textContent())?.replace(/\D/g, ''))
    await write(page, 'The bank asks for <b>the branch</b>.')
    await panel(page).getByRole('checkbox', { name: 'Action required' }).check()
    await button(page, 'Comment').click()
    await panel(page).waitFor({ state: 'detached' })
    await showsText(page, 'The comment was saved.')
    await page.getByRole('button', { name: `Comments ${before + 1}`, exact: true }).waitFor()
    // The comments below the details are asked for again as well, and are text, not HTML.
    await page.getByRole('region', { name: 'Comments' }).getByText('<b>the branch</b>').waitFor()

    await opener(page).click()
    const mine = thread(page, 'The bank asks for')
    await mine.getByText('action required', { exact: true }).waitFor()
    await mine.getByRole('button', { name: 'Reply' }).click()
    await text(page, 'Reply').fill('It is 0042.')
    await panel(page).getByRole('checkbox', { name: 'Close thread' }).check()
    expect(await axeFindings(page)).toEqual([])
    await panel(page).getByRole('form', { name: 'Reply' }).getByRole('button', { name: 'Reply' }).click()
    await panel(page).waitFor({ state: 'detached' })
    await page.getByRole('button', { name: `Comments ${before + 2}`, exact: true }).waitFor()

    await opener(page).click()
    await mine.getByText('closed', { exact: true }).waitFor()
    await mine.getByText('It is 0042.').waitFor()
    await mine.getByRole('button', { name: 'Reply' }).click()
    const box = panel(page).getByRole('checkbox', { name: 'Close thread' })
    expect([await box.isChecked(), await box.isDisabled()]).toEqual([true, true])
  })

  it('that the server rejects stay in the form, below the message of the server', async () => {
    await on.console.fault({ call: submit, status: 409, body: { message: 'Closed for today.' }, times: 1 })
    const { page, calls } = await on.visitAs('finance')
    await details(page)
    await write(page, 'Half a day of work.')
    await button(page, 'Comment').click()
    await showsText(page, 'Closed for today.')
    expect(await text(page, 'New comment').inputValue()).toBe('Half a day of work.')
    await button(page, 'Comment').click()
    await panel(page).waitFor({ state: 'detached' })
    expect(calls.filter(call => call === submit)).toHaveLength(2)
  })

  it('that cannot be sent without a connection stay in the form', async () => {
    const { page, context, settled } = await on.visitAs('finance')
    await details(page)
    await settled()
    await write(page, 'From the train.')
    await context.setOffline(true)
    await button(page, 'Comment').click()
    await showsText(page, 'Please make sure that you are connected to the internet')
    expect(await text(page, 'New comment').inputValue()).toBe('From the train.')
    await context.setOffline(false)
    await button(page, 'Comment').click()
    await showsText(page, 'The comment was saved.')
  })

  it('of a cancelled refund are read-only', async () => {
    const { page } = await on.visitAs('finance')
    await page.goto('/finance/refunds?status=cancelled')
    await page.getByRole('gridcell').getByRole('link').first().click()
    await showsScreen(page, /^Refund \d+$/)
    await page.getByText('Cancelled', { exact: true }).first().waitFor()
    const id = whereIs(page).split('/').at(-1)
    const answer = page.waitForResponse(new RegExp(`/api/comment/refund/${id}$`))
    await opener(page).click()
    await (await answer).finished()
    await panel(page).getByRole('article').or(panel(page).getByText('No comments yet.')).first().waitFor()
    expect(await panel(page).getByRole('button').allTextContents()).toEqual([''])
    expect(await axeFindings(page)).toEqual([])
  })

  it('that cannot be counted or listed have count 0 and an empty list, and both recover', async () => {
    const address = `/finance/refunds/details/${refund++}`
    const id = address.split('/').at(-1)
    const body = { message: 'The comments are asleep.' }
    await on.console.fault({ call: `GET /api/comment/count/refund/${id}`, status: 500, body })
    await on.console.fault({ call: `GET /api/comment/refund/${id}`, status: 500, body, times: 1 })
    const { page } = await on.visitAs('finance')
    await page.goto(address)
    await page.getByRole('button', { name: 'Comments 0', exact: true }).click()
    await showsText(page, 'The comments are asleep.')
    await panel(page).getByRole('heading', { name: 'The comments could not be loaded.' }).waitFor()
    await button(page, 'Try again').click()
    await panel(page).getByText('The comments could not be loaded.').waitFor({ state: 'detached' })
  })

  it('can be used with the keyboard alone', async () => {
    const { page } = await on.visitAs('finance')
    await details(page)
    await opener(page).focus()
    await page.keyboard.press('Enter')
    await panel(page).waitFor()
    await expect.poll(() => focused(page)).toBe('New comment')
    await page.keyboard.press('Enter')
    await page.keyboard.type('By keyboard.')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await panel(page).waitFor({ state: 'detached' })
    await showsText(page, 'The comment was saved.')
    await expect.poll(() => focused(page)).toMatch(/^Comments\d+$/)
  })
})

describe('comment draft', () => {
  it('is kept after closing the panel and a reload, and deleted after it was submitted', async () => {
    const { page } = await on.visitAs('finance')
    await details(page)
    await write(page, 'Half a sent')
    await page.keyboard.press('Escape')
    await panel(page).waitFor({ state: 'detached' })
    await page.getByRole('button', { name: /a draft is kept/ }).waitFor()
    await page.reload()
    await page.getByRole('button', { name: /a draft is kept/ }).click()
    await expect.poll(() => text(page, 'New comment').inputValue()).toBe('Half a sent')
    await text(page, 'New comment').fill('Half a sentence.')
    await button(page, 'Comment').click()
    await panel(page).waitFor({ state: 'detached' })
    await page.reload()
    await opener(page).waitFor()
    expect(await page.getByRole('button', { name: /a draft is kept/ }).count()).toBe(0)
  })

  it('is kept after the session has expired', async () => {
    const { page } = await on.visitAs('finance')
    const address = await details(page)
    await write(page, 'Typed for an hour.')
    await on.console.fault({ call: submit, status: 401, times: 1 })
    await button(page, 'Comment').click()
    await chooseAtLogin(page, 'finance')
    await showsScreen(page, /^Refund \d+$/)
    expect(whereIs(page)).toBe(address)
    await page.getByRole('button', { name: /a draft is kept/ }).click()
    await expect.poll(() => text(page, 'New comment').inputValue()).toBe('Typed for an hour.')
    await button(page, 'Comment').click()
    await showsText(page, 'The comment was saved.')
  })

  it('is not shown to the next user of the browser', async () => {
    const { page } = await on.visitAs('finance')
    const address = await details(page)
    await write(page, 'For my eyes only.')
    await on.console.fault({ call: submit, status: 401, times: 1 })
    await button(page, 'Comment').click()
    await chooseAtLogin(page, 'admin')
    await showsScreen(page, /^Refund \d+$/)
    expect(whereIs(page)).toBe(address)
    await opener(page).click()
    await button(page, 'New comment').click()
    expect(await text(page, 'New comment').inputValue()).toBe('')
  })
})

describe('refund screen', () => {
  it('has its comments in the header', async () => {
    const { page } = await on.visitAs('finance')
    await details(page)
    const head = page.locator('main header', { has: page.getByRole('heading', { level: 1 }) })
    expect(await head.getByRole('button', { name: /^Comments/ }).count()).toBe(1)
  })

  it('has a timeline, and collapsible sections', async () => {
    const { page } = await on.visitAs('finance')
    await details(page)
    const timeline = page.getByRole('list', { name: 'Timeline' })
    await timeline.getByText('Refund created').waitFor()
    expect(await timeline.locator('[aria-hidden=true]').allTextContents()).toContain('NEW')
    await page.getByRole('button', { name: 'Timeline' }).click()
    await timeline.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Timeline' }).press('Enter')
    await timeline.waitFor()
  })
})

function focused(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.textContent ?? '')
}
