import { type FromSchema } from 'json-schema-to-ts'
import { type Condition, conditionSchema } from '../condition.ts'
import { fileLimitKeys } from '../fileLimits.ts'
import { type Reference, referenceSchema } from './reference.ts'
import { blockKeys, type Shown, shownKeys } from './shared.ts'

const own = {
  type: 'object',
  additionalProperties: false,
  required: ['kind', 'entity'],
  description:
    'The files of a record: users list them, preview pictures, download, add with a button or by dropping, and remove after a confirmation. Type and size are checked before a file is sent; the server checks them again.',
  properties: {
    ...blockKeys,
    heading: { type: 'string', minLength: 1, description: "Heading above the block. Default 'Attachments'." },
    kind: { type: 'string', const: 'attachments', description: 'The files of a record.' },
    entity: {
      type: 'string',
      pattern: '^[a-z][a-zA-Z0-9_-]*$',
      description:
        'Type of the record that the files belong to, as the server names it. The sandbox knows every entity of the definitions by its name.',
    },
    ...fileLimitKeys,
    most: {
      type: 'integer',
      minimum: 1,
      maximum: 100,
      description: 'Maximum number of files of a record. Default 20.',
    },
  },
} as const

export const attachmentsBlockSchema = {
  ...own,
  required: ['kind', 'entity', 'id'],
  properties: {
    ...own.properties,
    id: {
      ...referenceSchema,
      description:
        'Id of the record: {param} of the screen, or {field} of a load. Without a value nothing is shown.',
    },
    readOnly: {
      ...conditionSchema,
      description:
        'A condition on the loads: while it holds, files can be opened but neither added nor removed. Default: files can be added and removed.',
    },
    ...shownKeys,
  },
} as const

/** The files that belong to a record. */
export interface AttachmentsBlock extends FromSchema<typeof own>, Shown {
  id: Reference
  readOnly?: Condition
}
