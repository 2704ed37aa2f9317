import { lazy, Suspense } from 'react'
import { clampNumber } from '../../core/text/clampNumber.ts'
import { TextField } from '../../ui/TextField.tsx'
import { type FilterKindOf } from '../kinds.ts'
import { fromText } from './fromText.ts'

/** Its script is as long as that of a whole grid, and every screen would carry it in the table of filters. */
const NumberField = lazy(async () => ({ default: (await import('../../ui/NumberField.tsx')).NumberField }))

/** A number, held to its limits when the control is left (spec 1 §5). */
export const numberFilter: FilterKindOf<'number'> = {
  View: ({ filter, values, error, onChange }) => (
    <Suspense
      fallback={<TextField label={filter.label} value={values[0] ?? ''} readOnly onChange={() => {}} />}
    >
      <NumberField
        label={filter.label}
        value={clampNumber(values[0] ?? '', {}) ?? null}
        min={filter.min}
        max={filter.max}
        error={error}
        onChange={number => onChange(fromText(number === null ? '' : String(number)))}
      />
    </Suspense>
  ),
}
