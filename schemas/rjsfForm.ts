import { domainFieldHolds, isDomainField } from './language/domain/holds.ts'
import { type Field } from './language/field.ts'
import { type LeafField } from './language/fields/leaf.ts'
import { type Form } from './language/form.ts'

/** A form as react-jsonschema-form takes it: the JSON Schema of its values, and how they are drawn. */
export interface RjsfForm {
  readonly schema: FormSchema
  readonly uiSchema: FormUiSchema
}

/** JSON Schema of one value. Limits from the profile of the server are `$data` references, without a type. */
export interface FormSchema {
  type?: 'array' | 'boolean' | 'number' | 'object' | 'string' | ('number' | 'string')[]
  title?: string
  description?: string
  default?: string | number | boolean | (string | number | boolean | null)[] | null
  enum?: (string | number)[]
  format?: string
  properties?: Record<string, FormSchema>
  required?: string[]
  items?: FormSchema
  uniqueItems?: boolean
  minItems?: number
  maxItems?: number
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  pattern?: string
  multipleOf?: number
}

export type FormUiSchema = Readonly<Record<string, unknown>>

/**
 * Key next to the values under which their validator finds the current limits, by the names of fields: those
 * that the profile of the server sets, and options from a load. Without either, the schema does not use it.
 */
export const limitsKey = '$limits'

/**
 * The JSON Schema and the uiSchema of a form. `required` lists what must always be filled; a field with a condition has it
 * in `ui:options.conditions`, and the runtime holds it.
 */
export function rjsfForm({ fields, sections, submit, profile }: Form): RjsfForm {
  return {
    schema: objectSchema(fields, profile && { by: profile.by, free: profile.free ?? [] }),
    uiSchema: {
      ...uiOfAll(fields),
      ...(sections && { 'ui:options': { sections } }),
      ...(submit?.label !== undefined && { 'ui:submitButtonOptions': { submitText: submit.label } }),
    },
  }
}

interface Ruling {
  readonly by: string
  readonly free: readonly string[]
}

function objectSchema(fields: readonly Field[], ruling: Ruling | undefined): FormSchema {
  const required = fields.filter(field => isAlwaysRequired(field, ruling)).map(({ name }) => name)
  return {
    type: 'object',
    properties: Object.fromEntries(
      fields.map(field => [field.name, fieldSchema(field, ruling !== undefined)]),
    ),
    ...(required.length > 0 && { required }),
  }
}

function isAlwaysRequired(field: Field, ruling: Ruling | undefined): boolean {
  const { name, required, visible, enabled } = field
  if (visible !== undefined || enabled !== undefined) return false
  if (ruling && name !== ruling.by && !ruling.free.includes(name)) return false
  return required === true || (field.kind === 'rows' && (field.min ?? 0) > 0)
}

function fieldSchema(field: Field, laid: boolean): FormSchema {
  const words = { title: field.label, ...(field.help !== undefined && { description: field.help }) }
  if (isDomainField(field)) {
    if (domainFieldHolds[field.kind].holds === 'text')
      return {
        ...words,
        type: 'string',
        ...('maxLength' in field && field.maxLength !== undefined && { maxLength: field.maxLength }),
      }
    return {
      ...words,
      type: 'array',
      items: { type: 'object' },
      ...('max' in field && field.max !== undefined && { maxItems: field.max }),
    }
  }
  if (field.kind === 'rows')
    return {
      ...words,
      type: 'array',
      ...(field.min !== undefined && { minItems: field.min }),
      ...(field.max !== undefined && { maxItems: field.max }),
      // Nothing is laid over the fields of a record.
      items: objectSchema(field.fields, undefined),
    }
  // As rjsf has it, the name and content of a file as one text; the runtime holds the file itself.
  if (field.kind === 'file') return { ...words, type: 'string', format: 'data-url' }
  return { ...words, ...leafSchema(field, laid), ...initialOf(field) }
}

function initialOf({ initial }: LeafField): Pick<FormSchema, 'default'> {
  if (initial === undefined) return {}
  return { default: typeof initial === 'object' ? [...initial] : initial }
}

function leafSchema(field: LeafField, laid: boolean): FormSchema {
  switch (field.kind) {
    case 'checkbox':
      return { type: 'boolean' }
    case 'choice':
    case 'select':
      return optionsSchema(field, 1)
    case 'date':
      return {
        type: 'string',
        ...(!field.time && { format: 'date' }),
        ...(field.min !== undefined && { formatMinimum: field.min }),
        ...(field.max !== undefined && { formatMaximum: field.max }),
      }
    case 'multiSelect':
      return { type: 'array', items: optionsSchema(field, 2), uniqueItems: true }
    case 'number':
      return {
        type: 'number',
        ...(field.min !== undefined && { minimum: field.min }),
        ...(field.max !== undefined && { maximum: field.max }),
        ...(field.decimals !== undefined && { multipleOf: Number(`1e-${field.decimals}`) }),
      }
    case 'text':
      return { type: 'string', ...textLimits(field, laid) }
  }
}

