import { type ComponentProps } from 'react'
import { type ControlIds } from './Field.tsx'
import styles from './RangeControl.module.css'

/** A number on a slider, which shows it at its end. Without a frame. */
export function RangeControl(props: RangeControlProps) {
  const { id, label, labelledBy, describedBy, invalid, value, onChange, ...input } = props
  return (
    <span className={styles.box}>
      <input
        {...input}
        type="range"
        id={id}
        className={styles.input}
        value={value ?? input.min ?? 0}
        aria-label={label}
        aria-labelledby={labelledBy}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        onChange={event => onChange(event.currentTarget.valueAsNumber)}
      />
      <output className={styles.value} htmlFor={id}>
        {value ?? '–'}
      </output>
    </span>
  )
}

interface RangeControlProps
  extends ControlIds,
    Omit<ComponentProps<'input'>, 'id' | 'type' | 'className' | 'style' | 'value' | 'onChange' | 'min'> {
  /** null: none yet; the slider stands at its start. */
  value: number | null
  onChange: (value: number) => void
  /** Default 0. */
  min?: number | undefined
}
