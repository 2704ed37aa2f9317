import { type FromSchema } from 'json-schema-to-ts'
import { type Condition, conditionSchema } from '../condition.ts'
import { notes } from '../notes.ts'
import { dateFormatSchema } from './records.ts'
import { type Reference, referenceSchema } from './reference.ts'
import { type Visible, visibleSchema } from './shared.ts'

const own = {
  type: 'object',
  additionalProperties: false,
  required: ['kind', 'entity'],
  description:
    'A button with the number of comments on an entity; it opens them, and the forms that write them, in a panel at the side. Of the body itself, not of a tab, it stands in the head of the screen.',
  properties: {
    ...notes,
    kind: { type: 'string', const: 'comments', description: 'The comments on an entity.' },
    entity: {
      type: 'string',
      pattern: '^[a-z][a-z0-9_-]*$',
      description: 'What is commented on: order, item, po, issue, or another that the server knows.',
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
        'True: the comments and their forms stand in the body or tab itself. Default: behind a button.',
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
        'True, or a condition on the loads: while it holds comments can be read and not written. Default: they can be written.',
    },
    visible: visibleSchema,
  },
} as const

/** The comments on an entity, behind a button with their number. */
export interface CommentsBlock extends FromSchema<typeof own>, Visible {
  id: Reference
  readOnly?: true | Condition
}
