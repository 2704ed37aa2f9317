import { useId } from 'react'
import styles from './Choices.module.css'
import { type ControlIds, type SelectOption } from './Field.tsx'

/** A group of radio buttons without a frame. They are the browser's own: arrows move the choice, Tab leaves the group. */
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
  /** '' is no choice yet. */
  value: string
  options: readonly SelectOption[]
  onChange: (value: string) => void
  /** Beside one another as far as there is room. Default false: below one another. */
  inline?: boolean | undefined
  disabled?: boolean | undefined
  /** Joins the buttons of the group. Default: one of its own. */
  name?: string | undefined
  onFocus?: (() => void) | undefined
  onBlur?: (() => void) | undefined
}

interface RadioControlProps extends ControlIds, RadioInput {
  required?: boolean | undefined
}
