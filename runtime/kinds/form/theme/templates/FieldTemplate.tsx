import {
  descriptionId,
  errorId,
  type FieldTemplateProps,
  getTemplate,
  getUiOptions,
  helpId,
} from '@rjsf/utils'
import { type ReactNode, use } from 'react'
import look from '../../../../ui/Field.module.css'
import { FieldNotes } from '../FieldNotes.ts'

/** Label, control, description, errors and help of one field, in the order in which a Field of the console has them. */
export function FieldTemplate(props: FieldTemplateProps) {
  const { id, label, children, displayLabel, hidden, registry, required, schema, uiSchema = {} } = props
  const { name } = use(FieldNotes)
  if (hidden) return <div hidden>{children}</div>
  const options = getUiOptions(uiSchema, registry.globalUiOptions)
  const Wrap = getTemplate<'WrapIfAdditionalTemplate'>('WrapIfAdditionalTemplate', registry, options)
  const ticked = schema.type === 'boolean' && isTick(options.widget)
  const labelled = displayLabel === true && !ticked && label !== ''
  const described =
    (displayLabel === true || (ticked && options.label !== false)) && hasText(props.rawDescription)
  const failed = props.hideError !== true && (props.rawErrors?.length ?? 0) > 0
  const notes = [
    described && descriptionId(id),
    failed && errorId(id),
    hasText(options.help) && helpId(id),
  ].filter(note => note !== false)
  const told = {
    id,
    labelId: labelled ? `${id}__label` : undefined,
    describedBy: notes.length > 0 ? notes.join(' ') : undefined,
    name: label || name,
  }
  return (
    <Wrap {...props}>
      <FieldNotes value={told}>
        <div className={look.field} data-wide={isWide(schema) || undefined} data-tick={ticked || undefined}>
          {labelled && (
            <label className={look.label} htmlFor={id} id={told.labelId}>
              {label}
              {required === true && (
                <span className={look.required} aria-hidden="true">
                  {' *'}
                </span>
              )}
            </label>
          )}
          {children}
          {described && props.description}
          {props.errors}
          {props.help}
        </div>
      </FieldNotes>
    </Wrap>
  )
}

/** Groups and lists have the whole line, so that their own fields stand side by side. */
function isWide(schema: FieldTemplateProps['schema']): boolean {
  const { type, oneOf, anyOf, items } = schema
  const grouped = type === 'object' || (type === 'array' && items !== undefined)
  return grouped || (oneOf ?? anyOf) !== undefined
}

const isTick = (widget: unknown) => widget === undefined || widget === 'checkbox'

function hasText(note: ReactNode): boolean {
  return note !== undefined && note !== null && note !== '' && note !== false
}
