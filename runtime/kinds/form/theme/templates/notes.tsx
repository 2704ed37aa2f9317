import {
  type DescriptionFieldProps,
  errorId,
  type FieldErrorProps,
  type FieldHelpProps,
  helpId,
  type TitleFieldProps,
} from '@rjsf/utils'
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import styles from './templates.module.css'

/** The name of a group of fields. It stands in a legend, or alone as a heading of a layout. */
export function TitleFieldTemplate({ id, title, required, optionalDataControl }: TitleFieldProps) {
  return (
    <span className={styles.title} id={id}>
      <span>
        {title}
        {required === true && (
          <span className={styles.required} aria-hidden="true">
            {' *'}
          </span>
        )}
      </span>
      {optionalDataControl}
    </span>
  )
}

/** A description as it was written: markdown stays text, whatever the options say. */
export function DescriptionFieldTemplate({ id, description }: DescriptionFieldProps) {
  if (description === '' || description === undefined) return null
  return (
    <div className={styles.note} id={id}>
      {description}
    </div>
  )
}

/** Help as it was written: markdown stays text, whatever the options say. */
export function FieldHelpTemplate({ fieldPathId, help }: FieldHelpProps) {
  if (help === undefined || help === '') return null
  return (
    <div className={styles.note} id={helpId(fieldPathId)}>
      {help}
    </div>
  )
}

/** What is wrong with a field. It is read with the field; the list of all errors is what tells of them at once. */
export function FieldErrorTemplate({ errors = [], fieldPathId }: FieldErrorProps) {
  const told = errors.filter(error => error !== '')
  if (told.length === 0) return null
  return (
    <ul className={styles.errors} id={errorId(fieldPathId)}>
      {told.map((error, at) => (
        // The same sentence may stand twice and the list never reorders.
        // biome-ignore lint/suspicious/noArrayIndexKey: see the line above
        <li key={at}>
          <CircleAlert aria-hidden="true" />
          <span>{error}</span>
        </li>
      ))}
    </ul>
  )
}
