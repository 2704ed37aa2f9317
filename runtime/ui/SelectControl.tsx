import ChevronDown from 'lucide-react/icons/chevron-down'
import { type ComponentProps } from 'react'
import { type ControlIds, type SelectOption } from './Field.tsx'
import styles from './select.module.css'

/** The native select, styled, without a frame. */
export function SelectControl(props: SelectControlProps) {
  const { id, label, labelledBy, describedBy, invalid, value, options, onChange, placeholder, ...select } =
    props
  const shown = value === '' ? placeholder : (options.find(option => option.value === value)?.label ?? value)
  return (
    <span className={styles.box} data-text={shown}>
      <select
        {...select}
        id={id}
        className={styles.select}
        data-empty={value === '' || undefined}
        value={value}
        aria-label={label}
        aria-labelledby={labelledBy}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        onChange={event => onChange(event.currentTarget.value)}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(option => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
        {value !== '' && !options.some(option => option.value === value) && (
          <option value={value}>{value}</option>
        )}
      </select>
      <ChevronDown aria-hidden="true" />
    </span>
  )
}

export interface SelectInput
  extends Omit<
    ComponentProps<'select'>,
    'id' | 'className' | 'style' | 'value' | 'onChange' | 'required' | 'multiple' | 'children'
  > {
  /** '' for no selection. A value without an option is shown as it is, so that it is not lost. */
  value: string
  options: readonly SelectOption[]
  onChange: (value: string) => void
  /** Text of the entry that clears the selection. Absent: it cannot be cleared. */
  placeholder?: string | undefined
}

interface SelectControlProps extends ControlIds, SelectInput {
  required?: boolean | undefined
}
