import { describe, expect, it } from 'vitest'
import { cellOf, choose, column, confirm } from '../support/gridRows.ts'
import { journeys, showsScreen, showsText } from '../support/journeys.ts'

const on = journeys()
const management = '/finance/settings/order-verification-management'
const settings = '/finance/settings/navision-settings'

describe('queue management', () => {
  it('creates a queue that finds its orders, changes and disables it', async () => {
    const { page } = await open('finance-manager', management)
    await page.getByRole('button', { name: 'New queue' }).click()
    const panel = page.getByRole('dialog', { name: 'New queue' })
    await panel.getByLabel('Name').waitFor()
    await panel.getByRole('button', { name: 'Create queue' }).click()
    await panel.getByText('3 fields need your attention.').waitFor()
    await panel.getByLabel('Name').fill('High value')
    await panel.getByLabel('Rule').selectOption('High value')
    await panel.getByLabel('Amount from').fill('500')
    await panel.getByLabel('Owner').selectOption('finance')
    await panel.getByRole('button', { name: 'Create queue' }).click()
    await panel.getByText('A queue named High value already exists.').first().waitFor()
    await panel.getByRole('textbox', { name: 'Name' }).fill('Above 500')
    await panel.getByRole('button', { name: 'Create queue' }).click()
    await showsText(page, /^The queue was created\. \d+ new orders were found\.$/)
    await expect.poll(() => column(page, 'Name')).toContain('Above 500')
    expect(Number(await cellOf(page, 'Above 500', 'Orders'))).toBeGreaterThan(1)

    await choose(page, 'Above 500', 'Edit…')
    const edit = page.getByRole('dialog', { name: 'Edit Above 500' })
    await edit.getByLabel('Rule').selectOption('Repeat refuser')
    await edit.getByLabel('Amount from').waitFor({ state: 'detached' })
    await edit.getByLabel('Parcels from').fill('1')
    await edit.getByRole('button', { name: 'Save' }).click()
    await showsText(page, /^The queue was saved\./)
    await expect.poll(() => cellOf(page, 'Above 500', 'Parcels from')).toBe('1')

    await choose(page, 'Above 500', 'Deactivate')
    await confirm(page, 'Deactivate')
    await showsText(page, 'The queue was deactivated.')
    await expect.poll(() => cellOf(page, 'Above 500', 'Status')).toBe('Inactive')
  })

  it('reports a conflict to the second user, without losing typed values', async () => {
    const { page } = await open('finance-manager', management)
    const colleague = await open('admin', management)
    for (const each of [page, colleague.page]) {
      await choose(each, 'Blacklisted address', 'Edit…')
      await each.getByRole('dialog').getByLabel('Parcels from').fill('2')
    }
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await showsText(page, /^The queue was saved\./)
    const panel = colleague.page.getByRole('dialog')
    await panel.getByRole('button', { name: 'Save' }).click()
    await showsText(
      colleague.page,
      'finance-manager changed the queue Blacklisted address in the meantime. Check it and try again.',
    )
    expect(await panel.getByLabel('Parcels from').inputValue()).toBe('2')
  })

  it('is forbidden for users who only verify orders', async () => {
    const { page } = await on.visitAs('finance')
    await page.goto(management)
    await showsScreen(page, 'No access')
  })
})

describe('Navision settings', () => {
  it('are saved, rejected field by field, and report a conflict to the second user', async () => {
    const { page } = await openSettings('finance')
    const colleague = await openSettings('finance-manager')
    await page.getByRole('textbox', { name: 'Last posting date' }).fill('2010-01-01')
    await page.getByRole('button', { name: 'Save' }).click()
    await showsText(page, 'Not before 2011-12-01 (First posting date).')
    await page.getByRole('textbox', { name: 'First posting date' }).fill('2011-11-01')
    await page.getByRole('textbox', { name: 'Last posting date' }).fill('2011-12-31')
    const address = page.getByRole('textbox', { name: 'Service address' })
    const saved = await address.inputValue()
    await address.fill('http://navision.example')
    await page.getByRole('button', { name: 'Save' }).click()
    await showsText(page, 'Enter an address that begins with https://.')
    await address.fill(saved)
    await page.getByRole('button', { name: 'Save' }).click()
    await showsText(page, 'The Navision settings were saved.')
    await page.getByRole('definition').getByText('finance', { exact: true }).waitFor()

    await colleague.page.getByLabel('Company').fill('Marketplace Ltd.')
    await colleague.page.getByRole('button', { name: 'Save' }).click()
    await showsText(
      colleague.page,
      'finance changed these settings in the meantime. Check them and try again.',
    )
    expect(await colleague.page.getByLabel('Company').inputValue()).toBe('Marketplace Ltd.')
    await page.getByRole('button', { name: 'Test connection' }).click()
    await showsText(page, /^Navision answered within \d+ ms\.$/)
  })
})

async function open(persona: string, address: string) {
  const visitor = await on.visitAs(persona)
  await visitor.page.goto(address)
  await showsText(visitor.page, /Rows 1–/)
  return visitor
}

async function openSettings(persona: string) {
  const visitor = await on.visitAs(persona)
  await visitor.page.goto(settings)
  await visitor.page.getByLabel('Company').waitFor()
  return visitor
}
