import { readRange, writeRange } from '../../core/grid/period.ts'
import { typedNumber } from '../../core/text/numbers.ts'
import { NumberRangeField } from '../../ui/NumberRangeField.tsx'
import { type FilterKindOf } from '../kinds.ts'

/** Minimum and maximum in one control. */
export const kind: FilterKindOf<'numberRange'> = {
  View: ({ filter, values, error, onChange }) => {
    const { from, to } = readRange(values)
    return (
      <NumberRangeField
        label={filter.label}
        from={typedNumber(from) ?? null}
        to={typedNumber(to) ?? null}
        min={filter.min}
        max={filter.max}
        error={error}
        onChange={range => onChange(writeRange({ from: textOf(range.from), to: textOf(range.to) }))}
      />
    )
  },
}

function textOf(number: number | null): string {
  return number === null ? '' : String(number)
}
