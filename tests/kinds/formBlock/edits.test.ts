import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { type Form } from '../../../schemas/index.ts'
import { customer } from '../../../stories/fixtures/addressForm.ts'
import { mapMemory } from '../mapMemory.ts'
import { type Showing } from '../showBlock.tsx'
import { button, createForm, field, showForm } from './showForm.ts'

/** A form that nothing fills, with a draft that is created once and changed from then on. */
const form: Form = {
  ...createForm,
  fields: createForm.fields.map(({ required: _, ...field }) => field),
  submit: {
    call: '/api/customers',
    label: 'Submit',
    next: { call: '/api/drafts/{id}/submit', fields: ['name'] },
  },
  otherSubmits: [
    {
      call: '/api/drafts',
      label: 'Save as draft',
      next: {
        call: '/api/drafts/{id}',
        method: 'PUT',
        version: 'version',
        read: { get: '/api/drafts/{id}', select: 'data' },
      },
      onSuccess: { edits: 'data' },
    },
  ],
}
const reply = (data: unknown) => ({ ok: true, status: 200, data: { success: true, data } }) as const

async function saved(record: unknown, showing: Showing = {}) {
  const shown = await showForm(showing, form)
  await field('Name').fill('Nour')
  await button('Save as draft').click()
  await vi.waitFor(() => shown.server.reply(0, reply(record)))
  await expect.element(button('Save as draft')).not.toHaveAttribute('aria-busy')
  return shown
}

describe('form that edits the record of a reply', () => {
  it('keeps its values, and sends the next call with id and version of the record', async () => {
    const shown = await saved({ id: 'a/5', version: 1, name: 'Another name' })
    await expect.element(field('Name')).toHaveValue('Nour')
    await field('Notes').fill('Rings twice')
    await button('Save as draft').click()
    await vi.waitFor(() => expect(shown.server.calls).toHaveLength(2))
    expect(shown.server.calls[0]).toMatchObject({ method: 'POST', path: '/api/drafts' })
    expect(shown.server.calls[1]).toMatchObject({
      method: 'PUT',
      path: '/api/drafts/a%2F5',
      body: { name: 'Nour', notes: 'Rings twice', version: 1 },
    })
    // A reply may name only what has changed.
    shown.server.reply(1, reply({ version: 2 }))
    await expect.element(button('Save as draft')).not.toHaveAttribute('aria-busy')
    await button('Save as draft').click()
    await vi.waitFor(() => expect(shown.server.calls).toHaveLength(3))
    expect(shown.server.calls[2]).toMatchObject({ path: '/api/drafts/a%2F5', body: { version: 2 } })
  })

  it('is empty for the next record after a button that is done with it', async () => {
    const shown = await saved({ id: 5 })
    await button('Submit').click()
    await vi.waitFor(() => expect(shown.server.calls).toHaveLength(2))
    expect(shown.server.calls[1]).toMatchObject({ path: '/api/drafts/5/submit', body: { name: 'Nour' } })
    shown.server.reply(1, reply(null))
    await expect.element(field('Name')).toHaveValue('')
    await field('Name').fill('Mona')
    await button('Save as draft').click()
    await vi.waitFor(() => expect(shown.server.calls).toHaveLength(3))
    expect(shown.server.calls[2]).toMatchObject({ method: 'POST', path: '/api/drafts' })
  })

  it('is empty after a reply without a record', async () => {
    await saved(null)
    await expect.element(field('Name')).toHaveValue('')
  })

  it('stores no draft that a new form would restore', async () => {
    const memory = mapMemory()
    const shown = await saved({ id: 5 }, { memory })
    await field('Notes').fill('Rings twice')
    await shown.clock.pass(1000)
    expect(memory.get('console.drafts.nour') ?? '').not.toContain('Rings')
  })

  it('reads the record again after a conflict, and keeps what was typed', async () => {
    const shown = await saved({ id: 5, version: 1 })
    await field('Notes').fill('Rings twice')
    await button('Save as draft').click()
    await vi.waitFor(() => expect(shown.server.calls).toHaveLength(2))
    shown.server.reply(1, { ok: false, status: 409, statusText: '', data: { message: 'Mona saved it.' } })
    await expect.element(field('Name')).toHaveValue(customer.name)
    await expect.element(field('Notes')).toHaveValue('Rings twice')
    expect(shown.calls).toContainEqual(expect.objectContaining({ method: 'GET', path: '/api/drafts/5' }))
    await expect.element(page.getByText('Mona saved it.').first()).toBeVisible()
    await expect.element(page.getByText(/replaces another person's changes: Notes/)).toBeVisible()
    await expect.element(button('Save as draft')).not.toHaveAttribute('aria-busy')
    await button('Save as draft').click()
    await vi.waitFor(() => expect(shown.server.calls).toHaveLength(3))
    expect(shown.server.calls[2]).toMatchObject({
      method: 'PUT',
      body: { name: customer.name, notes: 'Rings twice', version: 4 },
    })
  })
})
