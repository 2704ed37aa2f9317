import { type ReactElement, useId } from 'react'
import styles from './IconSwitch.module.css'

/** One of a few values, each an icon with a name. Radio buttons: arrow keys move the choice. */
export function IconSwitch<V extends string>({ label, choices, value, onChange }: IconSwitchProps<V>) {
  const name = useId()
  return (
    <fieldset className={styles.switch}>
      <legend className={styles.legend}>{label}</legend>
      {choices.map(choice => (
        <label key={choice.value} className={styles.choice} title={choice.label}>
          <input
            type="radio"
            name={name}
            className={styles.input}
            value={choice.value}
            aria-label={choice.label}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          {choice.icon}
        </label>
      ))}
    </fieldset>
  )
}

export interface IconSwitchProps<V extends string> {
  /** Names the group to screen readers. */
  label: string
  choices: readonly { value: V; label: string; icon: ReactElement }[]
  value: V
  onChange: (value: V) => void
}
