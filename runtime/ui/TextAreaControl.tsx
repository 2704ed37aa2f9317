import { type ComponentProps } from 'react'
import { type ControlIds } from './Field.tsx'
import styles from './TextAreaField.module.css'

/** A multi-line text without a frame. */
export function TextAreaControl(props: TextAreaControlProps) {
  const { id, label, labelledBy, describedBy, invalid, value, onChange, ...area } = props
  return (
    <textarea
      {...area}
      id={id}
      className={styles.area}
      value={value}
      aria-label={label}
      aria-labelledby={labelledBy}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      onChange={event => onChange(event.currentTarget.value)}
    />
  )
}

interface TextAreaControlProps
  extends ControlIds,
    Omit<ComponentProps<'textarea'>, 'id' | 'className' | 'style' | 'value' | 'onChange'> {
  value: string
  /** Called with the whole text on every key. */
  onChange: (text: string) => void
}