type Chosen = Extract<LeafField, { kind: 'choice' | 'multiSelect' | 'select' }>

/** Options of a load are not known yet: the schema refers to them, `up` steps above the chosen value. */
function optionsSchema({ name, options }: Chosen, up: number): FormSchema {
  if ('search' in options) return { type: ['string', 'number'] }
  if ('load' in options) return { type: ['string', 'number'], ...limit('enum', name, 'options', up) }
  const values = options.map(({ value }) => value)
  const types = new Set(values.map(value => typeof value))
  return {
    type: types.size === 1 ? (types.has('number') ? 'number' : 'string') : ['string', 'number'],
    enum: values,
  }
}

function textLimits(field: Extract<LeafField, { kind: 'text' }>, laid: boolean): object {
  const { name, length, maxLength = length, charset, pattern, options } = field
  // The limits of a list are those of each of its lines.
  if (field.list) return {}
  return {
    ...(laid || charset ? limit('pattern', name, 'pattern') : pattern && { pattern: pattern.match }),
    ...(laid && { ...limit('minLength', name, 'minLength'), ...limit('maxLength', name, 'maxLength') }),
    ...(!laid && length !== undefined && { minLength: length }),
    ...(!laid && maxLength !== undefined && { maxLength }),
    ...(laid && options && limit('enum', name, 'options')),
  }
}

function limit(keyword: string, field: string, name: string, up = 1): object {
  return { [keyword]: { $data: `${up}/${limitsKey}/${field}/${name}` } }
}

function uiOfAll(fields: readonly Field[]): Record<string, FormUiSchema> {
  return Object.fromEntries(
    fields.map(field => [field.name, uiOf(field)] as const).filter(([, ui]) => Object.keys(ui).length > 0),
  )
}

function uiOf(field: Field): FormUiSchema {
  const { visible, enabled, required, clearWhen, saveWhen } = field
  const conditions = Object.entries({ visible, enabled, required, clearWhen, saveWhen }).filter(
    ([, condition]) => condition !== undefined && typeof condition !== 'boolean',
  )
  const { options, ...keys } = drawing(field)
  const all = { ...options, ...(conditions.length > 0 && { conditions: Object.fromEntries(conditions) }) }
  return { ...keys, ...(Object.keys(all).length > 0 && { 'ui:options': all }) }
}

interface Drawing extends FormUiSchema {
  readonly options?: Readonly<Record<string, unknown>>
}

/** Widget of rjsf and its options; a field of the console's own business names a field of the registry. */
function drawing(field: Field): Drawing {
  if (isDomainField(field)) return { 'ui:field': field.kind, options: { frame: 'own' } }
  switch (field.kind) {
    case 'checkbox':
      return {}
    case 'choice':
      return { 'ui:widget': 'radio', options: { ...names(field), ...realValues } }
    case 'select':
      if ('search' in field.options) return { 'ui:widget': 'search' }
      return {
        'ui:widget': 'select',
        'ui:placeholder': 'Choose',
        options: { ...names(field), ...realValues },
      }
    case 'multiSelect':
      return { 'ui:widget': 'select', 'ui:placeholder': 'None', options: { ...names(field), ...realValues } }
    case 'date':
      return field.time ? { 'ui:widget': 'datetime' } : {}
    case 'number': {
      const { unit, clamp, decimals } = field
      return {
        options: {
          // Independent of the decimal separator of the browser.
          inputType: 'number',
          ...(unit !== undefined && { unit }),
          ...(clamp !== undefined && { clamp }),
          ...(decimals !== undefined && { decimals }),
        },
      }
    }
    case 'file': {
      const accept = field.accept?.map(ending => `.${ending}`).join(',')
      return { options: { ...(accept !== undefined && { accept }) } }
    }
    case 'rows':
      return {
        options: { table: true, ...(field.add === undefined ? { fixed: true } : { addText: field.add }) },
        items: uiOfAll(field.fields),
      }
    case 'text': {
      const { json, list, rows = json ? 8 : list ? 4 : 1, masked, placeholder, warn } = field
      return {
        ...(masked ? { 'ui:widget': 'password', 'ui:autocomplete': 'new-password' } : {}),
        ...(!masked && rows > 1 && { 'ui:widget': 'textarea' }),
        ...(placeholder !== undefined && { 'ui:placeholder': placeholder }),
        options: { ...(rows > 1 && { rows }), ...(json && { json }), ...(warn !== undefined && { warn }) },
      }
    }
  }
}

/** A control knows an option by its value, not by its place in the list. */
const realValues = { optionValueFormat: 'realValue' }

function names({ options }: Chosen): object {
  if ('search' in options) return {}
  return 'load' in options ? { load: options.load } : { enumNames: options.map(({ label }) => label) }
}
