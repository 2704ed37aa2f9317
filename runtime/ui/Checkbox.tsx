import { type ComponentProps, useEffect, useRef } from 'react'
import styles from './Checkbox.module.css'

/** Yes or no, or partly yes. It is the browser's own check box: a grid may hold hundreds of them. */
export function Checkbox({
  label,
  hideLabel = false,
  checked,
  indeterminate = false,
  onChange,
  ...input
}: CheckboxProps) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current !== null) box.current.indeterminate = indeterminate
  })
  return (
    <label className={styles.field} data-alone={hideLabel || undefined}>
      <input
        {...input}
        ref={box}
        type="checkbox"
        className={styles.box}
        checked={checked}
        aria-label={hideLabel ? label : undefined}
        onChange={({ currentTarget, nativeEvent }) =>
          onChange(currentTarget.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
      {!hideLabel && <span className={styles.label}>{label}</span>}
    </label>
  )
}

export interface CheckboxProps
  extends Omit<
    ComponentProps<'input'>,
    'type' | 'className' | 'style' | 'checked' | 'onChange' | 'aria-label' | 'ref'
  > {
  /** Names the box, visibly unless `hideLabel`. */
  label: string
  hideLabel?: boolean | undefined
  checked: boolean
  /** Some of what it stands for is chosen: shown as a line, whatever `checked` is. Default false. */
  indeterminate?: boolean | undefined
  /** `shift`: the Shift key was held, so that a press can stretch a selection. */
  onChange: (checked: boolean, shift: boolean) => void
}
