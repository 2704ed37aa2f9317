import { clampNumber } from '../../core/text/clampNumber.ts'
import { NumberField } from '../../ui/NumberField.tsx'
import { type FilterKindOf } from '../kinds.ts'
import { fromText } from './fromText.ts'

/** A number, held to its limits when the control is left (spec 1 §5). */
export const kind: FilterKindOf<'number'> = {
  View: ({ filter, values, error, onChange }) => (
    <NumberField
      label={filter.label}
      value={clampNumber(values[0] ?? '', {}) ?? null}
      min={filter.min}
      max={filter.max}
      steps={filter.steps}
      error={error}
      onChange={number => onChange(fromText(number === null ? '' : String(number)))}
    />
  ),
}
