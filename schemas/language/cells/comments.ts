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
      pattern: '^[a-z][a-zA-Z0-9_-]*$',
      description:
        'Type of the entity as the server names it: order, item, po, issue, or another one. The sandbox knows every entity of the definitions by its name.',
    },
  },
} as const

/** The comments on an entity of the row. */
export interface CommentsCell extends FromSchema<typeof commentsCell> {}
