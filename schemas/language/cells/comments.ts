import { type FromSchema } from 'json-schema-to-ts'

export const commentsCell = {
  type: 'object',
  additionalProperties: false,
  required: ['kind', 'entity'],
  description:
    'A button with the number of comments on the entity whose id the value is; it opens them at the side.',
  properties: {
    kind: { type: 'string', const: 'comments', description: 'The comments on an entity of the row.' },
    entity: {
      type: 'string',
      pattern: '^[a-z][a-z0-9_-]*$',
      description: 'What is commented on: order, item, po, issue, or another that the server knows.',
    },
  },
} as const

/** The comments on an entity of the row. */
export interface CommentsCell extends FromSchema<typeof commentsCell> {}
