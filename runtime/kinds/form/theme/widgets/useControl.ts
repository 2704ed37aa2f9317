import { type WidgetProps } from '@rjsf/utils'
import { useControlIds } from '../FieldNotes.ts'

/** What a control takes that holds what is typed: its names, and what tells rjsf that it has the focus. */
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
