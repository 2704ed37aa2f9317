import { CheckboxField } from '../../../ui/CheckboxField.tsx'
import { CountedTextField } from '../../../ui/CountedTextField.tsx'
import { DateField } from '../../../ui/DateField.tsx'
import { NumberField } from '../../../ui/NumberField.tsx'
import { SelectField } from '../../../ui/SelectField.tsx'
import { TextAreaField } from '../../../ui/TextAreaField.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { optionsOf } from './chosen.tsx'
import { type DrawnOf } from './drawn.ts'
import { lookOf } from './lookOf.ts'

/** A text; chosen instead of typed while the profile offers a list. */
export function drawText(drawn: DrawnOf<'text'>) {
  const { field, path, store, now } = drawn
  const { enabled, length, maxLength, options } = now.state
  const value = typeof now.value === 'string' ? now.value : ''
  const onChange = (text: string) => store.set(path, text)
  const shared = { ...lookOf(drawn), value, disabled: !enabled, onChange }
  if (options !== undefined)
    return <SelectField {...shared} options={optionsOf(options)} placeholder="Choose" />
  const typed = { ...shared, placeholder: field.placeholder, dir: value === '' ? undefined : 'auto' }
  const limit = length ?? maxLength
  if (field.rows > 1) return <TextAreaField {...typed} rows={field.rows} limit={limit} />
  return limit === undefined || drawn.name !== undefined ? (
    <TextField {...typed} />
  ) : (
    <CountedTextField {...typed} limit={limit} exact={length !== undefined} />
  )
}

export function drawNumber(drawn: DrawnOf<'number'>) {
  const { field, path, store, now } = drawn
  return (
    <NumberField
      {...lookOf(drawn)}
      value={typeof now.value === 'number' ? now.value : null}
      min={field.min}
      max={field.max}
      decimals={field.decimals}
      unit={field.unit === '' ? undefined : field.unit}
      disabled={!now.state.enabled}
      onChange={value => store.set(path, value)}
    />
  )
}

export function drawDate(drawn: DrawnOf<'date'>) {
  const { field, path, store, now } = drawn
  return (
    <DateField
      {...lookOf(drawn)}
      value={typeof now.value === 'string' ? now.value : ''}
      min={field.min}
      max={field.max}
      time={field.time}
      disabled={!now.state.enabled}
      onChange={text => store.set(path, text)}
    />
  )
}

export function drawCheckbox(drawn: DrawnOf<'checkbox'>) {
  const { path, store, now } = drawn
  return (
    <CheckboxField
      {...lookOf(drawn)}
      checked={now.value === true}
      disabled={!now.state.enabled}
      onChange={checked => store.set(path, checked)}
    />
  )
}
