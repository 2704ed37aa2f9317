import {
  enumOptionsIsSelected,
  enumOptionValueDecoder,
  enumOptionValueEncoder,
  getOptionValueFormat,
  logUnsupportedDefaultForEnum,
  SelectedOptionDescription,
  schemaRequiresTrueValue,
  type WidgetProps,
} from '@rjsf/utils'
import { CheckboxesControl } from '../../../../ui/CheckboxesControl.tsx'
import { CheckboxField } from '../../../../ui/CheckboxField.tsx'
import { MultiSelectControl } from '../../../../ui/MultiSelectControl.tsx'
import { RadioControl } from '../../../../ui/RadioControl.tsx'
import { SelectControl } from '../../../../ui/SelectControl.tsx'
import { type SelectOption } from '../../../../ui/SelectField.tsx'
import { useControlIds } from '../FieldNotes.ts'

export function SelectWidget(props: WidgetProps) {
  const { id, multiple = false, options, registry, required, schema, uiSchema, value } = props
  const choice = useChoice(props, multiple ? 'group' : 'single')
  logUnsupportedDefaultForEnum(id, schema, options.enumOptions, multiple)
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
    <>
      <SelectControl
        {...choice.ids}
        name={props.htmlName ?? id}
        options={choice.options}
        value={choice.chosen[0] ?? ''}
        placeholder={schema.default === undefined ? props.placeholder || 'None' : undefined}
        required={required}
        disabled={choice.locked}
        autoFocus={props.autofocus}
        onChange={choice.one}
        onFocus={choice.onFocus}
        onBlur={choice.onBlur}
      />
      <SelectedOptionDescription
        id={id}
        multiple={multiple}
        options={options}
        registry={registry}
        {...(uiSchema && { uiSchema })}
        value={value}
      />
    </>
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

export function CheckboxesWidget(props: WidgetProps) {
  const choice = useChoice(props, 'group')
  return (
    <CheckboxesControl
      {...choice.ids}
      name={props.htmlName ?? props.id}
      options={choice.options}
      values={choice.chosen}
      inline={props.options.inline}
      disabled={choice.locked}
      onChange={choice.many}
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
      // A box that may stay empty is no required one: false is a value.
      required={props.required === true && schemaRequiresTrueValue(props.schema)}
      disabled={props.disabled === true || props.readonly === true}
      name={props.htmlName ?? props.id}
      onChange={props.onChange}
      onFocus={() => props.onFocus(props.id, props.value)}
      onBlur={() => props.onBlur(props.id, props.value)}
    />
  )
}

/** Values may be of any sort, so a control knows them by their place in the list, or by their text where the form says so. */
function useChoice(props: WidgetProps, kind: 'single' | 'group') {
  const { id, onBlur, onChange, onFocus, value } = props
  const { enumOptions = [], enumDisabled = [], emptyValue } = props.options
  const format = getOptionValueFormat(props.options)
  const options: SelectOption[] = enumOptions.map((option, at) => ({
    value: enumOptionValueEncoder(option.value, at, format),
    label: option.label,
    disabled: enumDisabled.includes(option.value),
  }))
  const selected: unknown = value
  const isChosen = (at: number) => {
    const option = enumOptions[at]
    const among = Array.isArray(selected) || props.multiple !== true ? selected : [selected]
    return option !== undefined && selected !== undefined && enumOptionsIsSelected(option.value, among)
  }
  const decode = (chosen: string | string[]) =>
    enumOptionValueDecoder(chosen, enumOptions, format, emptyValue)
  return {
    ids: useControlIds(props, kind),
    options,
    chosen: options.filter((_, at) => isChosen(at)).map(option => option.value),
    locked: props.disabled === true || props.readonly === true,
    one: (chosen: string) => onChange(decode(chosen)),
    many: (chosen: readonly string[]) => onChange(decode([...chosen])),
    onFocus: () => onFocus(id, value),
    onBlur: () => onBlur(id, value),
  }
}
