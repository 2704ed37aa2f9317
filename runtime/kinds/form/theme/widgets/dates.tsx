import { type WidgetProps } from '@rjsf/utils'
import { DateControl } from '../../../../ui/DateControl.tsx'
import { textOf } from './BaseInputTemplate.tsx'
import { useControl } from './useControl.ts'

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
