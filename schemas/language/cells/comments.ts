import { type FromSchema } from 'json-schema-to-ts'

export const commentsCell = {
  type: 'object',
  additionalProperties: false,
  required: ['kind', 'entity'],
  description:
    'A button with the number of comments on the entity whose id is the value; it opens them in a side panel.',
  properties: {
    kind: { type: 'string', const: 'comments', description: 'The comments on an entity of the row.' },
    entity: {
      type: 'string',
      pattern: '^[a-z][a-z0-9_-]*$',
      description: 'Type of the entity: order, item, po, issue, or another one of the server.',
    },
  },
} as const

/** The comments on an entity of the row. */
export interface CommentsCell extends FromSchema<typeof commentsCell> {}
