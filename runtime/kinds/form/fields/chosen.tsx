import { type FormOption, isOption } from '../../../core/form/options.ts'
import { type FormValue, type Scalar } from '../../../core/form/values.ts'
import { MultiSelectField } from '../../../ui/MultiSelectField.tsx'
import { RadioGroupField } from '../../../ui/RadioGroupField.tsx'
import { SelectField, type SelectOption } from '../../../ui/SelectField.tsx'
import { type DrawnOf } from './drawn.ts'
import { lookOf } from './lookOf.ts'

export function drawSelect(drawn: DrawnOf<'select'>) {
  return <SelectField {...oneOf(drawn)} placeholder="Choose" />
}

export function drawChoice(drawn: DrawnOf<'choice'>) {
  const choice = oneOf(drawn)
  const letters = choice.options.reduce((sum, { label }) => sum + label.length, 0)
  return <RadioGroupField {...choice} inline={letters <= oneLine} />
}

export function drawMultiSelect(drawn: DrawnOf<'multiSelect'>) {
  const { path, store, now } = drawn
  const options = now.state.options ?? []
  return (
    <MultiSelectField
      {...lookOf(drawn)}
      values={Array.isArray(now.value) ? now.value.map(String) : []}
      options={optionsOf(options)}
      placeholder="None"
      disabled={!now.state.enabled}
      onChange={values =>
        store.set(
          path,
          values.map(value => asSent(options, value)),
        )
      }
    />
  )
}

/** Letters of all options together that stand beside one another in the narrowest column. */
const oneLine = 20

function oneOf(drawn: DrawnOf<'select'> | DrawnOf<'choice'>) {
  const { path, store, now } = drawn
  const options = now.state.options ?? []
  return {
    ...lookOf(drawn),
    value: textOf(now.value),
    options: optionsOf(options),
    disabled: !now.state.enabled,
    onChange: (value: string) => store.set(path, value === '' ? null : asSent(options, value)),
  }
}

/** Options as controls of the browser know them: by their text. */
export function optionsOf(options: readonly FormOption[]): SelectOption[] {
  return options.map(({ value, label }) => ({ value: String(value), label }))
}

/** The value as it is sent: a number stays one. */
function asSent(options: readonly FormOption[], value: string): Scalar {
  return options.find(option => isOption(option, value))?.value ?? value
}

function textOf(value: FormValue): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
