import { type BaseInputTemplateProps, getInputProps, type WidgetProps } from '@rjsf/utils'
import { isWrongIban } from '../../../../core/form/formErrors.ts'
import { editingMessages } from '../../../../core/form/formMessages.ts'
import { FieldNote } from '../../../../ui/Field.tsx'
import { InputControl } from '../../../../ui/InputControl.tsx'
import { LengthCount, textLength } from '../../../../ui/LengthCount.tsx'
import { NumberControl } from '../../../../ui/NumberControl.tsx'
import { useNumberNote } from '../../../../ui/useNumberNote.ts'
import { useControlIds } from '../FieldNotes.ts'
import styles from './widgets.module.css'

/** A single-line text or number; an invalid value stays, and the validator of rjsf reports it. */
export function BaseInputTemplate(props: BaseInputTemplateProps) {
  const { type } = getInputProps(props.schema, props.type, props.options)
  return type === 'number' ? <NumberInput {...props} /> : <TextInput {...props} />
}

function TextInput(props: BaseInputTemplateProps) {
  const { id, onChange, options, schema } = props
  const { type, min, max, step } = getInputProps(schema, props.type, options)
  const control = useControl(props)
  const value = textOf(props.value)
  const warning = warningOf(props, value)
  const warningId = warning === undefined ? undefined : `${id}__warning`
  return (
    <>
      <InputControl
        {...control}
        type={type}
        {...(min === undefined ? {} : { min })}
        {...(max === undefined ? {} : { max })}
        {...(step === undefined ? {} : { step })}
        describedBy={joined(warningId, control.describedBy)}
        value={value}
        dir={value === '' ? undefined : 'auto'}
        placeholder={props.placeholder}
        required={props.required}
        readOnly={props.readonly}
        autoFocus={props.autofocus}
        onChange={text => onChange(text === '' ? options.emptyValue : text)}
      />
      <Count {...props} />
      {warning !== undefined && (
        <p className={styles.warning} id={warningId}>
          {warning}
        </p>
      )}
    </>
  )
}

/**
 * Text beyond the limit can be typed and pasted, so that nothing is cut off unseen: the count shows the
 * excess. Visible near the limit, or always for an exact length; never if the field is locked or its label
 * hidden.
 */
function Count({ schema, value, disabled, readonly, hideLabel }: BaseInputTemplateProps) {
  const { minLength, maxLength } = schema
  const text = textOf(value)
  if (typeof maxLength !== 'number' || disabled || readonly || hideLabel) return null
  const shown = minLength === maxLength || textLength(text) >= maxLength * near
  return shown && <LengthCount text={text} limit={maxLength} />
}

/** Share of the limit from which the count is visible. */
const near = 0.8

/** A warning about a text that is long enough to check; it does not prevent sending. */
function warningOf({ options, rawErrors, schema }: BaseInputTemplateProps, text: string): string | undefined {
  if (options.warn !== 'iban' || (rawErrors?.length ?? 0) > 0) return undefined
  const length = schema.minLength === schema.maxLength ? schema.maxLength : undefined
  const isWhole = text.replace(/\s/g, '').length >= (length ?? shortestIban)
  return isWhole && isWrongIban(text) ? editingMessages.wrongIban : undefined
}

/** Characters: the length in Norway. */
const shortestIban = 15

/** Shows what was left out of the typed text, and with `clamp` the limit that it was set to (spec 1 §5, numeric inputs). */
function NumberInput(props: BaseInputTemplateProps) {
  const { id, label, onChange, options, schema } = props
  const { min, max, step } = getInputProps(schema, props.type, options)
  const noted = useNumberNote(label)
  const control = useControl(props)
  const decimals = numberOf(options.decimals) ?? undefined
  const noteId = noted.note === undefined ? undefined : `${id}__note`
  return (
    <>
      <NumberControl
        {...control}
        describedBy={joined(noteId, control.describedBy)}
        value={numberOf(props.value)}
        placeholder={props.placeholder}
        required={props.required}
        readOnly={props.readonly}
        min={numberOf(min) ?? undefined}
        max={numberOf(max) ?? undefined}
        // The number of decimals does not determine the step.
        step={decimals === undefined ? (numberOf(step) ?? undefined) : undefined}
        decimals={decimals}
        // In a table they would take the room of the digits; a locked number has none.
        steps={props.readonly || (props.hideLabel && (props.disabled || decimals !== 0)) ? false : undefined}
        unit={typeof options.unit === 'string' ? options.unit : undefined}
        clamp={options.clamp === true}
        onChange={value => {
          noted.onNumber(value)
          onChange(value ?? options.emptyValue)
        }}
        onFocus={() => {
          noted.onFocus()
          control.onFocus()
        }}
        onClamp={noted.onClamp}
        onIgnore={noted.onIgnore}
      />
      <FieldNote id={`${id}__note`} hint={noted.note} error={undefined} />
    </>
  )
}

function joined(...ids: (string | undefined)[]): string | undefined {
  return ids.filter(id => id !== undefined).join(' ') || undefined
}

export function textOf(value: unknown): string {
  return value === undefined || value === null
    ? ''
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value)
}

/** null if it is not a number. */
function numberOf(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : null
}

/** The ids and events of an input, as rjsf expects them. */
export function useControl(props: WidgetProps) {
  const { id, value, onBlur, onFocus } = props
  return {
    ...useControlIds(props),
    name: props.htmlName ?? id,
    disabled: props.disabled,
    onFocus: () => onFocus(id, value),
    onBlur: () => onBlur(id, value),
  }
}
