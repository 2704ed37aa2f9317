import {
  ADDITIONAL_PROPERTY_FLAG,
  type DescriptionFieldProps,
  descriptionId,
  errorId,
  type FieldErrorProps,
  type FieldTemplateProps,
  getTemplate,
  getUiOptions,
  helpId,
} from '@rjsf/utils'
import { type ReactNode, use } from 'react'
import look from '../../../../ui/Field.module.css'
import { FieldNote } from '../../../../ui/Field.tsx'
import { FieldNotes, RowContext } from '../FieldNotes.ts'
import styles from './templates.module.css'

/**
 * Label, control, and below it errors, description and help. A table record is a line of
 * that table, and a registry field named by an option renders its own frame.
 */
export function FieldTemplate(props: FieldTemplateProps) {
  const { id, label, children, displayLabel, hidden, registry, required, schema, uiSchema = {} } = props
  const { name } = use(FieldNotes)
  const isRow = use(RowContext) === id
  if (hidden) return <div hidden>{children}</div>
  const options = getUiOptions(uiSchema, registry.globalUiOptions)
  if (isRow || options.frame === 'own') return children
  const ticked = schema.type === 'boolean' && isTick(options.widget)
  const labelled = displayLabel === true && !ticked && label !== ''
  const failed = props.hideError !== true && (props.rawErrors?.length ?? 0) > 0
  const described =
    (displayLabel === true || (ticked && options.label !== false)) && hasText(props.rawDescription)
  const helped = hasText(options.help)
  const notes = [failed && errorId(id), described && descriptionId(id), helped && helpId(id)].filter(
    note => note !== false,
  )
  const controlIds = {
    id,
    labelId: labelled ? `${id}__label` : undefined,
    describedBy: notes.length > 0 ? notes.join(' ') : undefined,
    name: label || name,
  }
  const field = (
    <FieldNotes value={controlIds}>
      <div
        className={styles.field}
        data-wide={isWide(schema, labelled) || options.widget === 'textarea' || undefined}
        data-tick={ticked || undefined}
        data-invalid={failed || undefined}
      >
        {labelled && (
          <label className={look.label} htmlFor={id} id={controlIds.labelId}>
            {label}
            {required === true && (
              <span className={look.required} aria-hidden="true">
                {' *'}
              </span>
            )}
          </label>
        )}
        {children}
        {props.errors}
        {described && props.description}
        {helped && props.help}
      </div>
    </FieldNotes>
  )
  if (!(ADDITIONAL_PROPERTY_FLAG in schema)) return field
  const Wrap = getTemplate<'WrapIfAdditionalTemplate'>('WrapIfAdditionalTemplate', registry, options)
  return <Wrap {...props}>{field}</Wrap>
}

/** Groups and lists use the whole line, so that their own fields fit in columns. */
function isWide({ type, oneOf, anyOf, items }: FieldTemplateProps['schema'], labelled: boolean): boolean {
  const grouped = type === 'object' || (type === 'array' && items !== undefined && !labelled)
  return grouped || (oneOf ?? anyOf) !== undefined
}

const isTick = (widget: unknown) => widget === undefined || widget === 'checkbox'

function hasText(note: ReactNode): boolean {
  return note !== undefined && note !== null && note !== '' && note !== false
}

/** A description as plain text: markdown is not rendered, whatever the options say. */
export function DescriptionFieldTemplate({ id, description }: DescriptionFieldProps) {
  if (description === '' || description === undefined) return null
  return (
    <p className={styles.note} id={id}>
      {description}
    </p>
  )
}

/** The errors of a field. */
export function FieldErrorTemplate({ errors = [], fieldPathId }: FieldErrorProps) {
  const visibleErrors = errors.filter(error => error !== '')
  return (
    visibleErrors.length > 0 && (
      <FieldNote id={errorId(fieldPathId)} error={visibleErrors.join(' ')} hint={undefined} />
    )
  )
}
