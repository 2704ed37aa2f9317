import { TextField } from '../../ui/TextField.tsx'
import { type FilterKindOf } from '../kinds.ts'
import { fromText } from './fromText.ts'

/** A line of text. */
export const kind: FilterKindOf<'text'> = {
  View: ({ filter, values, error, onChange }) => (
    <TextField
      label={filter.label}
      value={values[0] ?? ''}
      error={error}
      onChange={text => onChange(fromText(text))}
    />
  ),
}
