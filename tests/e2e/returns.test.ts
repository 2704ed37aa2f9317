import { buffer } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { cellOf, choose } from '../support/gridRows.ts'
import { journeys, showsScreen, showsText, whereIs } from '../support/journeys.ts'

const on = journeys()
/** Delivered two weeks ago, without a return. */
const order = '578031'
const setting = 'GET /api/oms/database-settings'

describe('return', () => {
  it('keeps an attached file, which others can download and its owner can delete', async () => {
    const { page } = await on.visitAs('returns')
    await page.goto('/rma')
    await showsText(page, /Rows 1–/)
    await page.getByRole('grid').getByRole('link', { name: /^R\d+/ }).first().click()
    await showsScreen(page, /^Return ./)
    const files = page.getByRole('region', { name: 'Photos and documents' })
    const photo = Buffer.from('%PDF-1.4 a photo\n%%EOF\n')
    await files
      .locator('input[type=file]')
      .setInputFiles({ name: 'photo.pdf', mimeType: 'application/pdf', buffer: photo })
    await showsText(page, 'photo.pdf was added.')
    const colleague = await on.visitAs('admin')
    await colleague.page.goto(whereIs(page))
    const download = colleague.page.waitForEvent('download')
    await colleague.page.getByRole('button', { name: 'Download photo.pdf' }).click()
    expect(await buffer(await (await download).createReadStream())).toEqual(photo)
    await files.getByRole('button', { name: 'Delete photo.pdf' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await files.getByText('photo.pdf').waitFor({ state: 'detached' })
  })

  it('is created from its order, received, inspected, and becomes a refund', async () => {
    const { page } = await on.visitAs('returns')
    await page.goto('/rma')
    await showsText(page, /Rows 1–/)
    await page.getByRole('button', { name: 'New return…' }).click()
    const panel = page.getByRole('dialog', { name: 'New return' })
    await panel.getByLabel('Sales order number').fill('99')
    await panel.getByRole('button', { name: 'Continue' }).click()
    await panel.getByText('There is no order 99.').first().waitFor()
    await panel.getByLabel('Sales order number').fill(order)
    await panel.getByRole('button', { name: 'Continue' }).click()
    await showsScreen(page, /^New return for order \d+$/)
    expect(whereIs(page)).toBe(`/rma/new/${order}`)
    const form = page.getByRole('form').or(page.locator('form'))
    await form.getByRole('combobox', { name: /Item/ }).first().selectOption({ index: 1 })
    await form.getByLabel('Pieces').first().fill('1')
    await form
      .getByRole('combobox', { name: /Reason/ })
      .first()
      .selectOption('Arrived damaged')
    await form
      .getByRole('combobox', { name: /Condition/ })
      .first()
      .selectOption('Damaged')
    await page.getByRole('button', { name: 'Create return', exact: true }).click()
    await showsText(page, 'Return method is required.')
    await page.getByRole('radio', { name: 'Drop-off at a parcel shop' }).check()
    await page.getByRole('combobox', { name: /Refund method/ }).selectOption({ label: 'Voucher' })
    await page.getByRole('button', { name: 'Create return', exact: true }).click()
    await showsText(page, `Return R${order} was created.`)
    await showsScreen(page, /^Return ./)
    expect(whereIs(page)).toMatch(/^\/rma\/detail\/\d+$/)
    await page.getByRole('definition').getByText(`R${order}`, { exact: true }).waitFor()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Shipping label' }).click()
    expect((await download).suggestedFilename()).toBe(`label-R${order}.pdf`)
    await page.getByRole('button', { name: 'Mark as received' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Mark as received' }).click()
    await showsText(page, `Return R${order} is received.`)
    const item = (await page.getByRole('button', { name: /^Actions for / }).getAttribute('aria-label')) ?? ''
    await choose(page, item.replace('Actions for ', ''), 'Accept')
    await showsText(page, /is accepted\./)
    await page
      .getByRole('button', { name: 'End inspection' })
      .and(page.locator(':not([aria-disabled=true])'))
      .click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'End inspection' }).click()
    await showsText(page, /Refund \d+ was created\./)
    await page.getByRole('list', { name: 'Timeline' }).getByText('Refund made').waitFor()

    const finance = await on.visitAs('finance')
    await finance.page.goto(`/finance/refunds?orderNr=${order}`)
    expect(await cellOf(finance.page, `R${order}`, 'Status')).toBe('Pending')
    const row = finance.page.locator('.rdg-row', { hasText: `R${order}` })
    await row.getByRole('link').first().click()
    await finance.page.waitForURL(/\/finance\/refunds\/details\/\d+$/)
    const { page: both } = await on.visitAs('admin')
    await both.goto(whereIs(finance.page))
    await both
      .getByRole('main')
      .getByRole('link', { name: `R${order}`, exact: true })
      .click()
    await both.waitForURL(/\/rma\/detail\/\d+$/)
  })

  it('is created in the list only by holders of the permission', async () => {
    const token = await on.console.session({ resources: ['return_index_csr'] })
    const { page } = await on.visit({ token })
    await page.goto('/rma')
    await showsText(page, /Rows 1–/)
    expect(await page.getByRole('button', { name: 'New return…' }).count()).toBe(0)
  })

  it('is created from the screen of its order', async () => {
    const { page } = await on.visitAs('customer-service')
    await page.goto(`/order/578032`)
    await page.getByRole('button', { name: 'Create return', exact: true }).click()
    await showsScreen(page, /^New return for order \d+$/)
    expect(whereIs(page)).toBe('/rma/new/578032')
  })

  it('of an ineligible item needs an override', async () => {
    const { page } = await on.visitAs('returns')
    await page.goto('/rma/new/536370')
    await showsText(page, 'None of the items in this order can be returned.')
    await page.getByRole('button', { name: 'Override…' }).first().click()
    const panel = page.getByRole('dialog')
    await panel.getByLabel('Reason').fill('Promised by mail.')
    await panel.getByRole('button', { name: 'Override', exact: true }).click()
    await showsText(page, 'The item can be returned.')
    await page.getByRole('button', { name: 'Add an item' }).waitFor()
    const colleague = await on.visitAs('customer-service')
    await colleague.page.goto('/rma/new/536370')
    await showsText(colleague.page, 'returns: Promised by mail.')
    expect(await colleague.page.getByRole('button', { name: 'Override…' }).count()).toBe(0)
  })

  it.each([
    [
      'is not found when cs_return_migration_enabled reads 1',
      { call: setting, body: { data: { data: '1' } } },
      'Page not found',
    ],
    ['ends on the error page when the setting cannot be read', { call: setting, status: 500 }, 'Error'],
    [
      'ends on the error page when the reply lacks the setting',
      { call: setting, body: { data: {} } },
      'Error',
    ],
    [
      'ends on the error page when the setting is null, which says neither yes nor no',
      { call: setting, body: { data: { data: null } } },
      'Error',
    ],
    [
      'ends on the error page when the reply lacks the RMA info',
      { call: `GET /api/rma/${order}`, body: { data: null } },
      'Error',
    ],
    [
      'ends on the error page when the RMA info cannot be loaded',
      { call: `GET /api/rma/${order}`, status: 404, body: { message: 'No.' } },
      'Error',
    ],
  ])('that is new %s (spec 2 §4.3)', async (_what, fault, title) => {
    await on.console.fault(fault)
    const { page, problems, calls } = await on.visitAs('returns')
    await page.goto(`/rma/new/${order}`)
    await showsScreen(page, title)
    // The setting is asked for first, and without its leave nothing else.
    if (fault.call === setting) expect(calls.filter(call => call.includes('/api/rma/'))).toEqual([])
    // A reply that says nothing about the setting or the return is reported, and nothing else is.
    const reports = problems.splice(0)
    expect(reports.filter(report => !report.includes('the screen cannot use the reply'))).toEqual([])
  })

  it('of an order that has one redirects to the external site once returns are created there', async () => {
    const { page } = await on.visitAs('returns')
    const list = '/rma?orderNr=580144'
    await page.goto(list)
    await choose(page, 'R580144', 'New return for this order')
    await showsScreen(page, /^New return for order \d+$/)
    const token = await on.console.session({ persona: 'admin' })
    const set = (flag: string, version: number) =>
      page.request.put('/api/oms/database-settings/cs_return_migration_enabled', {
        headers: { Authorization: `Bearer ${token}` },
        data: { flag, version },
      })
    expect((await set('1', 0)).status()).toBe(200)
    await page.goto(list)
    await choose(page, 'R580144', 'New return at the external site')
    await page.waitForURL(`**/sandbox/older/returns/gb/580144`)
    expect((await set('0', 1)).status()).toBe(200)
  })

  it('redirects to the external site by country and sales order number', async () => {
    const { page } = await on.visitAs('returns')
    await page.goto(`/rma/external/gb/${order}`)
    await page.waitForURL(`**/sandbox/older/returns/gb/${order}`)
    await showsText(page, 'Older system')
  })

  it('does not redirect users who may not create returns or are not signed in (spec 2 §2)', async () => {
    const asked: string[] = []
    const viewer = await on.visitAs('viewer')
    const nobody = await on.visit()
    for (const { page } of [viewer, nobody])
      page.on('request', request => {
        if (request.isNavigationRequest()) asked.push(new URL(request.url()).pathname)
      })
    await viewer.page.goto(`/rma/external/gb/${order}`)
    await showsScreen(viewer.page, 'No access')
    await nobody.page.goto(`/rma/external/gb/${order}`)
    await nobody.page.getByRole('button', { name: 'Sign in' }).first().waitFor()
    expect(asked.filter(path => path.startsWith('/sandbox/older'))).toEqual([])
  })
})
