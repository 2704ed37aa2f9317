import { type ComponentProps } from 'react'
import styles from './ColorControl.module.css'
import { type ControlIds } from './Field.tsx'

/** A colour, chosen from the browser's own picker; its number stands beside it. Without a frame. */
export function ColorControl(props: ColorControlProps) {
  const { id, label, labelledBy, describedBy, invalid, value, onChange, ...input } = props
  return (
    <span className={styles.box}>
      <input
        {...input}
        type="color"
        id={id}
        className={styles.input}
        value={/^#[\da-f]{6}$/i.test(value) ? value : '#000000'}
        aria-label={label}
        aria-labelledby={labelledBy}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        onChange={event => onChange(event.currentTarget.value)}
      />
      <span className={styles.text} dir="ltr">
        {value === '' ? 'None' : value}
      </span>
    </span>
  )
}

interface ColorControlProps
  extends ControlIds,
    Omit<ComponentProps<'input'>, 'id' | 'type' | 'className' | 'style' | 'value' | 'onChange'> {
  /** #rrggbb; '' is none. */
  value: string
  onChange: (value: string) => void
}
