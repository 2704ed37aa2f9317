import { Monitor, Moon, Sun } from 'lucide-react'
import { useId } from 'react'
import styles from './ThemeSwitch.module.css'

/** Light, dark, or as the system has it. The caller remembers the choice and sets `data-theme` on the root. */
export function ThemeSwitch({ value, onChange }: ThemeSwitchProps) {
  const name = useId()
  return (
    <fieldset className={styles.switch}>
      <legend className={styles.legend}>Theme</legend>
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

const choices = [
  { value: 'system', label: 'As the system', icon: <Monitor aria-hidden="true" /> },
  { value: 'light', label: 'Light', icon: <Sun aria-hidden="true" /> },
  { value: 'dark', label: 'Dark', icon: <Moon aria-hidden="true" /> },
] as const

export type Theme = (typeof choices)[number]['value']

export interface ThemeSwitchProps {
  value: Theme
  onChange: (theme: Theme) => void
}
