import { type FromSchema } from 'json-schema-to-ts'
import { type Condition, conditionSchema } from '../condition.ts'
import { notes } from '../notes.ts'
import { dateFormatSchema } from './records.ts'
import { type Reference, referenceSchema } from './reference.ts'
import { type Shown, shownKeys } from './shared.ts'

const own = {
  type: 'object',
  additionalProperties: false,
  required: ['kind', 'entity'],
  description:
    'A button with the number of comments on an entity; it opens a side panel to read and write them. Directly in the body of a screen, and not in a tab, it appears in the header of the screen.',
  properties: {
    ...notes,
    kind: { type: 'string', const: 'comments', description: 'The comments on an entity.' },
    entity: {
      type: 'string',
      pattern: '^[a-z][a-zA-Z0-9_-]*$',
      description:
        'Type of the entity as the server names it: order, item, po, issue, or another one. The sandbox knows every entity of the definitions by its name.',
    },
    label: {
      type: 'string',
      minLength: 1,
      description: "Text of the button, or heading of comments that are inline. Default 'Comments'.",
    },
    inline: {
      type: 'boolean',
      const: true,
      description:
        'True: the comments and their forms are shown in the body or tab itself. Default: a button opens them.',
    },
    dateFormat: dateFormatSchema,
  },
} as const

export const commentsBlockSchema = {
  ...own,
  required: ['kind', 'entity', 'id'],
  properties: {
    ...own.properties,
    id: {
      ...referenceSchema,
      description:
        'Id of the entity: {param} of the screen, or {field} of a load. Without a value nothing is shown.',
    },
    readOnly: {
      anyOf: [{ type: 'boolean', const: true }, ...conditionSchema.anyOf],
      description:
        'True, or a condition on the loads: while it holds, comments are read-only. Default: users can write comments.',
    },
    ...shownKeys,
  },
} as const

/** The comments on an entity, behind a button with their number. */
export interface CommentsBlock extends FromSchema<typeof own>, Shown {
  id: Reference
  readOnly?: true | Condition
}
