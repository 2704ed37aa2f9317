import { getDefaultRegistry } from '@rjsf/core'
import { type RJSFSchema, type UiSchema } from '@rjsf/utils'
import validator from '@rjsf/validator-ajv8'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ThemedForm, templates, widgets } from '../../../runtime/kinds/form/theme/ThemedForm.ts'

const shown: { unmount(): void }[] = []
afterEach(() => {
  for (const root of shown.splice(0)) root.unmount()
  document.body.replaceChildren()
})

function show(schema: RJSFSchema, uiSchema: UiSchema = {}, formData: unknown = undefined) {
  const onChange = vi.fn()
  const onSubmit = vi.fn()
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  shown.push(root)
  flushSync(() =>
    root.render(
      <ThemedForm
        schema={schema}
        uiSchema={uiSchema}
        validator={validator}
        formData={formData}
        noHtml5Validate
        onChange={({ formData }) => onChange(formData)}
        onSubmit={({ formData }) => onSubmit(formData)}
        onError={() => {}}
      />,
    ),
  )
  return { onChange, onSubmit }
}

describe('form theme', () => {
  it('replaces only templates and widgets of rjsf', () => {
    const known = getDefaultRegistry()
    expect(Object.keys(known.templates)).toEqual(expect.arrayContaining(Object.keys(templates)))
    expect(Object.keys(known.widgets)).toEqual(expect.arrayContaining(Object.keys(widgets)))
  })

  it('keeps a number outside its limits when the field is left', async () => {
    const { onChange } = show({
      type: 'object',
      properties: { amount: { type: 'number', title: 'Amount', minimum: 1, maximum: 50 } },
    })
    await userEvent.fill(page.getByRole('textbox', { name: 'Amount' }), '99')
    await userEvent.tab()
    await vi.waitFor(() => expect(onChange).toHaveBeenLastCalledWith({ amount: 99 }))
  })

  it('sends the last typed value, however soon Enter follows', async () => {
    const { onSubmit } = show({ type: 'object', properties: { name: { type: 'string', title: 'Name' } } })
    await userEvent.type(page.getByRole('textbox', { name: 'Name' }), 'Maria{Enter}')
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ name: 'Maria' }))
  })

  it('shows an error of a field instead of its description', async () => {
    show({
      type: 'object',
      required: ['name'],
      properties: { name: { type: 'string', title: 'Name', description: 'As on the paper.' } },
    })
    const field = page.getByRole('textbox', { name: 'Name' })
    await expect.element(field).toHaveAccessibleDescription('As on the paper.')
    await userEvent.click(page.getByRole('button', { name: 'Submit' }))
    await expect.element(field).toHaveAttribute('aria-invalid', 'true')
    await expect.element(field).toHaveAccessibleDescription(/required/)
  })

  it('shows the markdown of a description as plain text', async () => {
    show(
      { type: 'string', title: 'Note', description: 'A **strong** <b>word</b>' },
      { 'ui:enableMarkdownInDescription': true },
    )
    await expect.element(page.getByText('A **strong** <b>word</b>')).toBeVisible()
  })

  it('moves the records of a table', async () => {
    const { onChange } = show(
      {
        type: 'array',
        title: 'Tags',
        items: { type: 'object', properties: { tag: { type: 'string', title: 'Tag' } } },
      },
      { 'ui:options': { table: true } },
      [{ tag: 'first' }, { tag: 'second' }],
    )
    await userEvent.click(page.getByRole('button', { name: 'Move row 1 down' }))
    await vi.waitFor(() => expect(onChange).toHaveBeenLastCalledWith([{ tag: 'second' }, { tag: 'first' }]))
  })
})
