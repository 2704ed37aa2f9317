import { type FromSchema } from 'json-schema-to-ts'
import {
  type EntityField,
  fieldTypeSchemas,
  fieldWordSchema,
  likeFieldSchema,
  type WrittenEntityField,
} from './entityField.ts'
import { notes } from './notes.ts'

const own = {
  type: 'object',
  additionalProperties: false,
  description: 'A kind of business record: its fields, described once for all screens.',
  properties: {
    ...notes,
    key: {
      type: 'string',
      minLength: 1,
      description:
        'Field that identifies a record. Default: the first one if it is an id, a reference or a text; else the records have none, as figures and settings.',
    },
    label: {
      type: 'string',
      minLength: 1,
      description:
        'Name of one record, e.g. `Refund`. Default: from its name, `payoutLine` is "Payout line".',
    },
    plural: {
      type: 'string',
      minLength: 1,
      description: 'Name of several records. Default: the label with an s, `Refunds`.',
    },
    title: {
      type: 'string',
      minLength: 1,
      description: 'Name of this record, with `{fields}`. Default: label and key, `Refund {idRefund}`.',
    },
    screen: {
      anyOf: [
        {
          type: 'string',
          minLength: 1,
          description: 'Its name; its one parameter is the key of the record.',
        },
        {
          type: 'object',
          additionalProperties: false,
          required: ['name', 'params'],
          properties: {
            name: { type: 'string', minLength: 1, description: 'Name of the screen.' },
            params: {
              type: 'object',
              minProperties: 1,
              additionalProperties: { type: 'string', minLength: 1 },
              description: 'Parameter of the screen -> field of the record.',
            },
          },
        },
      ],
      description: 'The screen that shows one record: links to a record lead there. Default: none.',
    },
    abstract: {
      type: 'boolean',
      const: true,
      description:
        'True: not a record, only fields that entities include; nothing else can name it. Default: it is a record.',
    },
  },
} as const

const includeSchema = {
  type: 'object',
  minProperties: 1,
  description:
    'Fields taken over from another entity: its name -> their names, with `?` after optional ones, or true for all. A field that is also described here has the description of this entity. Default: none.',
  additionalProperties: {
    anyOf: [
      { type: 'boolean', const: true, description: 'All of its fields.' },
      {
        type: 'array',
        minItems: 1,
        uniqueItems: true,
        items: { type: 'string', pattern: '^[A-Za-z][A-Za-z0-9_]*\\??$' },
        description: 'These of its fields.',
      },
    ],
  },
} as const

const fieldsDescription =
  'Field of the record, as the server spells it -> what it is. Required without include. Default: only the included ones.'

const entitySchema = {
  ...own,
  if: { required: ['include'] },
  // The description is the fix of the problem.
  else: { required: ['fields'], properties: { fields: { description: fieldsDescription } } },
  properties: {
    ...own.properties,
    include: includeSchema,
    fields: {
      type: 'object',
      minProperties: 1,
      propertyNames: { pattern: '^[A-Za-z][A-Za-z0-9_]*$' },
      description: fieldsDescription,
      additionalProperties: {
        description: 'One field of a record.',
        anyOf: [
          fieldWordSchema,
          {
            type: 'object',
            required: ['type'],
            discriminator: { propertyName: 'type' },
            oneOf: Object.values(fieldTypeSchemas),
          },
          likeFieldSchema,
        ],
      },
    },
  },
} as const

export const entitiesSchema = {
  type: 'object',
  minProperties: 1,
  propertyNames: { pattern: '^[a-z][A-Za-z0-9]*$' },
  additionalProperties: entitySchema,
  description: 'Unique name -> kind of record; calls, references and blocks use the name.',
} as const

/** One kind of record as its file writes it. */
export interface EntityDefinition extends FromSchema<typeof own> {
  include?: Record<string, true | string[]>
  fields?: Record<string, WrittenEntityField>
}

/** One kind of record of the business, with all defaults. */
export interface Entity extends Omit<EntityDefinition, 'abstract' | 'include' | 'fields'> {
  name: string
  /** Absent: its records have no key. */
  key?: string
  label: string
  fields: Record<string, EntityField>
}
