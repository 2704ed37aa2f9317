import { describe, expect, it } from 'vitest'
import { axeFindings } from '../support/axe.ts'
import { cellOf, choose, column } from '../support/gridRows.ts'
import { journeys, showsScreen, showsText, whereIs } from '../support/journeys.ts'

const on = journeys()
/** Of order 581579, which waits in a queue of finance too. */
const token = 'JxEdyKIlA7SnWrcrXRidmj'
const phone = { viewport: { width: 360, height: 780 } }

describe('public verification page (spec 2 §2.8)', () => {
  it('opens with the short link without a login, asks Yes or No, and confirms the order everywhere', async () => {
    const { page, calls } = await on.visit(phone)
    await page.goto(`/o/${token}`)
    await showsScreen(page, 'Your order')
    expect(whereIs(page)).toBe(`/public/order/verification/${token}`)
    for (const text of [
      'Hello Grace Begum,',
      '581579',
      'Phone number',
      'Shipping address',
      'Order items',
      'Total',
    ])
      await showsText(page, text)
    expect(calls).toEqual([`GET /api/oms/public/order/verification/${token}`])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    expect(await axeFindings(page)).toEqual([])

    const confirm = `POST /api/oms/public/order/verification/${token}/confirm`
    await on.console.fault({
      call: confirm,
      status: 401,
      body: { message: 'Nobody is signed in.' },
      times: 1,
    })
    await page.getByRole('button', { name: 'Confirm', exact: true }).click()
    const question = page.getByRole('alertdialog')
    await question.getByRole('button', { name: 'No', exact: true }).click()
    await page.getByRole('button', { name: 'Confirm', exact: true }).click()
    await question.getByRole('button', { name: 'Yes', exact: true }).click()
    await page.getByRole('alert').getByText('Something went wrong').waitFor()
    await showsText(page, 'Please contact customer service')
    expect(whereIs(page)).toBe(`/public/order/verification/${token}`)
    await page.getByRole('button', { name: 'Confirm', exact: true }).click()
    await question.getByRole('button', { name: 'Yes', exact: true }).click()
    await page.getByRole('status').getByText('Your order is confirmed. Thank you.').waitFor()
    await expect.poll(() => page.getByRole('button').count()).toBe(0)
    expect(await axeFindings(page)).toEqual([])
    await page.reload()
    await showsText(page, 'This action has already been performed. Thank you.')

    const staff = await on.visitAs('customer-service')
    await staff.page.goto('/cs/verification?orderNr=581579&status=confirmed')
    expect(await cellOf(staff.page, '581579', 'Status')).toBe('Confirmed')
    await staff.page.getByRole('link', { name: '581579' }).click()
    await showsScreen(staff.page, 'Order 581579')
    await showsText(staff.page, 'Confirmed by the customer')
  })

  it('is shown in French and right-to-left Arabic, and in English otherwise', async () => {
    const arab = await on.visit({ ...phone, locale: 'ar-EG' })
    await arab.page.goto('/public/order/verification/expired')
    await showsScreen(arab.page, 'انتهت صلاحية هذا الرابط')
    const root = () => arab.page.evaluate(() => [document.documentElement.lang, document.documentElement.dir])
    expect(await root()).toEqual(['ar', 'rtl'])
    expect(await axeFindings(arab.page)).toEqual([])
    await arab.page.getByRole('link', { name: 'Français' }).click()
    await showsScreen(arab.page, 'Ce lien a expiré')
    expect(await root()).toEqual(['fr', 'ltr'])
    expect(await arab.page.title()).toBe('Ce lien a expiré')
    const other = await on.visit({ ...phone, locale: 'de-DE' })
    await other.page.goto('/public/order/verification/expired')
    await showsScreen(other.page, 'This link has expired')
  })

  it.each([401, 403, 404, 500, 503])(
    'shows that the link has expired when the lookup fails with %i, without a toast',
    async status => {
      await on.console.fault({
        call: `GET /api/oms/public/order/verification/${token}`,
        status,
        body: { message: 'Not for you.' },
      })
      const { page } = await on.visit(phone)
      await page.goto(`/public/order/verification/${token}`)
      await showsScreen(page, 'This link has expired')
      expect(whereIs(page)).toBe('/public/order/verification/expired')
      expect(await page.locator('[data-sonner-toast]').count()).toBe(0)
    },
  )
})

describe('customer service', () => {
  it('calls a customer, releases an order and takes it back', async () => {
    const { page } = await on.visitAs('customer-service')
    await page.goto('/cs/verification')
    await showsText(page, /Rows 1–/)
    await page.getByRole('button', { name: 'Take next order' }).click()
    await showsText(page, /is yours\. Call/)
    await showsScreen(page, /^Order \d+$/)
    const order = whereIs(page).split('/').at(-1) ?? ''
    await page.getByRole('button', { name: 'Invalidate…' }).click()
    const panel = page.getByRole('dialog', { name: `Invalidate order ${order}` })
    await panel.getByRole('radio', { name: 'Customer not reachable' }).check()
    await panel.getByRole('button', { name: 'Invalidate', exact: true }).click()
    await showsText(page, `Order ${order} was given up.`)

    await page.goto(`/cs/invalid?orderNr=${order}`)
    await expect.poll(() => cellOf(page, order, 'Reason')).toBe('Customer not reachable')
    await page.getByRole('button', { name: 'Return to queue…' }).click()
    const back = page.getByRole('dialog', { name: `Return order ${order} to the queue` })
    await back.getByLabel('Reason').fill('Called back by himself.')
    await back.getByRole('button', { name: 'Return to queue', exact: true }).click()
    await showsText(page, `Order ${order} will be called again.`)
  })

  it('sees address, items and total of the order, with the answer of its customer', async () => {
    const { page } = await on.visitAs('customer-service')
    await page.goto('/cs/verification')
    await showsText(page, /Rows 1–/)
    const order = (await column(page, 'Order Nr'))[0] ?? ''
    await choose(page, order, 'Take')
    await showsScreen(page, `Order ${order}`)
    expect(whereIs(page)).toBe(`/cs/verification/${order}`)
    await page.getByRole('button', { name: 'Confirm', exact: true }).waitFor()
    for (const label of ['Address', 'Postcode', 'City', 'Phone'])
      expect(await page.getByRole('term').filter({ hasText: label }).count()).toBe(1)
    const items = page.getByRole('region', { name: 'Items' }).getByRole('row')
    expect(await items.count()).toBeGreaterThan(2)
    await items.last().getByText('To pay').waitFor()
    expect(await axeFindings(page)).toEqual([])
    await page.getByRole('button', { name: 'Confirm', exact: true }).click()
    await showsText(page, `Order ${order} was confirmed.`)
    await page.getByRole('button', { name: 'Take next order' }).click()
    await expect.poll(() => whereIs(page)).toMatch(/^\/cs\/verification\/\d+$/)
    await expect.poll(() => whereIs(page)).not.toBe(`/cs/verification/${order}`)
    await page.getByRole('button', { name: 'Give back' }).click()
    await showsText(page, /was given back\./)
  })

  it('edits a setting by its type', async () => {
    const { page } = await on.visitAs('admin')
    await page.goto('/oms/generic-settings?key=cs_return_migration_enabled')
    await showsText(page, 'Off (0)')
    await page.getByRole('button', { name: 'Edit…' }).click()
    const panel = page.getByRole('dialog', { name: 'cs_return_migration_enabled' })
    await panel.getByRole('radio', { name: 'On (1)' }).check()
    await panel.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Save' }).click()
    await showsText(page, 'cs_return_migration_enabled was saved.')
    await showsText(page, 'On (1)')
  })
})
