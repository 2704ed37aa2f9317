import { type FormEvent, useState } from 'react'
import { Button } from '../../../runtime/ui/Button.tsx'
import { CheckboxField } from '../../../runtime/ui/CheckboxField.tsx'
import { DateField } from '../../../runtime/ui/DateField.tsx'
import { FormSection } from '../../../runtime/ui/FormSection.tsx'
import { NumberField } from '../../../runtime/ui/NumberField.tsx'
import { RadioGroupField } from '../../../runtime/ui/RadioGroupField.tsx'
import { SelectField } from '../../../runtime/ui/SelectField.tsx'
import { TextAreaField } from '../../../runtime/ui/TextAreaField.tsx'
import { TextField } from '../../../runtime/ui/TextField.tsx'
import { type Field } from '../../../schemas/index.ts'
import { benchForm, options } from './definition.ts'

type Values = Readonly<Record<string, unknown>>

/**
 * The form as one writes it by hand: its values in one state, its controls controlled. The list of its fields stands for
 * the lines that one would write.
 */
export function BenchForm({ count }: { count: number }) {
  const [form] = useState(() => benchForm(count))
  const [values, setValues] = useState<Values>(() => ({}))
  const change = (name: string, value: unknown) => setValues(before => ({ ...before, [name]: value }))
  const submit = (event: FormEvent) => event.preventDefault()
  return (
    <form onSubmit={submit} noValidate>
      {form.sections?.map((section, at) => (
        <FormSection key={section.title} title={section.title}>
          {form.fields.slice(at * 12, (at + 1) * 12).map(field => drawn(field, values, change))}
        </FormSection>
      ))}
      <Button type="submit" variant="primary">
        Save
      </Button>
    </form>
  )
}

function drawn(field: Field, values: Values, change: (name: string, value: unknown) => void) {
  const { kind, name, label } = field
  const value = values[name]
  const text = typeof value === 'string' ? value : ''
  const look = { id: `root_${name}`, label, hint: field.help, required: field.required === true }
  const onChange = (next: unknown) => change(name, next)
  if (typeof field.visible === 'object' && 'is' in field.visible) {
    if (values[field.visible.field] !== field.visible.is) return null
  }
  switch (kind) {
    case 'select':
      return (
        <SelectField
          key={name}
          {...look}
          value={text}
          options={options}
          placeholder="Choose"
          onChange={onChange}
        />
      )
    case 'choice':
      return (
        <RadioGroupField key={name} {...look} value={text} options={options} inline onChange={onChange} />
      )
    case 'number':
      return (
        <NumberField
          key={name}
          {...look}
          value={typeof value === 'number' ? value : null}
          min={field.min}
          max={field.max}
          onChange={onChange}
        />
      )
    case 'checkbox':
      return <CheckboxField key={name} {...look} checked={value === true} onChange={onChange} />
    case 'date':
      return <DateField key={name} {...look} value={text} onChange={onChange} />
    default:
      return kind === 'text' && field.rows !== undefined ? (
        <TextAreaField
          key={name}
          {...look}
          value={text}
          rows={field.rows}
          limit={field.maxLength}
          onChange={onChange}
        />
      ) : (
        <TextField key={name} {...look} value={text} onChange={onChange} />
      )
  }
}
