import { type ComponentProps, useRef } from 'react'
import styles from './DateField.module.css'
import { type DateLimits, DateOpener } from './DateOpener.tsx'
import { type ControlIds } from './Field.tsx'

/** A date input with a calendar button, without a frame. */
export function DateControl(props: DateControlProps) {
  const { id, label, opens, describedBy, invalid, value, onChange, ...rest } = props
  const {
    time = false,
    defaultTime = '00:00',
    min,
    max,
    today,
    opensAt,
    zone,
    labelledBy: _,
    ...input
  } = rest
  const text = useRef<HTMLInputElement>(null)
  return (
    <DateOpener
      label={opens}
      disabled={input.disabled === true || input.readOnly === true}
      chosen={{ from: value, to: value }}
      limits={{ min, max, today, opensAt, zone }}
      onChoose={day => {
        onChange(time ? `${day} ${timeOf(value) ?? defaultTime}` : day)
        if (time) selectTime(text.current)
      }}
    >
      <input
        placeholder={time ? 'yyyy-MM-dd HH:mm' : 'yyyy-MM-dd'}
        autoComplete="off"
        maxLength={32}
        spellCheck={false}
        {...input}
        ref={text}
        id={id}
        type="text"
        dir="ltr"
        className={styles.input}
        value={value}
        aria-label={label}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        onChange={event => onChange(event.currentTarget.value)}
      />
    </DateOpener>
  )
}

const timeOf = (text: string) => /\d{1,2}:\d{2}$/.exec(text.trim())?.[0]

/** The day is selected and the time is left to type: the next keys replace it. */
function selectTime(input: HTMLInputElement | null): void {
  requestAnimationFrame(() => {
    input?.focus()
    input?.setSelectionRange(dayLength + 1, input.value.length)
  })
}

const dayLength = 'yyyy-MM-dd'.length

export interface DateInput
  extends DateLimits,
    Omit<
      ComponentProps<'input'>,
      'id' | 'type' | 'className' | 'style' | 'value' | 'onChange' | 'required' | 'min' | 'max' | 'ref'
    > {
  /** The text as typed: yyyy-MM-dd, with `time` yyyy-MM-dd HH:mm, or any incomplete text. */
  value: string
  /** Called with the whole text on every key, and with a day selected in the calendar. */
  onChange: (text: string) => void
  /** The text may include a time. Default false. */
  time?: boolean | undefined
  /** HH:mm added to a selected day while no time is typed. Default 00:00. */
  defaultTime?: string | undefined
}

interface DateControlProps extends ControlIds, DateInput {
  /** Accessible name of the calendar's button and popup. */
  opens: string
  required?: boolean | undefined
}
