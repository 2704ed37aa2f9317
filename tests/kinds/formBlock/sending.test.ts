import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Condition, type Form } from '../../../schemas/index.ts'
import { addressForm, cities, customer } from '../../../stories/fixtures/addressForm.ts'
import { heldReply } from '../heldReply.ts'
import { heldServer } from '../heldServer.ts'
import { mapMemory } from '../mapMemory.ts'
import { showBlock } from '../showBlock.tsx'
import { button, createForm, field, good, refused, showForm } from './showForm.ts'

describe('form', () => {
  it('is filled from its load and sent with its version', async () => {
    const shown = await showForm()
    await expect.element(field('Name')).toHaveValue('Nour Haddad')
    await field('Name').fill('Nour Saleh')
    await button('Save').click()
    await vi.waitFor(() => expect(shown.server.calls).toHaveLength(1))
    expect(shown.server.calls[0]).toMatchObject({
      method: 'PUT',
      path: '/api/customers/17',
      body: { name: 'Nour Saleh', city: 2, phones: [{ number: '0100 200 300', mobile: true }], version: 3 },
    })
    expect(shown.server.calls[0]?.body).not.toHaveProperty('company')
  })

  it('is sent once for a double click, and is locked until the reply', async () => {
    const shown = await showForm()
    await button('Save').dblClick()
    await vi.waitFor(() => expect(shown.server.calls).toHaveLength(1))
    await expect.element(button('Save')).toHaveAttribute('aria-busy', 'true')
    shown.server.reply(0, good('The customer is saved.'))
    await expect.element(button('Save')).not.toHaveAttribute('aria-busy')
    expect(shown.server.calls).toHaveLength(1)
    expect(shown.toasts).toEqual([{ type: 'success', text: 'The customer is saved.' }])
  })

  it('is locked for its minimum time', async () => {
    const shown = await showForm({}, { ...addressForm, submit: { call: '/api/x', lock: 3 } })
    await button('Save').click()
    await vi.waitFor(() => shown.server.reply(0, refused(500, { message: 'Not now.' })))
    await vi.waitFor(() => expect(shown.toasts).toHaveLength(1))
    await expect.element(button('Save')).toHaveAttribute('aria-disabled', 'true')
    await shown.clock.pass(2999)
    await expect.element(button('Save')).toHaveAttribute('aria-disabled', 'true')
    shown.clock.advance(1)
    await expect.element(button('Save')).not.toHaveAttribute('aria-disabled')
  })

  it('reloads its loads after success, and shows the values of the server', async () => {
    const shown = await showForm()
    await field('Name').fill('Nour Saleh')
    await button('Save').click()
    await vi.waitFor(() => shown.server.reply(0, good()))
    await expect.element(field('Notes')).toHaveValue('Ring twice.')
    await expect.element(field('Name')).toHaveValue('Nour Haddad')
  })

  it('keeps values typed while it is being sent, which are unsaved', async () => {
    const shown = await showForm()
    await field('Name').fill('Nour Saleh')
    await button('Save').click()
    await vi.waitFor(() => expect(shown.server.calls).toHaveLength(1))
    await field('Name').fill('Nour Saleh-Haddad')
    shown.server.reply(0, good())
    await expect.element(field('Notes')).toHaveValue('Ring twice.')
    await expect.element(field('Name')).toHaveValue('Nour Saleh-Haddad')
    await button('Save').click()
    await vi.waitFor(() => expect(shown.server.calls).toHaveLength(2))
    expect(shown.server.calls[1]?.body).toMatchObject({ name: 'Nour Saleh-Haddad', version: 4 })
  })

  it('stays locked after success until its record is reloaded, whose version is sent next', async () => {
    const record = heldReply()
    const shown = await showForm({
      answer: call => (call.method === 'GET' ? record.answer(call) : good('The customer is saved.')),
    })
    await button('Save').click()
    await vi.waitFor(() => expect(shown.toasts).toHaveLength(1))
    await expect.element(button('Save')).not.toHaveAttribute('aria-busy')
    await expect.element(button('Save')).toHaveAttribute('aria-disabled', 'true')
    record.give({ ok: true, status: 200, data: { ...customer, version: 4 } })
    await expect.element(button('Save')).not.toHaveAttribute('aria-disabled')
    await button('Save').click()
    await vi.waitFor(() => expect(shown.calls.filter(call => call.method === 'PUT')).toHaveLength(2))
    expect(shown.calls.findLast(call => call.method === 'PUT')?.body).toMatchObject({ version: 4 })
  })

  it('shows a moment of the server in the zone of the user and sends it in UTC', async () => {
    const called: Form = {
      id: 'called',
      values: 'customer',
      fields: [
        { kind: 'text', name: 'name', label: 'Name' },
        { kind: 'date', name: 'calledAt', label: 'Called', time: true },
      ],
      submit: { call: '/api/called' },
    }
    const local = (instant: string) => {
      const at = new Date(instant)
      return new Date(at.getTime() - at.getTimezoneOffset() * 60_000)
        .toISOString()
        .slice(0, 16)
        .replace('T', ' ')
    }
    const record = { ...customer, calledAt: '2026-01-05 10:00:00' }
    const shown = await showForm({ loads: { customer: record } }, called)
    await expect.element(field('Called')).toHaveValue(local('2026-01-05T10:00:00Z'))
    await field('Called').fill(local('2026-07-05T23:30:00Z'))
    await button('Save').click()
    await vi.waitFor(() =>
      expect(shown.server.calls[0]?.body).toMatchObject({ calledAt: '2026-07-05 23:30:00' }),
    )
  })

  it('without a record is empty again after success', async () => {
    const shown = await showForm({}, createForm)
    await field('Name').fill('Nour')
    await page.getByRole('combobox', { name: 'City' }).selectOptions('Giza')
    await button('Create').click()
    await vi.waitFor(() => shown.server.reply(0, good()))
    await expect.element(field('Name')).toHaveValue('')
    expect(shown.server.calls[0]?.body).toMatchObject({ name: 'Nour', city: 3 })
  })

  it('is sent with Enter in a field', async () => {
    const shown = await showForm()
    await field('Name').click()
    await userEvent.keyboard('{Enter}')
    await vi.waitFor(() => expect(shown.server.calls).toHaveLength(1))
  })

  it.each([
    ['what the server says', { message: 'Please fix this.' }, 'Please fix this.'],
    ['what is wrong with its fields', {}, 'No delivery to Cairo.'],
  ])('that the user left while it was being sent shows %s when it is rejected', async (_, said, text) => {
    await page.viewport(1280, 900)
    const server = heldServer()
    const shown = showBlock(
      [
        {
          kind: 'tabs',
          tabs: [
            { id: 'customer', label: 'Customer', body: [{ kind: 'form', form: addressForm }] },
            { id: 'orders', label: 'Orders', body: [{ kind: 'text', text: 'Two orders' }] },
          ],
        },
      ],
      { loads: { customer, cities }, user: 'nour', memory: mapMemory(), answer: server.answer },
    )
    await field('Name').fill('Nour Saleh')
    await button('Save').click()
    await vi.waitFor(() => expect(server.calls).toHaveLength(1))
    await page.getByRole('tab', { name: 'Orders' }).click()
    await expect.element(page.getByText('Two orders')).toBeVisible()
    await expect.element(field('Name')).not.toBeInTheDocument()
    server.reply(0, refused(422, { ...said, errors: [{ field: 'city', message: 'No delivery to Cairo.' }] }))
    await vi.waitFor(() => expect(shown.toasts).toEqual([{ type: 'error', text }]))
    await page.getByRole('tab', { name: 'Customer' }).click()
    await expect.element(field('Name')).toHaveValue('Nour Saleh')
  })

  it('asks for confirmation if configured, and is sent once for a double click on yes', async () => {
    const confirm = { type: 'approve', text: 'The courier is told.' } as const
    const shown = await showForm({}, { ...addressForm, submit: { call: '/api/x', confirm } })
    await button('Save').click()
    const dialog = page.getByRole('alertdialog')
    await expect.element(dialog.getByText('The courier is told.')).toBeVisible()
    expect(shown.server.calls).toHaveLength(0)
    await dialog.getByRole('button', { name: 'Approve' }).dblClick()
    await vi.waitFor(() => shown.server.reply(0, good()))
    await expect.element(dialog).not.toBeInTheDocument()
    expect(shown.server.calls).toHaveLength(1)
  })

  it('asks only while the condition of the confirmation holds for the values', async () => {
    const when: Condition = {
      all: [
        { field: 'kind', is: 'company' },
        { field: 'record.version', is: 3 },
      ],
    }
    const confirm = { type: 'action', text: 'Is {name} a company?', when } as const
    const submit = { call: '/api/x', onSuccess: { reload: false } } as const
    const shown = await showForm({}, { ...addressForm, submit: { ...submit, confirm } })
    await button('Save').click()
    await vi.waitFor(() => shown.server.reply(0, good()))
    expect(page.getByRole('alertdialog').query()).toBeNull()
    await page.getByText('Company', { exact: true }).click()
    await field('Company').fill('Haddad Ltd')
    await button('Save').click()
    const dialog = page.getByRole('alertdialog')
    await expect.element(dialog.getByText('Is Nour Haddad a company?')).toBeVisible()
    expect(shown.server.calls).toHaveLength(1)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await vi.waitFor(() => expect(shown.server.calls).toHaveLength(2))
  })

  it('shows an error if its load failed, with a retry button', async () => {
    showBlock([{ kind: 'form', form: addressForm }], {
      loads: { customer: null, cities },
      asked: { customer: { get: '/api/customers/17', onError: {} } },
      answer: () => ({ ok: true, status: 200, data: customer }),
    })
    await expect.element(page.getByText('The values of this form could not be loaded.')).toBeVisible()
    await button('Try again').click()
    await expect.element(field('Name')).toHaveValue('Nour Haddad')
  })
})

describe('name of a form', () => {
  const form = () => page.getByRole('form')

  it('is its heading, without a second landmark', async () => {
    await showForm()
    await expect.element(form()).toHaveAccessibleName('Customer')
    expect(page.getByRole('region', { name: 'Customer' }).query()).toBeNull()
  })

  it('is that of its tab or panel, or else that of the screen', async () => {
    const body = [{ kind: 'form', form: createForm } as const]
    const rest = { loads: { cities } }
    showBlock([{ kind: 'tabs', tabs: [{ id: 'a', label: 'Account', body }] }], rest)
    await expect.element(form()).toHaveAccessibleName('Account')
    document.body.replaceChildren()
    showBlock([{ kind: 'expandable', title: 'Preview', body }], rest)
    await expect.element(form()).toHaveAccessibleName('Preview')
    document.body.replaceChildren()
    showBlock(body, rest)
    await expect.element(form()).toHaveAccessibleName('Refunds')
  })
})
