import { getTemplate, type WidgetProps } from '@rjsf/utils'
import { DateControl } from '../../../../ui/DateControl.tsx'
import { LengthCount } from '../../../../ui/LengthCount.tsx'
import { PasswordControl } from '../../../../ui/PasswordControl.tsx'
import { TextAreaControl } from '../../../../ui/TextAreaControl.tsx'
import { textOf, useControl } from './BaseInputTemplate.tsx'

/** A line whose look is that of the template, so that a form can replace it. */
export function TextWidget(props: WidgetProps) {
  const Input = getTemplate<'BaseInputTemplate'>('BaseInputTemplate', props.registry, props.options)
  return <Input {...props} />
}

/** Several lines of text; with a limit they are counted. */
export function TextareaWidget(props: WidgetProps) {
  const { maxLength } = props.schema
  const line = useLine(props)
  return (
    <>
      <TextAreaControl {...line} rows={props.options.rows ?? 4} />
      {typeof maxLength === 'number' && <LengthCount text={line.value} limit={maxLength} />}
    </>
  )
}

/** A secret; no browser offers one that it knows. */
export function PasswordWidget(props: WidgetProps) {
  return (
    <PasswordControl
      {...useLine(props)}
      opens={props.label || 'the text'}
      autoComplete={props.options.autocomplete ?? 'new-password'}
    />
  )
}

/** An empty text is what the schema says of it. */
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

/** A day as it is typed, yyyy-MM-dd: what cannot be read stays, and is said to be wrong. */
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

/** A moment as it is typed, yyyy-MM-dd HH:mm. */
export function DateTimeWidget(props: WidgetProps) {
  return <DateWidget {...props} time />
}
