import { type DescriptionFieldProps, errorId, type FieldErrorProps } from '@rjsf/utils'
import { FieldNote } from '../../../../ui/FieldNote.tsx'
import styles from './templates.module.css'

/** A description as it was written: markdown stays text, whatever the options say. */
export function DescriptionFieldTemplate({ id, description }: DescriptionFieldProps) {
  if (description === '' || description === undefined) return null
  return (
    <div className={styles.note} id={id}>
      {description}
    </div>
  )
}

/** What is wrong with a field. */
export function FieldErrorTemplate({ errors = [], fieldPathId }: FieldErrorProps) {
  const told = errors.filter(error => error !== '')
  return told.length > 0 && <FieldNote id={errorId(fieldPathId)} error={told.join(' ')} hint={undefined} />
}
