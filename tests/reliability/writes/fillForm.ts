import { type Locator } from 'playwright'
import { type Field, type Form } from '../../../schemas/index.ts'

/**
 * Fills the empty and required fields of a form, so that it can be submitted; `mark` is part of every typed text. The value of
 * one field may show or clear another, so the fields are checked a second time: filled ones stay.
 */
export async function fillForm(form: Locator, { fields }: Form, mark: string): Promise<void> {
  for (const field of fields) await fillField(form, field, field.name, mark)
  const full = await settledOf(form, fields, mark)
  for (const field of fields) if (!full.has(field.name)) await fillField(form, field, field.name, mark)
}

/** Names of the fields that are filled; text fields with the text that was typed. */
async function settledOf(
  form: Locator,
  fields: readonly Field[],
  mark: string,
): Promise<ReadonlySet<string>> {
  const names = fields
    .filter(({ kind }) => ['text', 'select', 'number', 'date'].includes(kind))
    .map(({ name }) => name)
  const values = await form.evaluate(valuesOf, names)
  const isFull = (field: Field) => {
    const value = values[field.name] ?? ''
    return value !== '' && (field.kind !== 'text' || value === 'a choice' || value === textOf(field, mark))
  }
  return new Set(fields.filter(isFull).map(({ name }) => name))
}

/** Runs in the page: values of the visible fields by name. */
function valuesOf(form: Element, names: string[]): Record<string, string> {
  return Object.fromEntries(
    names.map(name => {
      const control = form.querySelector(`[id$="_${name}"]:not([id$="__${name}"])`)
      const { localName, value } = Object(control)
      if (!control?.checkVisibility() || typeof value !== 'string') return [name, '']
      return [name, localName === 'select' && value !== '' ? 'a choice' : value]
    }),
  )
}

/** Values of all fields with their ids, as text: equal as long as no value was lost. */
export function valuesIn(form: Locator): Promise<string> {
  return form.evaluate(element =>
    [...element.querySelectorAll('input, textarea, select')]
      .map(control => {
        const { id, name, type, value, checked, labels } = Object(control)
        // The id begins with a number that may be another next time, and so does the name of a number.
        const [own, called] = [id, name].map(text => String(text).replace(/^(?:form\d+|_r_\w+?_(?=_|$))/, ''))
        return `${own || called || labels?.[0]?.innerText} ${type === 'checkbox' || type === 'radio' ? checked : value}`
      })
      .join('\n'),
  )
}

async function fillField(form: Locator, field: Field, name: string, mark: string): Promise<void> {
  const control = form
    .locator(`[id$="_${name}"]:not([id$="__${name}"])`)
    .or(form.getByLabel(field.label, { exact: true }))
    .first()
  // The editor is loaded when it is first rendered.
  if (field.kind === 'rule') await control.waitFor()
  if (!(await control.isVisible())) return
  const { tag, value, checked, still } = await control.evaluate(element => {
    const { localName, value, checked, disabled, readOnly } = Object(element)
    return { tag: localName, value, checked, still: disabled === true || readOnly === true }
  })
  if (still) return
  switch (field.kind) {
    case 'text':
      if (tag === 'select') return choose(control, value)
      return control.fill(textOf(field, mark))
    case 'select':
      // What a search would find is not known here.
      return tag === 'select' ? choose(control, value) : undefined
    case 'number':
      return value === '' || Number(value) < (field.min ?? Number(value))
        ? control.fill(String(field.min ?? 1))
        : undefined
    case 'date':
      return value === ''
        ? control.fill(`${field.min ?? '2012-01-20'}${field.time ? ' 10:00' : ''}`)
        : undefined
    case 'checkbox':
      return field.required === true && !checked ? control.check() : undefined
    case 'choice': {
      const chosen = await control.getByRole('radio', { checked: true }).count()
      return chosen === 0 ? control.getByRole('radio').first().check() : undefined
    }
    case 'file':
      return control.setInputFiles({
        name: `${mark}.${field.accept?.[0] ?? 'pdf'}`,
        mimeType: 'application/pdf',
        buffer: Buffer.from('%PDF-1.4'),
      })
    case 'rows': {
      const first = form.locator(`[id$="_${name}_0_${field.fields[0]?.name}"]`)
      if (field.add !== undefined && !(await first.isVisible()))
        await form.getByRole('button', { name: field.add, exact: true }).click()
      for (const leaf of field.fields) await fillField(form, leaf, `${name}_0_${leaf.name}`, mark)
      return
    }
    case 'rule':
      return writeRule(form, field.label)
    default:
      return
  }
}

async function choose(select: Locator, value: unknown): Promise<void> {
  if (value === '') await select.selectOption({ index: 1 })
}

function textOf(field: Extract<Field, { kind: 'text' }>, mark: string): string {
  // The length may depend on the country.
  if (field.warn === 'iban') return 'GB29NWBK60161331926819'
  // The only fields with a pattern are mail addresses.
  if (field.pattern && !new RegExp(field.pattern.match).test(mark))
    return `${mark.replaceAll(' ', '.')}@shop.example`
  if (field.length !== undefined) return mark.padEnd(field.length, '0').slice(0, field.length)
  const text = field.charset === 'arabic' ? mark.replace(/[a-z]+ ?/gi, 'عمل') : mark
  return text.slice(0, field.maxLength)
}

/** The rule editor is a textbox without a form control. */
async function writeRule(form: Locator, label: string): Promise<void> {
  const editor = form.getByRole('textbox', { name: label, exact: true })
  if ((await editor.innerText()).trim() === '') await editor.fill('Order.amount > 500')
}
