import {
  enumOptionValueEncoder,
  getOptionValueFormat,
  schemaRequiresTrueValue,
  type WidgetProps,
} from '@rjsf/utils'
import { CheckboxField } from '../../../../ui/CheckboxField.tsx'
import { MultiSelectControl } from '../../../../ui/MultiSelectControl.tsx'
import { RadioControl } from '../../../../ui/RadioControl.tsx'
import { SelectControl } from '../../../../ui/SelectControl.tsx'
import { type SelectOption } from '../../../../ui/SelectField.tsx'
import { useControlIds } from '../FieldNotes.ts'
import { textOf } from './BaseInputTemplate.tsx'

export function SelectWidget(props: WidgetProps) {
  const { multiple = false } = props
  const choice = useChoice(props, multiple ? 'group' : 'single')
  if (multiple)
    return (
      <MultiSelectControl
        {...choice.ids}
        opens={props.label || 'Values'}
        options={choice.options}
        values={choice.chosen}
        placeholder={props.placeholder || 'None'}
        disabled={choice.locked}
        onChange={choice.many}
      />
    )
  return (
    <SelectControl
      {...choice.ids}
      name={props.htmlName ?? props.id}
      options={choice.options}
      value={choice.chosen[0] ?? ''}
      placeholder={props.placeholder || (props.schema.default === undefined ? 'None' : undefined)}
      required={props.required}
      disabled={choice.locked}
      autoFocus={props.autofocus}
      onChange={choice.one}
      onFocus={choice.onFocus}
      onBlur={choice.onBlur}
    />
  )
}

export function RadioWidget(props: WidgetProps) {
  const choice = useChoice(props, 'group')
  return (
    <RadioControl
      {...choice.ids}
      name={props.htmlName ?? props.id}
      options={choice.options}
      value={choice.chosen[0] ?? ''}
      inline={props.options.inline}
      required={props.required}
      disabled={choice.locked}
      onChange={choice.one}
      onFocus={choice.onFocus}
      onBlur={choice.onBlur}
    />
  )
}

export function CheckboxWidget(props: WidgetProps) {
  const { describedBy } = useControlIds(props)
  return (
    <CheckboxField
      id={props.id}
      label={props.label || 'Value'}
      hideLabel={props.hideLabel}
      checked={props.value === true}
      describedBy={describedBy}
      invalid={(props.rawErrors?.length ?? 0) > 0}
      // A check box that may stay unticked is not required: false is a value.
      required={props.required === true && schemaRequiresTrueValue(props.schema)}
      disabled={props.disabled === true || props.readonly === true}
      name={props.htmlName ?? props.id}
      onChange={props.onChange}
      onFocus={() => props.onFocus(props.id, props.value)}
      onBlur={() => props.onBlur(props.id, props.value)}
    />
  )
}

/**
 * Values may have any type, so a control identifies them by index, or by text if the form says so. A value
 * without an option is shown as it is, so that no selected value is lost.
 */
function useChoice(props: WidgetProps, kind: 'single' | 'group') {
  const { id, onBlur, onChange, onFocus, value } = props
  const { enumOptions = [], enumDisabled = [], emptyValue } = props.options
  const format = getOptionValueFormat(props.options)
  const options: SelectOption[] = enumOptions.map((option, at) => ({
    value: enumOptionValueEncoder(option.value, at, format),
    label: option.label,
    disabled: enumDisabled.includes(option.value),
  }))
  const listed: readonly unknown[] = Array.isArray(value) && props.multiple === true ? value : [value]
  const chosen = listed
    .filter(one => one !== undefined && one !== null && one !== '')
    .map(one => {
      const at = enumOptions.findIndex(option => isSame(option.value, one))
      return { value: one, text: options[at]?.value ?? textOf(one) }
    })
  const decode = (text: string): unknown => {
    const at = options.findIndex(option => option.value === text)
    return at < 0 ? chosen.find(one => one.text === text)?.value : enumOptions[at]?.value
  }
  return {
    ids: useControlIds(props, kind),
    options,
    chosen: chosen.map(({ text }) => text),
    locked: props.disabled === true || props.readonly === true,
    one: (text: string) => onChange(text === '' ? emptyValue : (decode(text) ?? emptyValue)),
    many: (texts: readonly string[]) => onChange(texts.map(decode)),
    onFocus: () => onFocus(id, value),
    onBlur: () => onBlur(id, value),
  }
}

/** Deep equality of two JSON values. */
function isSame(one: unknown, other: unknown): boolean {
  return one === other || (typeof one === 'object' && JSON.stringify(one) === JSON.stringify(other))
}
