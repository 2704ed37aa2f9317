import { getTemplate, type WidgetProps } from '@rjsf/utils'
import { ColorControl } from '../../../../ui/ColorControl.tsx'
import { PasswordControl } from '../../../../ui/PasswordControl.tsx'
import { TextAreaControl } from '../../../../ui/TextAreaControl.tsx'
import { useControlIds } from '../FieldNotes.ts'
import { useOwn } from '../useOwn.ts'
import { textOf } from './BaseInputTemplate.tsx'

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
  const { text, ...line } = useLine(props)
  return (
    <TextAreaControl
      {...line}
      rows={props.options.rows ?? 4}
      maxLength={undefined}
      value={text}
      required={props.required}
      readOnly={props.readonly}
      placeholder={props.placeholder}
      autoFocus={props.autofocus}
    />
  )
}

export function PasswordWidget(props: WidgetProps) {
  const { text, ...line } = useLine(props)
  return (
    <PasswordControl
      {...line}
      opens={props.label || 'the text'}
      value={text}
      required={props.required}
      readOnly={props.readonly}
      placeholder={props.placeholder}
      autoComplete={props.options.autocomplete ?? 'off'}
    />
  )
}

export function ColorWidget(props: WidgetProps) {
  const { text, ...line } = useLine(props)
  return <ColorControl {...line} value={text} disabled={props.disabled === true || props.readonly === true} />
}

/** What a control with a text of its own takes. */
function useLine(props: WidgetProps) {
  const { id, onBlur, onChange, onFocus, options } = props
  const ids = useControlIds(props)
  const own = useOwn(textOf(props.value), text => onChange(text === '' ? options.emptyValue : text))
  return {
    ...ids,
    text: own.value,
    name: props.htmlName ?? id,
    disabled: props.disabled,
    onChange: own.set,
    onKeyDown: own.enter,
    onFocus: () => onFocus(id, own.value),
    onBlur: () => {
      own.leave()
      onBlur(id, own.value)
    },
  }
}
