import { getInputProps, type WidgetProps } from '@rjsf/utils'
import { RangeControl } from '../../../../ui/RangeControl.tsx'
import { RatingControl } from '../../../../ui/RatingControl.tsx'
import { useControlIds } from '../FieldNotes.ts'
import { useOwn } from '../useOwn.ts'
import { numberOf } from './BaseInputTemplate.tsx'

export function RangeWidget(props: WidgetProps) {
  const { id, onBlur, onChange, onFocus, options, schema } = props
  const { min, max, step } = getInputProps(schema, 'range', options)
  const ids = useControlIds(props)
  const own = useOwn(numberOf(props.value), onChange)
  return (
    <RangeControl
      {...ids}
      name={props.htmlName ?? id}
      value={own.value}
      min={numberOf(min) ?? undefined}
      max={numberOf(max) ?? undefined}
      step={numberOf(step) ?? undefined}
      required={props.required}
      disabled={props.disabled === true || props.readonly === true}
      onChange={own.set}
      onFocus={() => onFocus(id, own.value)}
      onBlur={() => {
        own.leave()
        onBlur(id, own.value)
      }}
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
