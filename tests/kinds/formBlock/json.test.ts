import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { type Form } from '../../../schemas/index.ts'
import { button, field, showForm } from './showForm.ts'

const form: Form = {
  id: 'customer',
  values: 'customer',
  fields: [
    { kind: 'text', name: 'name', label: 'Name' },
    { kind: 'text', name: 'params', label: 'Parameters', json: true },
  ],
  submit: { call: '/api/customers/17', method: 'PUT' },
}
const params = { limits: [1, 2], active: true }
const show = (shown = form) => showForm({ loads: { customer: { name: 'Nour', params } } }, shown)

describe('JSON field of a form', () => {
  it('is indented in several lines of a monospaced font', async () => {
    await show()
    await expect.element(field('Parameters')).toHaveValue(JSON.stringify(params, undefined, 2))
    const area = field('Parameters').element()
    expect(area).toBeInstanceOf(HTMLTextAreaElement)
    expect(getComputedStyle(area).fontFamily).toContain('monospace')
  })

  it('is sent unchanged with another field', async () => {
    const shown = await show()
    await field('Name').fill('Nour Saleh')
    await button('Save').click()
    await vi.waitFor(() =>
      expect(shown.server.calls[0]).toMatchObject({ body: { name: 'Nour Saleh', params } }),
    )
  })

  it('must be valid, and is sent as JSON', async () => {
    const shown = await show()
    await field('Parameters').fill('{bad')
    await button('Save').click()
    await expect.element(field('Parameters')).toHaveAccessibleDescription('Enter valid JSON.')
    expect(shown.server.calls).toHaveLength(0)
    await field('Parameters').fill('{"limits": []}')
    await button('Save').click()
    await vi.waitFor(() => expect(shown.server.calls[0]).toMatchObject({ body: { params: { limits: [] } } }))
  })

  it('keeps its lines where it is read', async () => {
    await show({ ...form, readView: { editAccess: 'customer_edit' } })
    const read = page.getByRole('code')
    await expect.element(read).toBeVisible()
    expect(read.element().textContent).toBe(JSON.stringify(params, undefined, 2))
    expect(getComputedStyle(read.element()).whiteSpace).toContain('pre')
  })
})
