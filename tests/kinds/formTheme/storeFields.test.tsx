import '../../../runtime/ui/tokens.css'
import '../../../runtime/ui/base.css'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { describe, expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { compileForm } from '../../../runtime/core/compile/compileForm.ts'
import { createFormStore } from '../../../runtime/core/form/formStore.ts'
import { FormFields } from '../../../runtime/kinds/form/FormFields.tsx'
import { type Form } from '../../../schemas/index.ts'

const form: Form = {
  id: 'sample',
  fields: [
    {
      kind: 'select',
      name: 'kind',
      label: 'Kind',
      options: [
        { value: 1, label: 'Bank' },
        { value: 2, label: 'Voucher' },
      ],
    },
    { kind: 'text', name: 'code', label: 'Code', visible: { field: 'kind', is: 2 }, required: true },
    { kind: 'text', name: 'holder', label: 'Holder' },
    { kind: 'number', name: 'amount', label: 'Amount', min: 1, max: 50, help: 'In full.' },
    { kind: 'number', name: 'share', label: 'Share', min: 1, max: 50, clamp: true },
    {
      kind: 'rows',
      name: 'papers',
      label: 'Papers',
      add: 'Add a paper',
      fields: [{ kind: 'text', name: 'title', label: 'Title' }],
    },
  ],
  sections: [
    { title: 'Money', fields: ['kind', 'holder', 'amount', 'share', 'papers'] },
    { title: 'Voucher', fields: ['code'] },
  ],
}

function show() {
  const store = createFormStore(compileForm(form), { record: undefined, loads: {} })
  const element = document.body.appendChild(document.createElement('div'))
  const root = createRoot(element)
  let presses = 0
  onTestFinished(() => {
    root.unmount()
    element.remove()
  })
  flushSync(() =>
    root.render(
      <FormFields store={store} idPrefix="sample" label="Sample" onSubmit={() => void presses++}>
        <button type="submit">Save</button>
      </FormFields>,
    ),
  )
  return { store, element, pressed: () => presses }
}

describe('fields of a form store', () => {
  it('render only the field of a changed key', async () => {
    const { element } = show()
    const changed = new Set<string>()
    const observer = new MutationObserver(records => {
      for (const { target } of records) changed.add(idOf(target))
    })
    observer.observe(element, { subtree: true, attributes: true, childList: true, characterData: true })
    await userEvent.fill(page.getByRole('textbox', { name: 'Holder' }), 'Maria')
    await expect.poll(() => changed.has('sample_holder')).toBe(true)
    observer.disconnect()
    expect([...changed]).toEqual(['sample_holder'])
  })

  it('show a field, and its section, when its condition holds', async () => {
    const { store } = show()
    await expect.element(page.getByRole('group', { name: 'Voucher' })).not.toBeInTheDocument()
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Kind' }), 'Voucher')
    await expect.element(page.getByRole('group', { name: 'Voucher' })).toBeVisible()
    await expect.element(page.getByRole('textbox', { name: 'Code' })).toHaveAttribute('required')
    expect(store.get('kind')).toBe(2)
  })

  it('keep a typed number and show the range when it is left, above their help', async () => {
    const { store } = show()
    const field = page.getByRole('textbox', { name: 'Amount' })
    await userEvent.fill(field, '99')
    await expect.element(field).not.toHaveAttribute('aria-invalid')
    await userEvent.tab()
    await expect.element(field).toHaveAttribute('aria-invalid', 'true')
    await expect.element(field).toHaveAccessibleDescription('From 1 to 50. In full.')
    await expect.element(field).toHaveValue('99')
    expect(store.get('amount')).toBe(99)
  })

  it('clamp numeric inputs to min and max if configured, and say so (spec 1 §5)', async () => {
    const { store } = show()
    const field = page.getByRole('textbox', { name: 'Share' })
    await userEvent.fill(field, '99')
    await userEvent.tab()
    await expect.poll(() => store.get('share')).toBe(50)
    await expect.element(field).toHaveAccessibleDescription('99 was changed to 50.')
  })

  it('show no error while the submit button is pressed, so that one click is enough', async () => {
    const { pressed } = show()
    await userEvent.fill(page.getByRole('textbox', { name: 'Amount' }), '99')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect.element(page.getByText('From 1 to 50.')).toBeVisible()
    expect(pressed()).toBe(1)
  })

  it('show an error at its field', async () => {
    const { store } = show()
    store.setErrors({ holder: ['Holder is required.'] })
    const field = page.getByRole('textbox', { name: 'Holder' })
    await expect.element(field).toHaveAccessibleDescription('Holder is required.')
    await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  })

  it('move records with the values typed into them', async () => {
    const { store } = show()
    const add = page.getByRole('button', { name: 'Add a paper' })
    await userEvent.click(add)
    await userEvent.fill(page.getByRole('textbox', { name: 'Title, row 1' }), 'Bill')
    await userEvent.click(add)
    await userEvent.fill(page.getByRole('textbox', { name: 'Title, row 2' }), 'Letter')
    await userEvent.click(page.getByRole('button', { name: 'Move row 2 up' }))
    await expect.poll(() => store.get('papers')).toEqual([{ title: 'Letter' }, { title: 'Bill' }])
    await userEvent.click(page.getByRole('button', { name: 'Remove row 1' }))
    await expect.element(page.getByRole('textbox', { name: 'Title, row 1' })).toHaveValue('Bill')
  })
})

function idOf(node: Node): string {
  const element = node instanceof Element ? node : node.parentElement
  return element?.closest('[id^="sample_"]')?.id ?? element?.outerHTML ?? ''
}
