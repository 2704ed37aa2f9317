import { Field, type FieldLook } from './Field.tsx'
import styles from './NumberRangeField.module.css'
import { type PlainNumber, usePlainNumber } from './usePlainNumber.ts'

/** A range of numbers as one control: minimum and maximum, either of which may be empty. */
export function NumberRangeField({ label, error, from, to, onChange, min, max }: NumberRangeFieldProps) {
  const first = usePlainNumber({ value: from, onChange: next => onChange({ from: next, to }), min, max })
  const last = usePlainNumber({ value: to, onChange: next => onChange({ from, to: next }), min, max })
  return (
    <Field label={label} error={error}>
      {({ id, describedBy, invalid }) => {
        const part = {
          className: styles.part,
          dir: 'ltr',
          'aria-invalid': invalid || undefined,
          'aria-describedby': describedBy,
        } as const
        return (
          <span className={styles.range} data-invalid={invalid || undefined}>
            <input {...first.input} {...part} id={id} aria-label={`${label}, from`} />
            <span aria-hidden="true">–</span>
            <input {...last.input} {...part} aria-label={`${label}, to`} />
          </span>
        )
      }}
    </Field>
  )
}

interface NumberRange {
  /** null: no limit on that side. */
  from: number | null
  to: number | null
}

export interface NumberRangeFieldProps
  extends Pick<FieldLook, 'label' | 'error'>,
    Pick<PlainNumber, 'min' | 'max'>,
    NumberRange {
  onChange: (range: NumberRange) => void
}
