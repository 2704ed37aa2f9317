import { getTemplate, type WidgetProps } from '@rjsf/utils'
import { ColorControl } from '../../../../ui/ColorControl.tsx'
import { PasswordControl } from '../../../../ui/PasswordControl.tsx'
import { TextAreaControl } from '../../../../ui/TextAreaControl.tsx'
import { textOf } from './BaseInputTemplate.tsx'
import { useTyped } from './useTyped.ts'

export const TextWidget = line()
export const EmailWidget = line('email')
export const URLWidget = line('url')
export const UpDownWidget = line('number')

/** A line whose look is that of the template, so that a form can replace it. */
function line(type?: string) {
  return function LineWidget(props: WidgetProps) {
    const Input = getTemplate<'BaseInputTemplate'>('BaseInputTemplate', props.registry, props.options)
    return <Input {...(type === undefined ? {} : { type })} {...props} />
  }
}

export function HiddenWidget({ id, value, htmlName }: WidgetProps) {
  return <input type="hidden" id={id} name={htmlName ?? id} value={textOf(value)} />
}

export function TextareaWidget(props: WidgetProps) {
  return (
    <TextAreaControl
      {...useLine(props)}
      rows={props.options.rows ?? 4}
      maxLength={undefined}
      required={props.required}
      readOnly={props.readonly}
      placeholder={props.placeholder}
      autoFocus={props.autofocus}
    />
  )
}

export function PasswordWidget(props: WidgetProps) {
  return (
    <PasswordControl
      {...useLine(props)}
      opens={props.label || 'the text'}
      required={props.required}
      readOnly={props.readonly}
      placeholder={props.placeholder}
      autoComplete={props.options.autocomplete ?? 'off'}
    />
  )
}

export function ColorWidget(props: WidgetProps) {
  return <ColorControl {...useLine(props)} disabled={props.disabled === true || props.readonly === true} />
}

/** An empty text is what the schema says of it. */
function useLine(props: WidgetProps) {
  const { onChange, options } = props
  return useTyped(props, textOf(props.value), text => onChange(text === '' ? options.emptyValue : text))
}
