import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { type Form } from '../../../schemas/index.ts'
import { button, field, showForm } from './showForm.ts'

const form: Form = {
  id: 'customer',
  values: 'customer',
  fields: [
    { kind: 'text', name: 'name', label: 'Name' },
    {
      kind: 'text',
      name: 'mails',
      label: 'Mail addresses',
      list: true,
      maxLength: 20,
      help: 'One per line.',
    },
  ],
  submit: { call: '/api/customers/17', method: 'PUT' },
}
const show = (shown = form) =>
  showForm({ loads: { customer: { name: 'Nour', mails: ['a@x.org', 'b@x.org'] } } }, shown)

describe('list of texts in a form', () => {
  it('is an area with a text per line, and is sent as a list', async () => {
    const shown = await show()
    await expect.element(field('Mail addresses')).toHaveValue('a@x.org\nb@x.org')
    expect(field('Mail addresses').element()).toBeInstanceOf(HTMLTextAreaElement)
    await field('Mail addresses').fill('a@x.org\n\nc@x.org')
    await button('Save').click()
    await vi.waitFor(() =>
      expect(shown.server.calls[0]).toMatchObject({ body: { mails: ['a@x.org', 'c@x.org'] } }),
    )
  })

  it('names the text that is too long', async () => {
    await show()
    await field('Mail addresses').fill('a@x.org\na.very.long.name@example.org')
    // The limit is that of each text, not of all of them.
    expect(page.getByText(/\d \/ 20/).elements()).toEqual([])
    await button('Save').click()
    await expect
      .element(field('Mail addresses'))
      .toHaveAccessibleDescription(/“a.very.long.name@example.org”: At most 20 characters; this has 28\./)
  })

  it('is read as a list', async () => {
    await show({ ...form, readView: { editAccess: 'customer_edit' } })
    await expect.element(page.getByText('a@x.org, b@x.org')).toBeVisible()
  })
})
