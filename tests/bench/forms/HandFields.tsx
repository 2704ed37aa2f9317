import { CheckboxField } from '../../../runtime/ui/CheckboxField.tsx'
import { DateField } from '../../../runtime/ui/DateField.tsx'
import { NumberField } from '../../../runtime/ui/NumberField.tsx'
import { RadioGroupField } from '../../../runtime/ui/RadioGroupField.tsx'
import { SelectField } from '../../../runtime/ui/SelectField.tsx'
import { TextAreaField } from '../../../runtime/ui/TextAreaField.tsx'
import { TextField } from '../../../runtime/ui/TextField.tsx'
import { type Field } from '../../../schemas/index.ts'
import { options } from './definition.ts'

/** What is filled in, by the names of the fields; what is empty is not there. */
export type Values = Readonly<Record<string, string | number | boolean>>
/** What is wrong, by the names of the fields. */
export type Errors = Readonly<Record<string, string>>

interface Drawing {
  readonly values: Values
  readonly errors: Errors
  readonly change: (name: string, value: string | number | boolean | null) => void
}

/** One controlled field. The list of fields stands for the lines that one would write. */
export function drawField(field: Field, { values, errors, change }: Drawing) {
  const { kind, name, label } = field
  if (!isShown(field, values)) return null
  const value = values[name]
  const text = typeof value === 'string' ? value : ''
  const look = {
    id: `root_${name}`,
    label,
    hint: field.help,
    error: errors[name],
    required: field.required === true,
  }
  const onChange = (next: string | number | boolean | null) => change(name, next)
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

export function isShown({ visible }: Field, values: Values): boolean {
  return typeof visible !== 'object' || !('is' in visible) || values[visible.field] === visible.is
}
