import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { type HttpCall, type HttpReply } from '../../../runtime/ports/http.ts'
import { type Form } from '../../../schemas/index.ts'
import { addressForm, cities, customer } from '../../../stories/fixtures/addressForm.ts'
import { heldServer } from '../heldServer.ts'
import { type Showing, showBlock } from '../showBlock.tsx'

export const good = (message?: string): HttpReply => ({
  ok: true,
  status: 200,
  data: { success: true, message },
})
export const refused = (status: number, data: unknown): HttpReply => ({
  ok: false,
  status,
  statusText: '',
  data,
})
export const field = (name: string) => page.getByRole('textbox', { name })
export const button = (name: string) => page.getByRole('button', { name, exact: true })

/** The form of a customer. Calls that change something are answered by hand; the customer is asked for again with another phone and version. */
export async function showForm(showing: Showing = {}, form: Form = addressForm) {
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
/** The same form for a new customer: nothing fills it. */
export const createForm: Form = { ...blank, submit: { call: '/api/customers', label: 'Create' } }
