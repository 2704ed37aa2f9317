import {
  DateElement,
  localToUTC,
  TranslatableString,
  useAltDateWidgetProps,
  utcToLocal,
  type WidgetProps,
} from '@rjsf/utils'
import { Button } from '../../../../ui/Button.tsx'
import { DateControl } from '../../../../ui/DateControl.tsx'
import { InputControl } from '../../../../ui/InputControl.tsx'
import { useControlIds } from '../FieldNotes.ts'
import { textOf } from './BaseInputTemplate.tsx'
import { useTyped } from './useTyped.ts'
import styles from './widgets.module.css'

export function DateWidget(props: WidgetProps) {
  return <DateText {...props} text={textOf(props.value)} read={text => text || undefined} />
}

/** A moment where the browser is; the value is in UTC. What is no moment yet stays the text that it is. */
export function DateTimeWidget(props: WidgetProps) {
  const value = textOf(props.value)
  const local = utcToLocal(value)
  return (
    <DateText
      {...props}
      time
      text={local === '' ? value : local.slice(0, 16).replace('T', ' ')}
      read={text =>
        /^\d{4}-\d{2}-\d{2} \d{1,2}:\d{2}$/.test(text)
          ? localToUTC(text.replace(' ', 'T'))
          : text || undefined
      }
    />
  )
}

function DateText(props: WidgetProps & { text: string; read: (text: string) => string | undefined }) {
  const { onChange, read, schema, text, time } = props
  return (
    <DateControl
      {...useTyped(props, text, next => onChange(read(next)))}
      opens={props.label || 'date'}
      time={time === true}
      min={textOf(schema.formatMinimum).slice(0, 10) || undefined}
      max={textOf(schema.formatMaximum).slice(0, 10) || undefined}
      required={props.required}
      readOnly={props.readonly}
    />
  )
}

/** A time; seconds are typed only where the schema counts in less than minutes, and are always part of the value. */
export function TimeWidget(props: WidgetProps) {
  const { onChange, schema } = props
  const seconds = typeof schema.multipleOf === 'number' && schema.multipleOf < 60
  const value = textOf(props.value)
  const typed = useTyped(props, seconds ? value : value.replace(/^(\d{2}:\d{2}):00$/, '$1'), text =>
    onChange(text === '' ? undefined : seconds ? text : `${text}:00`),
  )
  return (
    <InputControl
      {...typed}
      type="time"
      {...(seconds ? { step: schema.multipleOf } : {})}
      required={props.required}
      readOnly={props.readonly}
    />
  )
}

/** A day part by part. */
export function AltDateWidget(props: WidgetProps) {
  const {
    autofocus = false,
    disabled = false,
    id,
    name,
    onBlur,
    onFocus,
    options,
    readonly = false,
    registry,
  } = props
  const { elements, handleChange, handleClear, handleSetNow } = useAltDateWidgetProps(props)
  const { label, labelledBy, describedBy } = useControlIds(props, 'group')
  const say = registry.translateString
  const locked = disabled || readonly
  return (
    <fieldset
      id={id}
      className={styles.parts}
      aria-label={label}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
    >
      {elements.map((element, at) => (
        <span className={styles.part} key={element.type}>
          <DateElement
            rootId={id}
            name={name}
            select={handleChange}
            {...element}
            disabled={disabled}
            readonly={readonly}
            registry={registry}
            onBlur={onBlur}
            onFocus={onFocus}
            autofocus={autofocus && at === 0}
          />
        </span>
      ))}
      {options.hideNowButton !== true && (
        <Button size="small" disabled={locked} onClick={handleSetNow}>
          {say(TranslatableString.NowLabel)}
        </Button>
      )}
      {options.hideClearButton !== true && (
        <Button size="small" variant="quiet" disabled={locked} onClick={handleClear}>
          {say(TranslatableString.ClearLabel)}
        </Button>
      )}
    </fieldset>
  )
}

export function AltDateTimeWidget(props: WidgetProps) {
  const { AltDateWidget: Parts = AltDateWidget } = props.registry.widgets
  return <Parts {...props} time />
}
