import { useId } from 'react'
import styles from './Choices.module.css'
import { type ControlIds, type SelectOption } from './Field.tsx'

/** Native radio buttons without a frame: arrows change the selection, Tab leaves the group. */
export function RadioControl(props: RadioControlProps) {
  const { id, label, labelledBy, describedBy, invalid, value, options, onChange, inline = false } = props
  const own = useId()
  return (
    <div
      id={id}
      role="radiogroup"
      className={styles.list}
      data-inline={inline || undefined}
      aria-label={label}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      aria-invalid={invalid || undefined}
      aria-required={props.required || undefined}
    >
      {options.map((option, at) => (
        <label className={styles.choice} key={option.value}>
          <input
            type="radio"
            id={`${id}-${at}`}
            className={styles.dot}
            name={props.name ?? own}
            value={option.value}
            checked={option.value === value}
            disabled={props.disabled || option.disabled}
            required={props.required}
            onFocus={props.onFocus}
            onBlur={props.onBlur}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  )
}

export interface RadioInput {
  /** '' for no selection. */
  value: string
  options: readonly SelectOption[]
  onChange: (value: string) => void
  /** In a row as far as there is room. Default false: stacked. */
  inline?: boolean | undefined
  disabled?: boolean | undefined
  /** Groups the buttons. Default: generated. */
  name?: string | undefined
  onFocus?: (() => void) | undefined
  onBlur?: (() => void) | undefined
}

interface RadioControlProps extends ControlIds, RadioInput {
  required?: boolean | undefined
}
