import { type ComponentProps } from 'react'
import styles from './DateField.module.css'
import { type DateLimits, DateOpener } from './DateOpener.tsx'
import { Field, type FieldLook } from './Field.tsx'

/**
 * A period as one control: its first and last day typed, or both selected in one calendar. Invalid text stays
 * in the field: the caller reports it through `error`.
 */
export function DateRangeField(props: DateRangeFieldProps) {
  const {
    from,
    to,
    onChange,
    time = false,
    min,
    max,
    today,
    opensAt,
    zone,
    disabled = false,
    onKeyDown,
    ...look
  } = props
  const part = (invalid: boolean, describedBy: string | undefined) =>
    ({
      type: 'text',
      className: styles.part,
      dir: 'ltr',
      autoComplete: 'off',
      maxLength: 32,
      spellCheck: false,
      disabled,
      placeholder: time ? 'yyyy-MM-dd HH:mm' : 'yyyy-MM-dd',
      required: look.required,
      'aria-invalid': invalid || undefined,
      'aria-describedby': describedBy,
      onKeyDown,
    }) as const
  return (
    <Field {...look}>
      {({ id, describedBy, invalid }) => (
        <DateOpener
          label={look.label}
          disabled={disabled}
          period
          chosen={{ from, to }}
          limits={{ min, max, today, opensAt, zone }}
          onChoose={(first, last) =>
            onChange(time ? { from: `${first} 00:00`, to: `${last} 23:59` } : { from: first, to: last })
          }
        >
          <span
            className={styles.range}
            data-time={time || undefined}
            data-disabled={disabled || undefined}
            data-invalid={invalid || undefined}
          >
            <input
              {...part(invalid, describedBy)}
              id={id}
              aria-label={`${look.label}, from`}
              value={from}
              onChange={event => onChange({ from: event.currentTarget.value, to })}
            />
            <span aria-hidden="true">–</span>
            <input
              {...part(invalid, describedBy)}
              aria-label={`${look.label}, to`}
              value={to}
              onChange={event => onChange({ from, to: event.currentTarget.value })}
            />
          </span>
        </DateOpener>
      )}
    </Field>
  )
}

interface DateRange {
  /** Texts as typed: yyyy-MM-dd, with `time` yyyy-MM-dd HH:mm, empty, or any incomplete text. */
  from: string
  to: string
}

export interface DateRangeFieldProps extends FieldLook, DateLimits, DateRange {
  /** Called with both texts on every key, and once with the days selected in the calendar. */
  onChange: (range: DateRange) => void
  /** The texts may include a time; selected days get 00:00 and 23:59. Default false. */
  time?: boolean | undefined
  disabled?: boolean | undefined
  /** Keys of either text. */
  onKeyDown?: ComponentProps<'input'>['onKeyDown']
}
