import Heart from 'lucide-react/icons/heart'
import Star from 'lucide-react/icons/star'
import { useId } from 'react'
import { type ControlIds } from './Field.tsx'
import styles from './RatingControl.module.css'

/** A mark, as many stars as it is high: radio buttons that look like stars. Without a frame. */
export function RatingControl(props: RatingControlProps) {
  const { id, label, labelledBy, describedBy, invalid, value, onChange, min, max, shape = 'star' } = props
  const own = useId()
  const Shape = shape === 'heart' ? Heart : Star
  return (
    <div
      id={id}
      role="radiogroup"
      className={styles.row}
      aria-label={label}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      aria-invalid={invalid || undefined}
      aria-required={props.required || undefined}
    >
      {Array.from({ length: max - min + 1 }, (_, at) => min + at).map(mark => (
        <label className={styles.mark} key={mark} data-full={mark <= (value ?? min - 1) || undefined}>
          <input
            type="radio"
            id={`${id}-${mark}`}
            name={props.name ?? own}
            className={styles.input}
            value={mark}
            checked={mark === value}
            disabled={props.disabled}
            required={props.required}
            aria-label={`${mark} ${shape}${mark === 1 ? '' : 's'}`}
            onFocus={props.onFocus}
            onBlur={props.onBlur}
            onChange={() => onChange(mark)}
          />
          <Shape aria-hidden="true" />
        </label>
      ))}
    </div>
  )
}

interface RatingControlProps extends ControlIds {
  /** null: none yet. */
  value: number | null
  onChange: (value: number) => void
  /** Lowest and highest mark. */
  min: number
  max: number
  /** Default star. */
  shape?: 'star' | 'heart' | undefined
  required?: boolean | undefined
  disabled?: boolean | undefined
  name?: string | undefined
  onFocus?: (() => void) | undefined
  onBlur?: (() => void) | undefined
}
