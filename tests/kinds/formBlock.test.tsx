import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type HttpCall, type HttpReply } from '../../runtime/ports/http.ts'
import { type Form } from '../../schemas/index.ts'
import { addressForm, cities, customer } from '../../stories/fixtures/addressForm.ts'
import { heldServer } from './heldServer.ts'
import { mapMemory } from './mapMemory.ts'
import { type Showing, showBlock } from './showBlock.tsx'

const good = (message?: string): HttpReply => ({ ok: true, status: 200, data: { success: true, message } })
const refused = (status: number, data: unknown): HttpReply => ({ ok: false, status, statusText: '', data })
const field = (name: string) => page.getByRole('textbox', { name })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const summary = () => page.getByRole('region', { name: /need your attention|needs your attention/ })

/** Calls that change something are answered by hand; the customer is asked for again with another phone and version. */
async function show(showing: Showing = {}, form: Form = addressForm) {
  await page.viewport(1280, 900)
  const server = heldServer()
  const answer = (call: HttpCall) =>
    call.method === 'GET'
      ? ({ ok: true, status: 200, data: { ...customer, version: 4, notes: 'Ring twice.' } } as const)
      : server.answer(call)
  const shown = showBlock([{ kind: 'form', heading: 'Customer', form }], {
    answer,
    user: 'nour',
    loads: { customer, cities },
    asked: { customer: { get: '/api/customers/17', onError: { toast: 'server' } } },
    ...showing,
  })
  await expect.element(page.getByRole('heading', { name: 'Customer', exact: true })).toBeVisible()
  if (form.readView === undefined) await expect.element(field('Name')).toBeVisible()
  return { ...shown, server }
}

const { values: _, ...blank } = addressForm
const create: Form = { ...blank, submit: { call: '/api/customers', label: 'Create' } }

