import { getInputProps, type WidgetProps } from '@rjsf/utils'
import { RangeControl } from '../../../../ui/RangeControl.tsx'
import { RatingControl } from '../../../../ui/RatingControl.tsx'
import { useControlIds } from '../FieldNotes.ts'
import { numberOf } from './BaseInputTemplate.tsx'
import { useTyped } from './useTyped.ts'

export function RangeWidget(props: WidgetProps) {
  const { onChange, options, schema } = props
  const { min, max, step } = getInputProps(schema, 'range', options)
  return (
    <RangeControl
      {...useTyped(props, numberOf(props.value), onChange)}
      min={numberOf(min) ?? undefined}
      max={numberOf(max) ?? undefined}
      step={numberOf(step) ?? undefined}
      required={props.required}
      disabled={props.disabled === true || props.readonly === true}
    />
  )
}

/** Five marks at most, as rjsf has them. */
export function RatingWidget(props: WidgetProps) {
  const { id, onBlur, onChange, onFocus, options, schema, value } = props
  const min = schema.minimum ?? 1
  const most = schema.maximum ?? min + (numberOf(options.stars) ?? 5) - 1
  return (
    <RatingControl
      {...useControlIds(props, 'group')}
      name={props.htmlName ?? id}
      value={numberOf(value)}
      min={min}
      max={Math.max(min, Math.min(most, min + 4))}
      shape={options.shape === 'heart' ? 'heart' : 'star'}
      required={props.required}
      disabled={props.disabled === true || props.readonly === true}
      onChange={onChange}
      onFocus={() => onFocus(id, value)}
      onBlur={() => onBlur(id, value)}
    />
  )
}
