import styles from './CountedTextField.module.css'
import { LengthCount, textLength } from './LengthCount.tsx'
import { TextField, type TextFieldProps } from './TextField.tsx'

/**
 * One line of text that has a limit. More can be typed and pasted, so that nothing is cut off unseen: the count says how
 * much is too much, and `error` is the caller's. It shows when the limit comes near, or always where the length is exact;
 * never where nobody can type.
 */
export function CountedTextField({ limit, exact = false, ...field }: CountedTextFieldProps) {
  const shown = !field.disabled && (exact || textLength(field.value) >= limit * near)
  return (
    <div className={styles.field} data-counted={shown || undefined}>
      <TextField {...field} />
      {shown && <LengthCount text={field.value} limit={limit} />}
    </div>
  )
}

/** The part of the limit from which on the count shows. */
const near = 0.8

interface CountedTextFieldProps extends TextFieldProps {
  /** Characters that the text may have. */
  limit: number
  /** It must have just as many. Default false. */
  exact?: boolean | undefined
}
