import { getTemplate, type WidgetProps } from '@rjsf/utils'
import { DateControl } from '../../../../ui/DateControl.tsx'
import { LengthCount } from '../../../../ui/LengthCount.tsx'
import { PasswordControl } from '../../../../ui/PasswordControl.tsx'
import { TextAreaControl } from '../../../../ui/TextAreaControl.tsx'
import { textOf, useControl } from './BaseInputTemplate.tsx'

/** A single-line input that uses the template, so that a form can replace it. */
export function TextWidget(props: WidgetProps) {
  const Input = getTemplate<'BaseInputTemplate'>('BaseInputTemplate', props.registry, props.options)
  return <Input {...props} />
}

/** A multi-line text; counted if it has a limit. */
export function TextareaWidget(props: WidgetProps) {
  const { maxLength } = props.schema
  const line = useLine(props)
  return (
    <>
      <TextAreaControl
        {...line}
        rows={props.options.rows ?? 4}
        {...(props.options.json === true && { dir: 'ltr', spellCheck: false, 'data-code': true })}
      />
      {typeof maxLength === 'number' && <LengthCount text={line.value} limit={maxLength} />}
    </>
  )
}

/** A secret; browsers must not offer stored ones. */
export function PasswordWidget(props: WidgetProps) {
  return (
    <PasswordControl
      {...useLine(props)}
      opens={props.label || 'the text'}
      autoComplete={props.options.autocomplete ?? 'new-password'}
    />
  )
}

/** An empty text becomes the empty value of the schema. */
function useLine(props: WidgetProps) {
  const { onChange, options } = props
  const value = textOf(props.value)
  return {
    ...useControl(props),
    value,
    dir: value === '' ? undefined : 'auto',
    placeholder: props.placeholder,
    required: props.required,
    readOnly: props.readonly,
    autoFocus: props.autofocus,
    onChange: (text: string) => onChange(text === '' ? options.emptyValue : text),
  }
}

/** A day as typed, yyyy-MM-dd: an invalid one stays and is reported. */
export function DateWidget(props: WidgetProps) {
  const { schema, time } = props
  return (
    <DateControl
      {...useControl(props)}
      value={textOf(props.value)}
      onChange={text => props.onChange(text || undefined)}
      opens={props.label || 'date'}
      time={time === true}
      min={textOf(schema.formatMinimum) || undefined}
      max={textOf(schema.formatMaximum) || undefined}
      required={props.required}
      readOnly={props.readonly}
    />
  )
}

/** A moment as typed, yyyy-MM-dd HH:mm. */
export function DateTimeWidget(props: WidgetProps) {
  return <DateWidget {...props} time />
}
