import { Checkbox } from './Checkbox.tsx'
import styles from './Choices.module.css'
import { type ControlIds } from './Field.tsx'
import { type SelectOption } from './selectOption.ts'

/** A group of check boxes without a frame. */
export function CheckboxesControl(props: CheckboxesControlProps) {
  const { id, label, labelledBy, describedBy, invalid, values, options, onChange, inline = false } = props
  return (
    <fieldset
      id={id}
      className={styles.list}
      data-inline={inline || undefined}
      aria-label={label}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
    >
      {options.map((option, at) => (
        <Checkbox
          key={option.value}
          id={`${id}-${at}`}
          name={props.name}
          label={option.label}
          value={option.value}
          checked={values.includes(option.value)}
          disabled={props.disabled || option.disabled}
          aria-invalid={invalid || undefined}
          onFocus={props.onFocus}
          onBlur={props.onBlur}
          onChange={checked => onChange(chosen(options, values, option.value, checked))}
        />
      ))}
    </fieldset>
  )
}

/** In the order of the options, whichever was ticked first; values without option stay. */
function chosen(
  options: readonly SelectOption[],
  values: readonly string[],
  changed: string,
  checked: boolean,
): readonly string[] {
  const kept = values.filter(value => value !== changed)
  if (!checked) return kept
  const ticked = options.map(({ value }) => value).filter(value => value === changed || kept.includes(value))
  return [...ticked, ...kept.filter(value => !ticked.includes(value))]
}

interface CheckboxesInput {
  values: readonly string[]
  options: readonly SelectOption[]
  /** Called with the whole list after every tick. */
  onChange: (values: readonly string[]) => void
  /** Beside one another as far as there is room. Default false: below one another. */
  inline?: boolean | undefined
  disabled?: boolean | undefined
  name?: string | undefined
  onFocus?: (() => void) | undefined
  onBlur?: (() => void) | undefined
}

interface CheckboxesControlProps extends ControlIds, CheckboxesInput {}
