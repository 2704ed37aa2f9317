import { messages } from '../../core/messages.ts'
import { SelectField } from '../../ui/SelectField.tsx'
import { type FilterKindOf } from '../kinds.ts'
import { fromText } from './fromText.ts'

/** Yes, No or both. */
export const kind: FilterKindOf<'boolean'> = {
  View: ({ filter, values, error, onChange }) => (
    <SelectField
      label={filter.label}
      value={values[0] ?? ''}
      options={options}
      placeholder="All"
      error={error}
      onChange={text => onChange(fromText(text))}
    />
  ),
  chosen: true,
}

const options = [
  { value: 'true', label: messages.yes },
  { value: 'false', label: messages.no },
]
