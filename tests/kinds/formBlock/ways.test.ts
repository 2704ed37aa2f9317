import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type FieldOf, type Form } from '../../../schemas/index.ts'
import { button, createForm, field, good, refused, showForm } from './showForm.ts'

/** The form of a new customer that can be kept as a draft, where only its name is needed. */
const form: Form = {
  ...createForm,
  fields: createForm.fields.map(field => {
    const { required: _, ...free } = field
    return field.name === 'city' ? free : field
  }),
  submit: { call: '/api/customers', label: 'Submit for approval', requires: ['city', 'notes'] },
  otherSubmits: [
    { call: '/api/customers/drafts', method: 'PUT', label: 'Save as draft', body: { draft: true }, lock: 3 },
    {
      call: '/api/customers/again',
      label: 'Create for all',
      confirm: { type: 'action', text: 'All couriers see it.' },
      onSuccess: { toast: 'Created for all.', reload: false },
    },
  ],
}
const ways = (submit: NonNullable<Form['submit']>) => ({
  submit,
  otherSubmits: [{ call: '/api/customers/drafts', label: 'Save' }],
})
const summary = (name: string) => page.getByRole('link', { name, exact: true })

describe('form with several submit buttons', () => {
  it('has a button for each, of which the first is triggered by Enter', async () => {
    const shown = await showForm({}, { ...form, submit: { call: '/api/customers', label: 'Create' } })
    await expect.element(button('Create')).toHaveAttribute('type', 'submit')
    await expect.element(button('Save as draft')).toHaveAttribute('type', 'button')
    await field('Name').fill('Nour')
    await userEvent.keyboard('{Enter}')
    await vi.waitFor(() => expect(shown.server.calls).toHaveLength(1))
    expect(shown.server.calls[0]).toMatchObject({ method: 'POST', path: '/api/customers' })
  })

  it('requires only the fields of the pressed one, and says at a field which one requires it', async () => {
    const shown = await showForm({}, form)
    await expect.element(field('Notes')).toHaveAccessibleDescription('Required for “Submit for approval”.')
    await field('Name').fill('Nour')
    await button('Submit for approval').click()
    await expect.element(summary('City is required for “Submit for approval”.')).toBeVisible()
    await expect.element(summary('Notes is required for “Submit for approval”.')).toBeVisible()
    expect(shown.server.calls).toHaveLength(0)
    await button('Save as draft').click()
    await vi.waitFor(() => expect(shown.server.calls).toHaveLength(1))
    expect(shown.server.calls[0]).toMatchObject({
      method: 'PUT',
      path: '/api/customers/drafts',
      body: { name: 'Nour', city: null, draft: true },
    })
  })

  const typed = { name: 'Nour', notes: 'Rings twice' }
  const untouched = { floor: null, kind: 'person', news: false, phones: [], pin: '', since: null, zones: [] }

  it.each([
    ['Create', { name: 'Nour' }],
    ['Save as draft', { ...untouched, ...typed, city: null, draft: true }],
  ])('sends with “%s” the fields that it names, and all fields otherwise', async (label, body) => {
    const submit = { call: '/api/customers', label: 'Create', fields: ['name'] }
    const shown = await showForm({}, { ...form, submit })
    await field('Name').fill(typed.name)
    await field('Notes').fill(typed.notes)
    await button(label).click()
    await vi.waitFor(() => expect(shown.server.calls).toHaveLength(1))
    expect(shown.server.calls[0]?.body).toEqual(body)
  })

  it('is not refused for errors in fields that the pressed one does not send', async () => {
    const preview = { call: '/api/customers/preview', label: 'Preview', fields: ['notes'] }
    const shown = await showForm({}, { ...form, otherSubmits: [preview] })
    await field('Floor').fill('99')
    await field('Notes').fill('Rings twice')
    await button('Preview').click()
    await vi.waitFor(() => expect(shown.server.calls).toHaveLength(1))
    expect(shown.server.calls[0]).toMatchObject({ body: { notes: 'Rings twice' } })
  })

  it('requires a field in every record of a table for the pressed one only', async () => {
    const lines: FieldOf<'rows'> = {
      kind: 'rows',
      name: 'lines',
      label: 'Lines',
      min: 1,
      add: 'Add a line',
      fields: [{ kind: 'number', name: 'accepted', label: 'Accepted' }],
    }
    const finish = { call: '/api/customers', label: 'Finish', requires: ['lines.accepted'] }
    const shown = await showForm(
      {},
      { id: 'inspection', fields: [...form.fields.slice(0, 1), lines], ...ways(finish) },
    )
    await field('Name').fill('Nour')
    await button('Finish').click()
    const refused = 'Lines, row 1: Accepted is required for “Finish”.'
    await expect.element(summary(refused)).toBeVisible()
    await button('Save').click()
    await vi.waitFor(() => expect(shown.server.calls).toHaveLength(1))
    expect(shown.server.calls[0]).toMatchObject({ body: { lines: [{ accepted: null }] } })
  })

  it('rejects missing required fields for every button', async () => {
    const shown = await showForm({}, form)
    await button('Save as draft').click()
    await expect.element(summary('Name is required.')).toBeVisible()
    expect(shown.server.calls).toHaveLength(0)
  })

  it('locks all buttons until the reply and for their time, and marks only the pressed one as busy', async () => {
    const shown = await showForm({}, form)
    await field('Name').fill('Nour')
    await button('Save as draft').dblClick()
    await vi.waitFor(() => expect(shown.server.calls).toHaveLength(1))
    await expect.element(button('Save as draft')).toHaveAttribute('aria-busy', 'true')
    await expect.element(button('Create for all')).not.toHaveAttribute('aria-busy')
    await expect.element(button('Create for all')).toHaveAttribute('aria-disabled', 'true')
    await button('Create for all').click({ force: true })
    shown.server.reply(0, refused(500, { message: 'Not now.' }))
    await vi.waitFor(() => expect(shown.toasts).toHaveLength(1))
    await shown.clock.pass(2999)
    await expect.element(button('Create for all')).toHaveAttribute('aria-disabled', 'true')
    shown.clock.advance(1)
    await expect.element(button('Create for all')).not.toHaveAttribute('aria-disabled')
    expect(shown.server.calls).toHaveLength(1)
    await expect.element(field('Name')).toHaveValue('Nour')
  })

  it('shows the confirmation of the pressed one, and runs its onSuccess', async () => {
    const shown = await showForm({}, form)
    await field('Name').fill('Nour')
    await button('Create for all').click()
    const dialog = page.getByRole('alertdialog')
    await expect.element(dialog.getByText('All couriers see it.')).toBeVisible()
    await expect.element(dialog).toHaveAccessibleName('Create for all?')
    await dialog.getByRole('button', { name: 'Create for all' }).dblClick()
    await vi.waitFor(() => shown.server.reply(0, good('From the server.')))
    await expect.element(dialog).not.toBeInTheDocument()
    expect(shown.server.calls.map(({ path }) => path)).toEqual(['/api/customers/again'])
    expect(shown.toasts).toEqual([{ type: 'success', text: 'Created for all.' }])
    expect(shown.calls.some(({ method }) => method === 'GET')).toBe(false)
    await expect.element(field('Name')).toHaveValue('')
  })

  it('reports a conflict with another user for every button', async () => {
    const shown = await showForm(
      {},
      { ...form, id: 'kept', values: 'customer', submit: { call: '/api/a', version: 'version' } },
    )
    await field('Name').fill('Nour Saleh')
    await button('Save as draft').click()
    await vi.waitFor(() => shown.server.reply(0, refused(409, { message: 'Mona was faster.' })))
    await expect.element(page.getByText('Mona was faster.').first()).toBeVisible()
    await expect.element(field('Name')).toHaveValue('Nour Saleh')
    await expect.element(field('Notes')).toHaveValue('Ring twice.')
  })
})
