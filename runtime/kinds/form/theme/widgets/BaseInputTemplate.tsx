import { type BaseInputTemplateProps, examplesId, getInputProps } from '@rjsf/utils'
import { InputControl } from '../../../../ui/InputControl.tsx'
import { NumberControl } from '../../../../ui/NumberControl.tsx'
import { useTyped } from './useTyped.ts'
import styles from './widgets.module.css'

/** One line of text or a number; one outside of its limits stays, and the validator of rjsf says so. */
export function BaseInputTemplate(props: BaseInputTemplateProps) {
  const { type } = getInputProps(props.schema, props.type, props.options)
  return type === 'number' ? <NumberInput {...props} /> : <TextInput {...props} />
}

function TextInput(props: BaseInputTemplateProps) {
  const { id, disabled = false, onChange, options, readonly = false, registry, schema } = props
  const { min, max, step, ...input } = getInputProps(schema, props.type, options)
  const typed = useTyped(props, textOf(props.value), text =>
    onChange(text === '' ? options.emptyValue : text),
  )
  const { ClearButton } = registry.templates.ButtonTemplates
  const examples = Array.isArray(schema.examples) ? [...new Set([...schema.examples.map(String)])] : []
  const control = (
    <InputControl
      {...typed}
      {...input}
      {...(min === undefined ? {} : { min })}
      {...(max === undefined ? {} : { max })}
      {...(step === undefined ? {} : { step })}
      placeholder={props.placeholder}
      required={props.required}
      readOnly={readonly}
      autoFocus={props.autofocus}
      list={examples.length > 0 ? examplesId(id) : undefined}
    />
  )
  const clears = options.allowClearTextInputs === true && !readonly && !disabled && typed.value !== ''
  return (
    <>
      {clears ? (
        <span className={styles.clears}>
          {control}
          <ClearButton registry={registry} onClick={() => typed.onChange('')} />
        </span>
      ) : (
        control
      )}
      {examples.length > 0 && (
        <datalist id={examplesId(id)}>
          {examples.map(example => (
            <option key={example} value={example} />
          ))}
        </datalist>
      )}
    </>
  )
}

function NumberInput(props: BaseInputTemplateProps) {
  const { onChange, options, schema } = props
  const { min, max, step } = getInputProps(schema, props.type, options)
  return (
    <NumberControl
      {...useTyped(props, numberOf(props.value), value => onChange(value ?? options.emptyValue))}
      placeholder={props.placeholder}
      required={props.required}
      readOnly={props.readonly}
      min={numberOf(min) ?? undefined}
      max={numberOf(max) ?? undefined}
      step={numberOf(step) ?? undefined}
    />
  )
}

export function textOf(value: unknown): string {
  return value === undefined || value === null
    ? ''
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value)
}

/** null for what is no number. */
export function numberOf(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : null
}
