import RjsfForm from '@rjsf/core'
import { type RJSFSchema, type UiSchema } from '@rjsf/utils'
import validator from '@rjsf/validator-ajv8'
import { useState } from 'react'
import { type Field } from '../../../schemas/index.ts'
import { benchForm, options } from './definition.ts'

/** The form as rjsf draws it with its default theme, its values in one state. */
export function BenchForm({ count }: { count: number }) {
  const [{ schema, uiSchema }] = useState(() => schemaOf(benchForm(count).fields))
  const [values, setValues] = useState<unknown>({})
  return (
    <RjsfForm
      schema={schema}
      uiSchema={uiSchema}
      validator={validator}
      formData={values}
      onChange={({ formData }) => setValues(formData)}
      noHtml5Validate
    />
  )
}

function schemaOf(fields: readonly Field[]): { schema: RJSFSchema; uiSchema: UiSchema } {
  // What another field decides is left out: as a schema it would be a condition, which costs rjsf much more.
  const shown = fields.filter(({ visible }) => visible === undefined)
  return {
    schema: {
      type: 'object',
      required: shown.filter(({ required }) => required === true).map(({ name }) => name),
      properties: Object.fromEntries(shown.map(field => [field.name, propertyOf(field)])),
    },
    uiSchema: Object.fromEntries(shown.map(field => [field.name, widgetOf(field)])),
  }
}

function propertyOf({ kind, label, help }: Field): RJSFSchema {
  const text = { title: label, ...(help !== undefined && { description: help }) }
  if (kind === 'checkbox') return { ...text, type: 'boolean' }
  if (kind === 'number') return { ...text, type: 'number', minimum: 0, maximum: 1000 }
  if (kind === 'date') return { ...text, type: 'string', format: 'date' }
  if (kind === 'select' || kind === 'choice')
    return {
      ...text,
      type: 'string',
      oneOf: options.map(({ value, label }) => ({ const: value, title: label })),
    }
  return { ...text, type: 'string' }
}

function widgetOf(field: Field): UiSchema {
  if (field.kind === 'choice') return { 'ui:widget': 'radio', 'ui:options': { inline: true } }
  return field.kind === 'text' && field.rows !== undefined ? { 'ui:widget': 'textarea' } : {}
}
