import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { type Form } from '../../../schemas/index.ts'
import { addressForm, cities, customer } from '../../../stories/fixtures/addressForm.ts'
import { mapMemory } from '../mapMemory.ts'
import { showBlock } from '../showBlock.tsx'
import { button, field, good, showForm } from './showForm.ts'

describe('read view of a form', () => {
  const readable: Form = { ...addressForm, readView: { editAccess: 'edit-customers' } }

  it('shows the values as a list, check boxes as Yes and No, and no hidden fields', async () => {
    await showForm({}, { ...addressForm, readView: true })
    await expect.element(page.getByText('Nour Haddad')).toBeVisible()
    await expect.element(page.getByText('Cairo')).toBeVisible()
    await expect.element(page.getByText('Yes', { exact: true })).toBeVisible()
    expect(page.getByText('Company', { exact: true }).query()).toBeNull()
    expect(page.getByRole('textbox').query()).toBeNull()
  })

  it('shows amounts as cells do, with all digits and the currency, and codes as they are', async () => {
    const amounts: Form = {
      id: 'payout',
      values: 'customer',
      readView: true,
      fields: [
        { kind: 'number', name: 'amount', label: 'Amount', decimals: 2, currency: 'record.currency' },
        { kind: 'number', name: 'weight', label: 'Weight', unit: 'kg' },
        { kind: 'number', name: 'code', label: 'Code', decimals: 0 },
      ],
    }
    const loads = { customer: { amount: 1234.5, currency: 'EUR', weight: 2, code: 10115 } }
    await showForm({ loads, asked: {} }, amounts)
    for (const text of ['1,234.50 EUR', '2 kg', '10115'])
      await expect.element(page.getByText(text, { exact: true })).toBeVisible()
  })

  it.each([
    { heading: 'Customer', level: 3 },
    { heading: undefined, level: 2 },
  ])('titles its sections one level below the heading $heading of its block, at $level', async shown => {
    showBlock(
      [
        {
          kind: 'form',
          ...(shown.heading && { heading: shown.heading }),
          form: { ...addressForm, readView: true },
        },
      ],
      {
        loads: { customer, cities },
      },
    )
    const [section] = addressForm.sections ?? []
    await expect
      .element(page.getByRole('heading', { name: section?.title ?? '', level: shown.level, exact: true }))
      .toBeVisible()
  })

  it('can be edited only by holders of the resource', async () => {
    await showForm({}, readable)
    await expect.element(page.getByText('Nour Haddad')).toBeVisible()
    expect(button('Edit').query()).toBeNull()
  })

  it('opens its fields with the focus on the first, and Cancel restores values and focus', async () => {
    await showForm({ resources: ['edit-customers'] }, readable)
    await button('Edit').click()
    await expect.element(field('Name')).toHaveFocus()
    await button('Cancel').click()
    await expect.element(button('Edit')).toHaveFocus()
  })

  it('asks before Cancel discards typed values', async () => {
    await showForm({ resources: ['edit-customers'] }, readable)
    await button('Edit').click()
    await field('Name').fill('Nobody')
    await button('Cancel').click()
    const dialog = page.getByRole('alertdialog')
    await dialog.getByRole('button', { name: 'Keep it' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(field('Name')).toHaveValue('Nobody')
    await button('Cancel').click()
    await dialog.getByRole('button', { name: 'Discard' }).click()
    await expect.element(page.getByText('Nour Haddad')).toBeVisible()
  })

  it('is replaced by the fields of a draft, without moving the focus', async () => {
    const memory = mapMemory()
    const showing = { memory, resources: ['edit-customers'] }
    const first = await showForm(showing, readable)
    await button('Edit').click()
    await field('Name').fill('Half a na')
    first.clock.advance(300)
    document.body.replaceChildren()
    await showForm(showing, readable)
    await expect.element(field('Name')).toHaveValue('Half a na')
    await expect.element(page.getByText('Draft restored')).toBeVisible()
    expect(document.activeElement).toBe(document.body)
  })

  it('is shown again after success', async () => {
    const shown = await showForm({ resources: ['edit-customers'] }, readable)
    await button('Edit').click()
    await field('Name').fill('Nour Saleh')
    await button('Save').click()
    await vi.waitFor(() => shown.server.reply(0, good()))
    await expect.element(button('Edit')).toBeVisible()
  })
})
