import { editingMessages } from '../../../core/form/editingMessages.ts'
import { isWrongIban } from '../../../core/form/iban.ts'
import { CheckboxField } from '../../../ui/CheckboxField.tsx'
import { CountedTextField } from '../../../ui/CountedTextField.tsx'
import { DateField } from '../../../ui/DateField.tsx'
import { PasswordField } from '../../../ui/PasswordField.tsx'
import { SelectField } from '../../../ui/SelectField.tsx'
import { TextAreaField } from '../../../ui/TextAreaField.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { optionsOf } from './chosen.tsx'
import { type DrawnOf } from './drawn.ts'
import { lookOf } from './lookOf.ts'
import { NumberEntry } from './NumberEntry.tsx'
import styles from './warned.module.css'

/** A text; chosen instead of typed while the profile offers a list. */
export function drawText(drawn: DrawnOf<'text'>) {
  const { field, path, store, now } = drawn
  const { enabled, length, maxLength, options } = now.state
  const value = typeof now.value === 'string' ? now.value : ''
  const onChange = (text: string) => store.set(path, text)
  const shared = { ...lookOf(drawn), value, disabled: !enabled, onChange }
  if (options !== undefined)
    return <SelectField {...shared} options={optionsOf(options)} placeholder="Choose" />
  const warning = warningOf(drawn)
  const typed = {
    ...shared,
    placeholder: field.placeholder,
    dir: value === '' ? undefined : 'auto',
    ...(warning !== undefined && { hint: warning }),
  }
  if (field.masked) return <PasswordField {...typed} opens={field.label} />
  const limit = length ?? maxLength
  if (field.rows > 1) return <TextAreaField {...typed} rows={field.rows} limit={limit} />
  const line =
    limit === undefined || drawn.name !== undefined ? (
      <TextField {...typed} />
    ) : (
      <CountedTextField {...typed} limit={limit} exact={length !== undefined} />
    )
  // The same elements with and without the warning: another input would lose the focus.
  return field.warn === undefined ? line : <div className={warning && styles.warned}>{line}</div>
}

/** What is probably wrong with a text, once it is long enough to tell; it takes the place of the help and refuses nothing. */
function warningOf({ field, now: { value, state } }: DrawnOf<'text'>): string | undefined {
  if (field.warn !== 'iban' || typeof value !== 'string') return undefined
  const isWhole = value.replace(/\s/g, '').length >= (state.length ?? shortestIban)
  return isWhole && isWrongIban(value) ? editingMessages.wrongIban : undefined
}

/** Characters: that of Norway. */
const shortestIban = 15

export function drawNumber(drawn: DrawnOf<'number'>) {
  return <NumberEntry {...drawn} />
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
