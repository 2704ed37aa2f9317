import { type AnySchema } from 'ajv'
import { type Field, type Form, type LeafField } from '../../index.ts'
import { domainFieldHolds, isDomainField } from '../../language/domain/holds.ts'

/**
 * JSON Schema of the document (`FormDocument`) of a form. What a profile of the server may lay over a text is looked up in
 * the document itself; everything else is a constant of the generated code.
 */
export function documentSchema({ fields, profile }: Form): AnySchema {
  return recordSchema(fields, profile !== undefined)
}

function recordSchema(fields: readonly Field[], laid: boolean): Schema {
  return {
    type: 'object',
    properties: {
      values: {
        type: 'object',
        properties: Object.fromEntries(fields.map(field => [field.name, valueSchema(field, laid)])),
        required: { $data: '1/required' },
      },
    },
  }
}

function valueSchema(field: Field, laid: boolean): Schema {
  if (isDomainField(field)) {
    if (domainFieldHolds[field.kind].holds === 'records')
      return { type: 'array', ...most('maxItems', 'max' in field ? field.max : undefined) }
    return { type: 'string', ...most('maxLength', 'maxLength' in field ? field.maxLength : undefined) }
  }
  if (field.kind !== 'rows') return leafSchema(field, laid)
  return {
    type: 'array',
    ...(field.min !== undefined && { minItems: field.min }),
    ...(field.max !== undefined && { maxItems: field.max }),
    // Nothing is laid over the fields of a record.
    items: recordSchema(field.fields, false),
  }
}

function leafSchema(field: LeafField, laid: boolean): Schema {
  const limit = (name: string, up = 2) => ({ $data: `${up}/limits/${field.name}/${name}` })
  switch (field.kind) {
    case 'checkbox':
      return { type: 'boolean' }
    case 'choice':
    case 'select':
      return { type: ['string', 'number'], enum: limit('options') }
    case 'date':
      return { type: 'string' }
    case 'multiSelect':
      return { type: 'array', items: { type: ['string', 'number'], enum: limit('options', 3) } }
    case 'number':
      return {
        type: 'number',
        ...(field.min !== undefined && { minimum: field.min }),
        ...(field.max !== undefined && { maximum: field.max }),
        ...(field.decimals !== undefined && { multipleOf: 10 ** -field.decimals }),
      }
    case 'text':
      return {
        type: 'string',
        ...(laid || field.charset ? { pattern: limit('pattern') } : {}),
        ...(laid
          ? { minLength: limit('minLength'), maxLength: limit('maxLength') }
          : lengths(field.length, field.maxLength)),
        ...(laid && field.options ? { enum: limit('options') } : {}),
      }
  }
}

function lengths(length: number | undefined, most = length): Schema {
  return {
    ...(length !== undefined && { minLength: length }),
    ...(most !== undefined && { maxLength: most }),
  }
}

function most(keyword: string, limit: number | undefined): Schema {
  return limit === undefined ? {} : { [keyword]: limit }
}

type Schema = Record<string, unknown>
