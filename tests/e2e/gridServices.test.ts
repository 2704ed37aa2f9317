import { buffer } from 'node:stream/consumers'
import { type Download, type Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { listOf } from '../../schemas/wire/envelope.ts'
import { journeys, showsText, whereIs } from '../support/journeys.ts'

const on = journeys()
const path = '/finance/write-off'
const textOf = async (download: Download) => String(await buffer(await download.createReadStream()))
const panel = (page: Page, name: string) => page.getByRole('dialog', { name })

async function open(address = path) {
  const visitor = await on.visitAs('finance')
  await visitor.page.goto(address)
  await showsText(visitor.page, /Rows 1–10 of/)
  return visitor
}

async function choose(page: Page, content: string, name = 'write-offs.csv') {
  await page.getByRole('button', { name: 'Import write-offs' }).click()
  const file = Buffer.from(content)
  await panel(page, 'Import write-offs')
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: file })
}

describe('grid services on the production build', () => {
  it('saves a filter, applies it again and deletes it after a confirmation', async () => {
    const { page } = await open(`${path}?status=booked`)
    await page.getByRole('button', { name: 'Saved filters' }).click()
    const saved = panel(page, 'Saved filters')
    await saved.getByLabel('Description').fill('Booked ones')
    await saved.getByRole('button', { name: 'Save' }).click()
    await showsText(page, 'The filter was saved.')
    await saved.waitFor({ state: 'detached' })
    await page.goto(path)
    await showsText(page, /Rows 1–10 of/)
    await page.getByRole('button', { name: 'Saved filters' }).click()
    await saved.getByRole('button', { name: 'Booked ones', exact: true }).click()
    await expect.poll(() => whereIs(page)).toBe(`${path}?status=booked`)
    await page.getByRole('button', { name: 'Saved filters' }).click()
    await saved.getByRole('button', { name: 'Delete Booked ones' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await showsText(page, 'The filter was deleted.')
    await saved.getByText('No saved filters yet.').waitFor()
  })

  it('offers to save a changed filter as a new one or to reset it, and keeps filters to their user', async () => {
    const { page } = await open(`${path}?status=rejected`)
    const saved = panel(page, 'Saved filters')
    const opener = page.getByRole('button', { name: 'Saved filters' })
    await opener.click()
    await saved.getByLabel('Description').fill('Rejected ones')
    await saved.getByRole('button', { name: 'Save' }).click()
    await showsText(page, 'The filter was saved.')
    await page.getByLabel('Customer', { exact: true }).fill('Taylor')
    await showsText(page, 'Rejected ones (changed)')
    await page.getByRole('button', { name: 'Save as new' }).click()
    await saved.getByLabel('Description').fill('Rejected Taylors')
    await saved.getByRole('button', { name: 'Save' }).click()
    await saved.waitFor({ state: 'detached' })
    await page.getByLabel('Customer', { exact: true }).fill('')
    await showsText(page, 'Rejected Taylors (changed)')
    await page.getByRole('button', { name: 'Reset', exact: true }).click()
    await expect.poll(() => whereIs(page)).toBe(`${path}?customerName=Taylor&status=rejected`)
    await opener.click()
    await expect
      .poll(() => saved.getByRole('listitem').allInnerTexts())
      .toEqual(['Rejected ones', 'Rejected Taylors'])

    const other = await on.visitAs('finance-manager')
    await other.page.goto(path)
    await other.page.getByRole('button', { name: 'Saved filters' }).click()
    await panel(other.page, 'Saved filters').getByText('No saved filters yet.').waitFor()
  })

  it('exports all rows of the filters, announces the report and downloads it', async () => {
    const { page } = await open(`${path}?status=booked`)
    await page.getByRole('button', { name: 'Export' }).click()
    await showsText(page, 'The export has started. You will be notified when it is ready.')
    await page.getByRole('button', { name: /^Notifications, \d+ unread$/ }).click()
    const list = panel(page, 'Notifications')
    // Older notifications have files too.
    const file = list.getByRole('button', { name: /^finance-write-off-.*\.csv$/ }).first()
    await file.waitFor()
    const [download] = await Promise.all([page.waitForEvent('download'), file.click()])
    expect(download.suggestedFilename()).toBe(await file.innerText())
    const [header, ...lines] = (await textOf(download)).trimEnd().split('\r\n')
    expect(header).not.toBe('')
    expect(lines.length).toBeGreaterThan(10)
  })

  it('imports valid rows of a file and returns the rejected ones with their reasons', async () => {
    const { page } = await open()
    const known = await knownOrder(page)
    await choose(page, `orderNr,amount,currency,reason\n${known.join(',')}\n1,-5.50,${known[2]},=1+1\n`)
    await showsText(page, /2 rows, no problems found/)
    await panel(page, 'Import write-offs').getByRole('button', { name: 'Upload' }).click()
    const refused = panel(page, 'The server refused 1 line')
    await refused.getByText("Line 3: There is no order '1'.").waitFor()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      refused.getByRole('button', { name: 'Download these rows' }).click(),
    ])
    expect(await textOf(download)).toBe(
      `\ufefforderNr,amount,currency,reason\r\n1,-5.50,${known[2]},'=1+1\r\n`,
    )
    expect(download.suggestedFilename()).toBe('refused-write-offs.csv')
  })

  it('downloads the template', async () => {
    const { page } = await open()
    await page.getByRole('button', { name: 'Import write-offs' }).click()
    const link = panel(page, 'Import write-offs').getByRole('link', { name: 'Template' })
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
    expect(await textOf(download)).toMatch(/^\ufeff?orderNr,amount,currency,reason\r?\n/)
  })

  it('sends a file of many megabytes with its progress, and can be cancelled', async () => {
    const { page, context } = await open()
    const row = '1,12.50,AED,a reason that nobody knows of in this world\n'
    await choose(page, `orderNr,amount,currency,reason\n${row.repeat(100_000)}`)
    await showsText(page, /100,000 rows, no problems found/)
    const network = await context.newCDPSession(page)
    await network.send('Network.enable')
    await network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: 500_000,
    })
    await panel(page, 'Import write-offs').getByRole('button', { name: 'Upload' }).click()
    await showsText(page, /[\d.]+ MB of \d+(?:\.\d)? MB/)
    await panel(page, 'Import write-offs').getByRole('button', { name: 'Cancel' }).click()
    await showsText(page, 'The upload was cancelled.')
    await panel(page, 'Import write-offs').getByText('write-offs.csv', { exact: true }).waitFor()
  })
})

/** Values of the first row, which the server would take again. */
async function knownOrder(page: Page): Promise<string[]> {
  const [reply] = await Promise.all([
    page.waitForResponse(response => response.url().endsWith('/api/finance/write-off/grid')),
    page.reload(),
  ])
  const { orderNr, currency, reason } = Object(listOf(await reply.json())?.[0])
  return [orderNr, '1.00', currency, reason].map(String)
}
