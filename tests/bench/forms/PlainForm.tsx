import RjsfForm, { type FormProps } from '@rjsf/core'
import { type RJSFSchema, type UiSchema } from '@rjsf/utils'
import validator from '@rjsf/validator-ajv8'
import { useState } from 'react'
import { type Field } from '../../../schemas/index.ts'
import { benchForm, options } from './definition.ts'

/** The form as rjsf draws it with its default theme, its values in one state. */
export function BenchForm({ count }: { count: number }) {
  return <Plain count={count} strategy="customDeep" />
}

export function ShallowForm({ count }: { count: number }) {
  return <Plain count={count} strategy="shallow" />
}

export function AlwaysForm({ count }: { count: number }) {
  return <Plain count={count} strategy="always" />
}

/** `strategy`: when rjsf draws a field again; the first is what it does by itself. */
function Plain({ count, strategy }: PlainProps) {
  const [{ schema, uiSchema }] = useState(() => plainSchema(count))
  const [values, setValues] = useState<unknown>({})
  return (
    <RjsfForm
      experimental_componentUpdateStrategy={strategy}
      schema={schema}
      uiSchema={uiSchema}
      validator={validator}
      formData={values}
      onChange={({ formData }) => setValues(formData)}
      noHtml5Validate
    />
  )
}

interface PlainProps {
  count: number
  strategy: NonNullable<FormProps['experimental_componentUpdateStrategy']>
}

/** The form as one writes it for rjsf. */
export function plainSchema(count: number): { schema: RJSFSchema; uiSchema: UiSchema } {
  const { fields } = benchForm(count)
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
