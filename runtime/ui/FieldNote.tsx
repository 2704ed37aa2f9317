import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import styles from './Field.module.css'

/** The line below a control: its hint, or the error in its place. */
export function FieldNote({ id, hint, error }: FieldNoteProps) {
  if (error === undefined && hint === undefined) return null
  return (
    <p
      className={error === undefined ? styles.hint : styles.error}
      id={id}
      role={error === undefined ? undefined : 'alert'}
    >
      {error !== undefined && <CircleAlert aria-hidden="true" />}
      {error ?? hint}
    </p>
  )
}

interface FieldNoteProps {
  id: string
  hint: string | undefined
  error: string | undefined
}
