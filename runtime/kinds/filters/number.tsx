import { typedNumber } from '../../core/text/clampNumber.ts'
import { NumberField } from '../../ui/NumberField.tsx'
import { type FilterKindOf } from '../kinds.ts'
import { fromText } from './fromText.ts'

/** A number; one outside of its limits stays as it was typed, with the error of the filter area. */
export const kind: FilterKindOf<'number'> = {
  View: ({ filter, values, error, onChange }) => (
    <NumberField
      label={filter.label}
      value={typedNumber(values[0] ?? '') ?? null}
      min={filter.min}
      max={filter.max}
      steps={filter.steps}
      error={error}
      onChange={number => onChange(fromText(number === null ? '' : String(number)))}
    />
  ),
}
