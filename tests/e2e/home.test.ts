import { type Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { axeFindings } from '../support/axe.ts'
import { journeys, showsScreen, whereIs } from '../support/journeys.ts'

const on = journeys()
const tile = (page: Page, label: string) => page.getByRole('listitem').filter({ hasText: label })
const figureOf = async (page: Page, label: string) =>
  /\d[\d,]*/.exec(await tile(page, label).innerText())?.[0]

describe('home page', () => {
  it('links from queues to their rows, without axe findings', async () => {
    const { page, settled } = await on.visitAs('finance')
    await page.goto('/')
    await showsScreen(page, 'Home')
    await settled()
    expect(await axeFindings(page)).toEqual([])
    const waiting = await figureOf(page, 'Refunds to send')
    await page.getByRole('link', { name: 'Refunds to send' }).click()
    await showsScreen(page, 'Refunds')
    expect(whereIs(page)).toBe('/finance/refunds?status=ready')
    await page.getByText(`of ${waiting}`).first().waitFor()
  })

  it('shows the queues that can be counted when one fails, which is retried', async () => {
    const call = 'GET /api/navigation/work/refunds-to-send'
    await on.console.fault({ call, status: 503, times: 1 })
    const { page, settled } = await on.visitAs('finance')
    await page.goto('/')
    await tile(page, 'Refunds to send').getByText('Not available').waitFor()
    await tile(page, 'Refunds to check').getByText('Oldest').waitFor()
    expect(await axeFindings(page)).toEqual([])
    await tile(page, 'Refunds to send').getByRole('button', { name: 'Try again' }).click()
    await tile(page, 'Refunds to send').getByText('overdue').waitFor()
    await settled()
  })

  it('links to recently opened records, until their user signs out', async () => {
    const { page, settled } = await on.visitAs('finance')
    await page.goto('/finance/refunds/details/7')
    await showsScreen(page, /^Refund \d+$/)
    // A visit is remembered for a user, once it is known who that is.
    await settled()
    await page.goto('/')
    await page.getByRole('region', { name: 'Recent' }).getByRole('link', { name: 'Refund details 7' }).click()
    await showsScreen(page, /^Refund \d+$/)
    expect(whereIs(page)).toBe('/finance/refunds/details/7')
    const remembered = () =>
      page.evaluate(() => Object.keys(localStorage).filter(key => key.includes('visits')))
    expect(await remembered()).toHaveLength(1)
    await settled()
    await page
      .getByRole('button', { name: 'Sign out' })
      .or(page.getByRole('link', { name: 'Sign out' }))
      .click()
    await page.getByRole('heading', { name: 'Access control' }).waitFor()
    expect(await remembered()).toEqual([])
  })

  it('shows no queue that the user may not open', async () => {
    const { page, settled } = await on.visitAs('returns')
    const asked: string[] = []
    page.on('request', request => void asked.push(new URL(request.url()).pathname))
    await page.goto('/')
    await tile(page, 'Returns to inspect').getByText('Oldest').waitFor()
    await settled()
    expect(await page.getByRole('link', { name: 'Refunds to send' }).count()).toBe(0)
    expect(asked.filter(path => path.includes('refunds-to'))).toEqual([])
  })
})
