import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { messages } from '../../../runtime/core/messages.ts'
import { button, createForm, field, refused, showForm } from './showForm.ts'

const summary = () => page.getByRole('region', { name: /need your attention|needs your attention/ })

describe('rejected form', () => {
  it('shows a summary with links to the fields, which receives the focus', async () => {
    const shown = await showForm({}, createForm)
    await button('Create').click()
    await expect.element(summary()).toHaveFocus()
    await expect.element(page.getByRole('link', { name: 'City is required.' })).toBeVisible()
    await page.getByRole('link', { name: 'Name is required.' }).click()
    await expect.element(field('Name')).toHaveFocus()
    await expect.element(field('Name')).toHaveAttribute('aria-invalid', 'true')
    await expect.element(field('Name')).toHaveAccessibleDescription('Name is required.')
    expect(shown.server.calls).toHaveLength(0)
    await button('Create').click()
    await expect.element(summary()).toHaveFocus()
  })

  it('removes the error of a field as soon as it is changed', async () => {
    await showForm({}, createForm)
    await button('Create').click()
    await expect.element(page.getByRole('link', { name: 'Name is required.' })).toBeVisible()
    await field('Name').fill('N')
    await expect.element(page.getByRole('link', { name: 'Name is required.' })).not.toBeInTheDocument()
    await expect.element(page.getByRole('link', { name: 'City is required.' })).toBeVisible()
  })

  it('shows errors of the server at their fields, and in the summary after unknown ones, in the order of the fields', async () => {
    const shown = await showForm()
    await button('Save').click()
    const errors = [
      { field: 'phones.0.mobile', message: 'This is no mobile number.' },
      { field: 'phones.0.number', message: 'This number is taken.' },
      { field: 'city', message: 'No delivery to Cairo.' },
      { field: 'elsewhere', message: 'The account is closed.' },
    ]
    await vi.waitFor(() => shown.server.reply(0, refused(400, { message: 'Please fix this.', errors })))
    await expect.element(page.getByRole('region', { name: 'Please fix this.' })).toHaveFocus()
    const lines = page.getByRole('region', { name: 'Please fix this.' }).getByRole('listitem').elements()
    expect(lines.map(line => line.textContent)).toEqual([
      'The account is closed.',
      'City: No delivery to Cairo.',
      'Phones, row 1, Number: This number is taken.',
      'Phones, row 1, Mobile: This is no mobile number.',
    ])
    await page.getByRole('link', { name: 'City: No delivery to Cairo.' }).click()
    await expect.element(page.getByRole('combobox', { name: 'City' })).toHaveFocus()
    await page.getByRole('link', { name: 'Phones, row 1, Number: This number is taken.' }).click()
    await expect.element(field('Number, row 1')).toHaveFocus()
    expect(shown.toasts).toEqual([])
  })

  it.each([
    [500, ['The disk is full.']],
    [-1, [`${messages.connectionLost} ${messages.replyLost}`]],
  ] as const)(
    'shows no error of an earlier reply beside a failure (%i) that names no field',
    async (status, said) => {
      const shown = await showForm()
      await field('Name').fill('Nour Saleh')
      await button('Save').click()
      const errors = [{ field: 'name', message: 'This name is taken.' }]
      await vi.waitFor(() => shown.server.reply(0, refused(422, { errors })))
      await expect.element(page.getByRole('link', { name: 'Name: This name is taken.' })).toBeVisible()
      await button('Save').click()
      await vi.waitFor(() => shown.server.reply(1, refused(status, { message: 'The disk is full.' })))
      await expect.element(page.getByText('This name is taken.')).not.toBeInTheDocument()
      await expect.element(field('Name')).not.toHaveAttribute('aria-invalid', 'true')
      await expect.element(field('Name')).toHaveValue('Nour Saleh')
      expect(shown.toasts.map(({ text }) => text)).toEqual(said)
    },
  )

  it('keeps all typed values after any failure, and reports it', async () => {
    const shown = await showForm()
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
    await expect.element(page.getByText('Someone else saved first')).not.toBeInTheDocument()
  })

  it('reports a conflict (409), reloads the record and keeps typed values', async () => {
    const shown = await showForm()
    await field('Notes').fill('Ring three times.')
    await button('Save').click()
    await vi.waitFor(() => shown.server.reply(0, refused(409, { message: 'Mona was faster.' })))
    await expect.element(page.getByText('Someone else saved first')).toBeVisible()
    await expect.element(page.getByText('Mona was faster.')).toBeVisible()
    await expect.element(page.getByText("Saving replaces another person's changes: Notes.")).toBeVisible()
    await expect.element(field('Notes')).toHaveValue('Ring three times.')
    await button('Save').click()
    await vi.waitFor(() => expect(shown.server.calls).toHaveLength(2))
    expect(shown.server.calls[1]?.body).toMatchObject({ notes: 'Ring three times.', version: 4 })
  })
})