describe('a form', () => {
  it('is filled from its load and sent with its version', async () => {
    const shown = await show()
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

  it('has one effect for a double click, and is locked until the reply', async () => {
    const shown = await show()
    await button('Save').dblClick()
    await vi.waitFor(() => expect(shown.server.calls).toHaveLength(1))
    await expect.element(button('Save')).toHaveAttribute('aria-busy', 'true')
    shown.server.reply(0, good('The customer is saved.'))
    await expect.element(button('Save')).not.toHaveAttribute('aria-busy')
    expect(shown.server.calls).toHaveLength(1)
    expect(shown.toasts).toEqual([{ type: 'success', text: 'The customer is saved.' }])
  })

  it('is locked for its time at least', async () => {
    const shown = await show({}, { ...addressForm, submit: { call: '/api/x', lock: 3 } })
    await button('Save').click()
    await vi.waitFor(() => shown.server.reply(0, refused(500, { message: 'Not now.' })))
    await vi.waitFor(() => expect(shown.toasts).toHaveLength(1))
    await expect.element(button('Save')).toHaveAttribute('aria-disabled', 'true')
    shown.clock.advance(3000)
    await expect.element(button('Save')).not.toHaveAttribute('aria-disabled')
  })

  it('after success asks for the loads again, and its fields hold what the server says', async () => {
    const shown = await show()
    await field('Name').fill('Nour Saleh')
    await button('Save').click()
    await vi.waitFor(() => shown.server.reply(0, good()))
    await expect.element(field('Notes')).toHaveValue('Ring twice.')
    await expect.element(field('Name')).toHaveValue('Nour Haddad')
  })

  it('without a record is blank again after success', async () => {
    const shown = await show({}, create)
    await field('Name').fill('Nour')
    await page.getByRole('combobox', { name: 'City' }).selectOptions('Giza')
    await button('Create').click()
    await vi.waitFor(() => shown.server.reply(0, good()))
    await expect.element(field('Name')).toHaveValue('')
    expect(shown.server.calls[0]?.body).toMatchObject({ name: 'Nour', city: 3 })
  })

  it('is sent by Enter in a field', async () => {
    const shown = await show()
    await field('Name').click()
    await userEvent.keyboard('{Enter}')
    await vi.waitFor(() => expect(shown.server.calls).toHaveLength(1))
  })

  it('asks first where it has a question, and once for a double click on its yes', async () => {
    const confirm = { type: 'approve', text: 'The courier is told.' } as const
    const shown = await show({}, { ...addressForm, submit: { call: '/api/x', confirm } })
    await button('Save').click()
    const dialog = page.getByRole('alertdialog')
    await expect.element(dialog.getByText('The courier is told.')).toBeVisible()
    expect(shown.server.calls).toHaveLength(0)
    await dialog.getByRole('button', { name: 'Approve' }).dblClick()
    await vi.waitFor(() => shown.server.reply(0, good()))
    await expect.element(dialog).not.toBeInTheDocument()
    expect(shown.server.calls).toHaveLength(1)
  })

  it('whose load brought nothing says so, and can be asked for again', async () => {
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

describe('a refused form', () => {
  it('shows a summary on top whose links lead to the fields, and the focus goes to it', async () => {
    const shown = await show({}, create)
    await button('Create').click()
    await expect.element(summary()).toHaveFocus()
    await expect.element(page.getByRole('link', { name: 'City is required.' })).toBeVisible()
    await page.getByRole('link', { name: 'Name is required.' }).click()
    await expect.element(field('Name')).toHaveFocus()
    await expect.element(field('Name')).toHaveAttribute('aria-invalid', 'true')
    await expect.element(field('Name')).toHaveAccessibleDescription('Name is required.')
    expect(shown.server.calls).toHaveLength(0)
  })

  it('forgets what was wrong with a field as soon as it is changed', async () => {
    await show({}, create)
    await button('Create').click()
    await expect.element(page.getByRole('link', { name: 'Name is required.' })).toBeVisible()
    await field('Name').fill('N')
    await expect.element(page.getByRole('link', { name: 'Name is required.' })).not.toBeInTheDocument()
    await expect.element(page.getByRole('link', { name: 'City is required.' })).toBeVisible()
  })

  it('shows the errors of the server beside their fields, and unknown ones in the summary', async () => {
    const shown = await show()
    await button('Save').click()
    const errors = [
      { field: 'city', message: 'No delivery to Cairo.' },
      { field: 'phones.0.number', message: 'This number is taken.' },
      { field: 'elsewhere', message: 'The account is closed.' },
    ]
    await vi.waitFor(() => shown.server.reply(0, refused(400, { message: 'Please mend this.', errors })))
    await expect.element(page.getByRole('region', { name: 'Please mend this.' })).toHaveFocus()
    await expect.element(page.getByText('The account is closed.')).toBeVisible()
    await page.getByRole('link', { name: 'No delivery to Cairo.' }).click()
    await expect.element(page.getByRole('combobox', { name: 'City' })).toHaveFocus()
    await page.getByRole('link', { name: 'Phones, row 1: This number is taken.' }).click()
    await expect.element(field('Number, row 1')).toHaveFocus()
    expect(shown.toasts).toEqual([])
  })

  it('keeps everything that was typed after any failure, and tells it', async () => {
    const shown = await show()
    await field('Name').fill('Nour Saleh')
    await button('Save').click()
    await vi.waitFor(() =>
      shown.server.reply(0, refused(500, { message: 'The disk is full.', ErrorLogId: 'x7' })),
    )
    await vi.waitFor(() =>
      expect(shown.toasts).toEqual([{ type: 'error', text: 'The disk is full.', errorId: 'x7' }]),
    )
    await expect.element(field('Name')).toHaveValue('Nour Saleh')
    await button('Save').click()
    await vi.waitFor(() => expect(shown.server.calls).toHaveLength(2))
  })

  it('tells the second person (409), asks for the record again and keeps what was typed', async () => {
    const shown = await show()
    await field('Notes').fill('Ring three times.')
    await button('Save').click()
    await vi.waitFor(() => shown.server.reply(0, refused(409, { message: 'Mona was faster.' })))
    await expect.element(page.getByText('Somebody else was faster')).toBeVisible()
    await expect.element(page.getByText('Mona was faster.')).toBeVisible()
    await expect.element(page.getByText('Saving replaces what somebody else wrote: Notes.')).toBeVisible()
    await expect.element(field('Notes')).toHaveValue('Ring three times.')
    await button('Save').click()
    await vi.waitFor(() => expect(shown.server.calls).toHaveLength(2))
    expect(shown.server.calls[1]?.body).toMatchObject({ notes: 'Ring three times.', version: 4 })
  })
})

describe('a read view', () => {
  const readable: Form = { ...addressForm, readView: { editAccess: 'edit-customers' } }

  it('shows the values as a list, check boxes as Yes and No, and what is not shown not at all', async () => {
    await show({}, { ...addressForm, readView: true })
    await expect.element(page.getByText('Nour Haddad')).toBeVisible()
    await expect.element(page.getByText('Cairo')).toBeVisible()
    await expect.element(page.getByText('Yes', { exact: true })).toBeVisible()
    expect(page.getByText('Company', { exact: true }).query()).toBeNull()
    expect(page.getByRole('textbox').query()).toBeNull()
  })

  it('is edited by those only who hold the resource', async () => {
    await show({}, readable)
    await expect.element(page.getByText('Nour Haddad')).toBeVisible()
    expect(button('Edit').query()).toBeNull()
  })

  it('opens its fields with the focus on the first, and Cancel brings the values and the focus back', async () => {
    await show({ resources: ['edit-customers'] }, readable)
    await button('Edit').click()
    await expect.element(field('Name')).toHaveFocus()
    await button('Cancel').click()
    await expect.element(button('Edit')).toHaveFocus()
  })

  it('asks before Cancel throws away what was typed', async () => {
    await show({ resources: ['edit-customers'] }, readable)
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

  it('comes back after success', async () => {
    const shown = await show({ resources: ['edit-customers'] }, readable)
    await button('Edit').click()
    await field('Name').fill('Nour Saleh')
    await button('Save').click()
    await vi.waitFor(() => shown.server.reply(0, good()))
    await expect.element(button('Edit')).toBeVisible()
  })
})

describe('a draft', () => {
  it('survives a reload, is offered visibly, and can be discarded', async () => {
    const memory = mapMemory()
    const first = await show({ memory })
    await field('Name').fill('Half a na')
    first.clock.advance(300)
    onTestFinished(() => undefined)
    expect([...memory.entries()].map(([, text]) => text).join()).toContain('Half a na')
    document.body.replaceChildren()
    await show({ memory })
    await expect.element(page.getByText('Draft restored')).toBeVisible()
    await expect.element(field('Name')).toHaveValue('Half a na')
    await button('Discard').click()
    await expect.element(field('Name')).toHaveValue('Nour Haddad')
    await expect.element(page.getByText('Draft restored')).not.toBeInTheDocument()
    expect([...memory.entries()]).toEqual([])
  })

  it('never holds fields marked sensitive', async () => {
    const memory = mapMemory()
    const shown = await show({ memory })
    await field('Name').fill('Half')
    await field('Pin').fill('9876')
    shown.clock.advance(300)
    const kept = [...memory.entries()].map(([, text]) => text).join()
    expect(kept).toContain('Half')
    expect(kept).not.toContain('9876')
  })

  it('is gone after success', async () => {
    const memory = mapMemory()
    const shown = await show({ memory })
    await field('Name').fill('Nour Saleh')
    await button('Save').click()
    await vi.waitFor(() => expect(shown.server.calls).toHaveLength(1))
    expect([...memory.entries()]).toHaveLength(1)
    shown.server.reply(0, good())
    await vi.waitFor(() => expect([...memory.entries()]).toEqual([]))
  })

  it('is that of its user, form and record', async () => {
    const memory = mapMemory()
    const first = await show({ memory })
    await field('Name').fill('Half')
    first.clock.advance(300)
    document.body.replaceChildren()
    await show({ memory, user: 'omar' })
    await expect.element(field('Name')).toHaveValue('Nour Haddad')
    document.body.replaceChildren()
    await show({ memory, loads: { customer: { ...customer, id: 18 }, cities } })
    await expect.element(field('Name')).toHaveValue('Nour Haddad')
  })
})

describe('the guard', () => {
  it('asks before what is typed is left for another screen', async () => {
    const shown = await show()
    await field('Name').fill('Nour Saleh')
    const gone = shown.router.navigate('/elsewhere')
    const dialog = page.getByRole('alertdialog', { name: 'Leave without saving?' })
    await dialog.getByRole('button', { name: 'Stay' }).click()
    await gone
    await expect.element(dialog).not.toBeInTheDocument()
    expect(shown.router.state.location.pathname).toBe('/refunds')
    await shown.router.navigate('/elsewhere')
    await dialog.getByRole('button', { name: 'Leave' }).click()
    await vi.waitFor(() => expect(shown.router.state.location.pathname).toBe('/elsewhere'))
  })

  it('lets what was not changed go, and another filter of the same screen too', async () => {
    const shown = await show()
    await shown.router.navigate('/elsewhere')
    expect(shown.router.state.location.pathname).toBe('/elsewhere')
    await field('Name').fill('Nour Saleh')
    await shown.router.navigate('/elsewhere?page=2')
    expect(shown.router.state.location.search).toBe('?page=2')
  })

  it('asks before the tab is closed', async () => {
    await show()
    const leave = () => {
      const event = new Event('beforeunload', { cancelable: true })
      window.dispatchEvent(event)
      return event.defaultPrevented
    }
    expect(leave()).toBe(false)
    await field('Name').fill('Nour Saleh')
    expect(leave()).toBe(true)
  })
})
