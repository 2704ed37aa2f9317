import { type CallValue } from '../language/calls.ts'
import { type Entity } from '../language/entity.ts'
import { type EntityField } from '../language/entityField.ts'

/** A JSON Schema of the 2020-12 draft, as OpenAPI 3.1 has them. */
export type JsonSchema = Readonly<Record<string, unknown>>

/** The entities by name, as the values of references and of records inside records need them. */
export type Entities = ReadonlyMap<string, Entity>

/** Name of the schema of an entity among the components of a document. */
export function componentName({ name }: Pick<Entity, 'name'>): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** A record of an entity: each field with its type; a server may send more than the contract knows. */
export function entityJsonSchema(entity: Entity, entities: Entities): JsonSchema {
  const fields = Object.entries(entity.fields)
  return {
    type: 'object',
    title: entity.label,
    required: fields.filter(([, { optional }]) => !optional).map(([name]) => name),
    properties: Object.fromEntries(fields.map(([name, field]) => [name, fieldJsonSchema(field, entities)])),
  }
}

/** A value of a field, with its label as the title; null is one too where the field is optional. */
function fieldJsonSchema(field: EntityField, entities: Entities): JsonSchema {
  const value = valueJsonSchema(field, entities)
  const about = {
    ...(field.label !== undefined && { title: field.label }),
    ...(field.help !== undefined && { description: field.help }),
    ...(field.example !== undefined && { examples: [field.example] }),
  }
  // An empty choice is null or an empty text.
  const none = field.type === 'status' ? { enum: [null, ''] } : { type: 'null' }
  return field.optional ? { ...about, anyOf: [value, none] } : { ...about, ...value }
}

/** A value of a query or a body, given by its type alone or in full. */
export function callValueJsonSchema(value: CallValue, entities: Entities): JsonSchema {
  return typeof value === 'string' ? plain[value] : fieldJsonSchema(value, entities)
}

function valueJsonSchema(field: EntityField, entities: Entities): JsonSchema {
  switch (field.type) {
    case 'text':
      return { ...plain.text, ...(field.maxLength !== undefined && { maxLength: field.maxLength }) }
    case 'integer':
    case 'decimal':
      return {
        ...plain[field.type],
        ...(field.min !== undefined && { minimum: field.min }),
        ...(field.max !== undefined && { maximum: field.max }),
      }
    case 'money':
    case 'duration':
      return { type: 'number' }
    case 'status':
      return { type: 'string', enum: Object.keys(field.options) }
    case 'reference':
      return plain.id
    case 'object':
      return componentOf(field.entity, entities)
    case 'list':
      return {
        type: 'array',
        items: field.entity === undefined ? plain.text : componentOf(field.entity, entities),
      }
    default:
      return plain[field.type]
  }
}

function componentOf(name: string, entities: Entities): JsonSchema {
  const entity = entities.get(name)
  return entity ? { $ref: `#/components/schemas/${componentName(entity)}` } : {}
}

/** The types of fields that need nothing but their word. */
const plain = {
  // Yes and no as servers spell them (spec 1 §9): `1`, `"1"` and `"true"` are yes.
  boolean: { enum: [true, false, 0, 1, '0', '1', 'true', 'false'] },
  date: { type: 'string', format: 'date' },
  decimal: { type: 'number' },
  file: { type: 'string', contentEncoding: 'base64' },
  id: { type: ['integer', 'string'] },
  integer: { type: 'integer' },
  json: {},
  list: { type: 'array', items: { type: ['integer', 'number', 'string'] } },
  // As the console sends and reads it, spec 1 §5: a moment of UTC without a zone.
  moment: { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}( \\d{2}:\\d{2}:\\d{2})?$' },
  percent: { type: 'number' },
  text: { type: 'string' },
} as const
