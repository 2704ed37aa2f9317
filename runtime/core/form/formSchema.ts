import { type CompiledField, type CompiledForm, type CompiledLeaf } from '../compile/compiledForm.ts'

/** A JSON Schema with what rjsf draws from; `ui` is its uiSchema. */
export interface DrawnForm {
  readonly schema: DrawnSchema
  readonly ui: Readonly<Record<string, unknown>>
}
interface DrawnSchema {
  readonly type: 'object' | 'array' | 'string' | 'number' | 'boolean'
  readonly title?: string
  readonly description?: string
  readonly properties?: Record<string, DrawnSchema>
  readonly items?: DrawnSchema
}

/**
 * A form as rjsf draws it: one schema of all fields, shown or not, that never changes while the form is open, because rjsf
 * throws when it does. What a field is at the moment says the store. Each field names its widget after its kind
 * (`textField`, `rowsField`) and carries its definition in the options; the sections stand in the options of the form.
 */
export function drawnForm(form: CompiledForm): DrawnForm {
  return {
    schema: { type: 'object', properties: propertiesOf(form.fields) },
    ui: {
      'ui:options': { sections: form.sections },
      ...Object.fromEntries(form.fields.map(field => [field.name, uiOf(field)])),
    },
  }
}

function propertiesOf(fields: readonly CompiledField[]): Record<string, DrawnSchema> {
  return Object.fromEntries(fields.map(field => [field.name, schemaOf(field)]))
}

function schemaOf(field: CompiledField): DrawnSchema {
  const words = { title: field.label, ...(field.help !== '' && { description: field.help }) }
  if (field.kind === 'own') return { ...words, type: 'string' }
  if (field.kind === 'rows')
    return { ...words, type: 'array', items: { type: 'object', properties: propertiesOf(field.fields) } }
  if (field.kind === 'multiSelect') return { ...words, type: 'array', items: { type: 'string' } }
  return { ...words, type: types[field.kind] }
}

const types = {
  checkbox: 'boolean',
  choice: 'string',
  date: 'string',
  number: 'number',
  select: 'string',
  text: 'string',
} as const satisfies Record<Exclude<CompiledLeaf['kind'], 'multiSelect'>, DrawnSchema['type']>

function uiOf(field: CompiledField): Readonly<Record<string, unknown>> {
  const options = { 'ui:options': { field } }
  if (field.kind !== 'rows') return { 'ui:widget': `${field.kind}Field`, ...options }
  return {
    'ui:field': 'rowsField',
    ...options,
    items: Object.fromEntries(field.fields.map(leaf => [leaf.name, uiOf(leaf)])),
  }
}
