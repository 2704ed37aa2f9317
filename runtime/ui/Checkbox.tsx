import { type ComponentProps, useEffect, useRef } from 'react'
import styles from './Checkbox.module.css'

/** A check box with three states. It is the native one, because a grid may contain hundreds of them. */
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
  /** Partly selected: shown as a dash, whatever `checked` is. Default false. */
  indeterminate?: boolean | undefined
  /** `shift`: the Shift key was held, to extend a selection. */
  onChange: (checked: boolean, shift: boolean) => void
}
