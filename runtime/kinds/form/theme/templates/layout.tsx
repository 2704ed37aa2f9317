import {
  ADDITIONAL_PROPERTY_FLAG,
  buttonId,
  type FallbackFieldTemplateProps,
  type GridTemplateProps,
  getTemplate,
  type MultiSchemaFieldTemplateProps,
  TranslatableString,
  type WrapIfAdditionalTemplateProps,
} from '@rjsf/utils'
import { use } from 'react'
import { TextField } from '../../../../ui/TextField.tsx'
import { FieldNotes } from '../FieldNotes.ts'
import { useOwn } from '../useOwn.ts'
import styles from './templates.module.css'

/** A row of 12 parts, or a column in it: `span` says how many of them, 4, 6, 8 or, by default, all. */
export function GridTemplate({ children, column, span }: GridTemplateProps) {
  return column === true ? (
    <div className={styles.column} data-span={span}>
      {children}
    </div>
  ) : (
    <div className={styles.row}>{children}</div>
  )
}

/** The choice of a kind (oneOf, anyOf) above the fields of the kind. */
export function MultiSchemaFieldTemplate({ selector, optionSchemaField }: MultiSchemaFieldTemplateProps) {
  const notes = use(FieldNotes)
  const name = notes.name === 'Value' ? 'Kind' : `Kind of ${notes.name}`
  return (
    <div className={styles.kinds}>
      <FieldNotes value={{ id: '', labelId: undefined, describedBy: undefined, name }}>{selector}</FieldNotes>
      {optionSchemaField}
    </div>
  )
}

/** The choice of a type above a field whose schema names none. */
export function FallbackFieldTemplate(props: FallbackFieldTemplateProps) {
  const { registry, schema, schemaField, typeSelector } = props
  const Kinds = getTemplate<'MultiSchemaFieldTemplate'>('MultiSchemaFieldTemplate', registry)
  return <Kinds selector={typeSelector} optionSchemaField={schemaField} schema={schema} registry={registry} />
}

/** A property that the schema does not name: its key, its value, and a way to remove it. */
export function WrapIfAdditionalTemplate(props: WrapIfAdditionalTemplateProps) {
  const { children, id, label, registry, schema, uiSchema = {}, onKeyRename } = props
  const key = useOwn(label, onKeyRename, 'blur')
  if (!(ADDITIONAL_PROPERTY_FLAG in schema)) return children
  const { RemoveButton } = registry.templates.ButtonTemplates
  const locked = props.disabled === true || props.readonly === true
  return (
    <div className={styles.pair}>
      <TextField
        id={`${id}-key`}
        label={registry.translateString(TranslatableString.KeyLabel, [label])}
        value={key.value}
        onChange={key.set}
        onBlur={key.leave}
        disabled={locked}
        required={props.required}
      />
      {children}
      <RemoveButton
        id={buttonId(id, 'remove')}
        disabled={locked}
        onClick={props.onRemoveProperty}
        uiSchema={uiSchema}
        registry={registry}
      />
    </div>
  )
}
