import { type ComponentProps } from 'react'
import { type ControlIds } from './Field.tsx'
import styles from './TextField.module.css'

/** A single-line text, or another native `type` (time, date, email), without a frame. */
export function InputControl(props: InputControlProps) {
  const { id, label, labelledBy, describedBy, invalid, value, onChange, ...input } = props
  return (
    <span className={styles.box}>
      <input
        type="text"
        autoComplete="off"
        {...input}
        id={id}
        className={styles.input}
        value={value}
        aria-label={label}
        aria-labelledby={labelledBy}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        onChange={event => onChange(event.currentTarget.value)}
      />
    </span>
  )
}

export interface InputControlProps
  extends ControlIds,
    Omit<ComponentProps<'input'>, 'id' | 'className' | 'style' | 'value' | 'onChange'> {
  value: string
  /** Called with the whole text on every key. */
  onChange: (text: string) => void
}
