import { typedNumber } from '../../core/text/numbers.ts'
import { PlainNumberField } from '../../ui/PlainNumberField.tsx'
import { type FilterKindOf } from '../kinds.ts'
import { fromText } from './fromText.ts'

/** A number; outside of its limits it stays as typed, with an error of the filter area. */
export const kind: FilterKindOf<'number'> = {
  View: ({ filter, values, error, onChange }) => (
    <PlainNumberField
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
