import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { type Form } from '../../../schemas/index.ts'
import { button, field, showForm } from './showForm.ts'

const form: Form = {
  id: 'amounts',
  fields: [
    { kind: 'text', name: 'name', label: 'Name' },
    { kind: 'number', name: 'net', label: 'Net' },
    { kind: 'number', name: 'tax', label: 'Tax', computed: { product: ['net', 0.2], editable: true } },
    { kind: 'number', name: 'gross', label: 'Gross', decimals: 2, computed: { sum: ['net', 'tax'] } },
  ],
  submit: { call: '/api/amounts', label: 'Create' },
}

describe('computed field in a form', () => {
  it('follows what is typed, cannot be changed, and is sent', async () => {
    const shown = await showForm({}, form)
    await expect.element(field('Gross')).toHaveAttribute('readonly')
    await field('Net').fill('10')
    await expect.element(field('Gross')).toHaveValue('12.00')
    const steps = page.getByRole('button', { name: 'Increase' })
    await expect.poll(() => steps.elements()).toHaveLength(2)
    await button('Create').click()
    await vi.waitFor(() => expect(shown.server.calls).toHaveLength(1))
    expect(shown.server.calls[0]).toMatchObject({ body: { net: 10, tax: 2, gross: 12 } })
  })

  it('can be changed where it is a proposal', async () => {
    await showForm({}, form)
    await field('Net').fill('10')
    await expect.element(field('Tax')).toHaveValue('2')
    await field('Tax').fill('1')
    await field('Net').fill('20')
    await expect.element(field('Tax')).toHaveValue('1')
    await expect.element(field('Gross')).toHaveValue('21.00')
  })
})
