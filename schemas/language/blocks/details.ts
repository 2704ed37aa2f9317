import { type FromSchema } from 'json-schema-to-ts'
import { type Labelled, labelledSchema } from '../labelled.ts'
import { type Permission, permissionSchema } from '../permission.ts'
import { recordKeys } from './records.ts'
import { blockKeys, followsSchema, type Shown, shownKeys } from './shared.ts'

const own = {
  type: 'object',
  additionalProperties: false,
  required: ['kind'],
  description: 'One record as label and value pairs.',
  properties: {
    ...blockKeys,
    kind: { type: 'string', const: 'details', description: 'One record as label and value pairs.' },
    load: {
      type: 'string',
      minLength: 1,
      description:
        'Name of the load whose value is the record, or dotted path of a record in it. Cannot be combined with get.',
    },
    get: {
      ...recordKeys.get,
      description:
        'Path, with one slash at its start, of a GET call of the block itself, for figures that follow filters; a `{placeholder}` is a parameter of the screen and is encoded. If the call fails, the block offers a retry button. Cannot be combined with load.',
    },
    select: {
      ...recordKeys.select,
      description: 'Dotted path to the record in the reply to get, e.g. `data`. Absent: the whole reply.',
    },
    follows: followsSchema,
    look: {
      type: 'string',
      const: 'figures',
      description:
        'figures: a few values side by side below the heading of the screen; empty ones are left out. Default: pairs in columns.',
    },
    empty: {
      type: 'string',
      minLength: 1,
      description:
        "Text when there is no record. With load it is shown with a retry button, default 'This could not be loaded.', unless a loaded record lacks it; then and with get the default is 'Nothing here yet.'.",
    },
  },
} as const

const field = {
  ...labelledSchema,
  properties: {
    ...labelledSchema.properties,
    access: {
      ...permissionSchema,
      description:
        'Who sees the pair; details without any pair are left out. Default: whoever sees the details.',
    },
  },
} as const

export const detailsBlockSchema = {
  ...own,
  required: ['kind', 'fields'],
  properties: {
    ...own.properties,
    fields: {
      type: 'array',
      minItems: 1,
      uniqueItems: true,
      description: 'The pairs in reading order.',
      items: field,
    },
    ...shownKeys,
  },
} as const

/** One pair of a details block. */
interface DetailsField extends Labelled {
  access?: Permission
}
/** One record as label and value pairs. */
export interface DetailsBlock extends FromSchema<typeof own>, Shown {
  fields: DetailsField[]
}
