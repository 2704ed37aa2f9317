import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { type HttpReply } from '../../../runtime/ports/http.ts'
import { type Form } from '../../../schemas/index.ts'
import { addressForm } from '../../../stories/fixtures/addressForm.ts'
import { button, createForm, field, good, refused, showForm } from './showForm.ts'

const dryRun: NonNullable<Form['otherSubmits']>[number] = {
  call: '/api/customers/try',
  label: 'Try it',
  dryRun: { fields: [{ field: 'courier', label: 'Courier' }] },
}
const form: Form = { ...addressForm, otherSubmits: [dryRun] }
const answer = { success: true, message: 'Can be reached.', data: { courier: 'North' } }
const replied = { ok: true, status: 200, data: answer } as const
/** A form that nothing fills, none of whose fields is required. */
const blank: Form = {
  ...createForm,
  fields: createForm.fields.map(({ required: _, ...field }) => field),
}
const notice = () => page.getByRole('status').filter({ hasText: 'Try it' })

function asksBeforeLeaving(): boolean {
  const leave = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(leave)
  return leave.defaultPrevented
}

async function tried(of: Form, reply: HttpReply = replied) {
  const shown = await showForm({}, of)
  await field('Name').fill('Nour Saleh')
  await button('Try it').click()
  await vi.waitFor(() => shown.server.reply(0, reply))
  return shown
}

describe('dry run of a form', () => {
  it('shows its reply below the fields, which keep what was typed and stay unsaved', async () => {
    const shown = await tried(form)
    await expect.element(notice().getByText('Can be reached.')).toBeVisible()
    await expect.element(notice().getByText('North')).toBeVisible()
    await expect.element(field('Name')).toHaveValue('Nour Saleh')
    expect(shown.server.calls[0]).toMatchObject({ path: '/api/customers/try', body: { name: 'Nour Saleh' } })
    expect(shown.calls.some(({ method }) => method === 'GET')).toBe(false)
    expect(shown.toasts).toEqual([])
    // The pin is in no draft, so that leaving would lose it.
    await field('Pin').fill('1')
    expect(asksBeforeLeaving()).toBe(true)
  })

  it('shows the records of its reply as a table, at most 50, and says when there are none', async () => {
    const found: Form = {
      ...addressForm,
      otherSubmits: [{ ...dryRun, dryRun: { columns: [{ field: 'name', label: 'Customer' }] } }],
    }
    const names = Array.from({ length: 51 }, (_, at) => ({ name: `Customer ${at + 1}` }))
    const shown = await tried(found, { ...replied, data: { ...answer, data: names } })
    await expect.element(notice().getByRole('columnheader', { name: 'Customer' })).toBeVisible()
    await expect.element(notice().getByRole('rowheader', { name: 'Customer 50' })).toBeVisible()
    expect(notice().getByText('Customer 51').query()).toBeNull()
    await expect.element(notice().getByText('The first 50 of 51 records.')).toBeVisible()
    await button('Try it').click()
    await vi.waitFor(() => shown.server.reply(1, { ...replied, data: { ...answer, data: [] } }))
    await expect.element(notice().getByText('No records.')).toBeVisible()
  })

  it('keeps the values of a form without a record, which a save would empty', async () => {
    await tried({ ...blank, otherSubmits: [{ ...dryRun, dryRun: true }] })
    await expect.element(notice().getByText('Can be reached.')).toBeVisible()
    await expect.element(field('Name')).toHaveValue('Nour Saleh')
  })

  it('removes the reply once a value differs', async () => {
    await tried(form)
    await expect.element(notice()).toBeVisible()
    await field('Notes').fill('Rings twice')
    await expect.element(notice()).not.toBeInTheDocument()
  })

  it('says that nothing was saved if the reply has no message', async () => {
    await tried(
      { ...form, otherSubmits: [{ ...dryRun, dryRun: true }] },
      { ...replied, data: { ...answer, message: '' } },
    )
    await expect
      .element(notice().getByText('The server has tried these values. Nothing was saved.'))
      .toBeVisible()
  })

  it('shows errors at their fields, and can be sent again', async () => {
    const shown = await showForm({}, form)
    await button('Try it').click()
    await vi.waitFor(() =>
      shown.server.reply(0, refused(422, { errors: [{ field: 'name', message: 'Nobody has this name.' }] })),
    )
    await expect.element(page.getByRole('link', { name: 'Name: Nobody has this name.' })).toBeVisible()
    await button('Try it').click()
    await vi.waitFor(() => shown.server.reply(1, replied))
    await expect.element(notice()).toBeVisible()
    await expect.element(page.getByRole('link', { name: /Nobody/ })).not.toBeInTheDocument()
    await button('Save').click()
    await vi.waitFor(() => shown.server.reply(2, good('Saved.')))
    await expect.element(notice()).not.toBeInTheDocument()
  })

  it('never warns of a form that only tries its values', async () => {
    await tried({ ...blank, submit: dryRun })
    await field('Pin').fill('1')
    expect(asksBeforeLeaving()).toBe(false)
  })
})
