import { type WidgetProps } from '@rjsf/utils'
import { useControlIds } from '../FieldNotes.ts'
import { useOwn } from '../useOwn.ts'

/** What a control takes that holds what is typed: its names, its value, and what a key and leaving it do. */
export function useTyped<V extends string | number | null>(
  props: WidgetProps,
  value: V,
  hand: (value: V) => void,
) {
  const { id, onBlur, onFocus } = props
  const ids = useControlIds(props)
  const own = useOwn(value, hand)
  return {
    ...ids,
    name: props.htmlName ?? id,
    value: own.value,
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
