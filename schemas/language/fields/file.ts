import { type FromSchema } from 'json-schema-to-ts'
import { fileLimitKeys } from '../fileLimits.ts'
import { notes } from '../notes.ts'
import { type FieldConditions, fieldConditions, fieldKeys } from './shared.ts'

const { name, label, help } = fieldKeys

const file = {
  type: 'object',
  additionalProperties: false,
  required: ['kind', 'name', 'label'],
  description:
    'A file, chosen with a button or by dropping, which is sent with the other values as a multipart form: each value is a part with its name, lists and records as JSON, and empty values are empty parts. No record fills it and no draft keeps it. Type and size are checked before it is sent; the server checks them again.',
  properties: {
    ...notes,
    name,
    label,
    help,
    kind: { type: 'string', const: 'file', description: 'A file.' },
    ...fileLimitKeys,
  },
} as const

export const fileFieldSchema = { ...file, properties: { ...file.properties, ...fieldConditions } } as const

/** A file. */
export interface FileField extends FromSchema<typeof file>, FieldConditions {}
