import { type FromSchema } from 'json-schema-to-ts'
import { dateFormatSchema, recordKeys } from './records.ts'
import { blockKeys, type Shown, shownKeys } from './shared.ts'

const field = (name: string, initial: string) =>
  ({
    type: 'string',
    minLength: 1,
    description: `Dotted path of ${name} in a record. Default ${initial} (spec 1 §3).`,
  }) as const

const own = {
  type: 'object',
  additionalProperties: false,
  required: ['kind'],
  description: 'A read-only list of comments: the comment display config of spec 1 §3.',
  properties: {
    ...blockKeys,
    kind: { type: 'string', const: 'commentList', description: 'A read-only list of comments.' },
    ...recordKeys,
    fields: {
      type: 'object',
      additionalProperties: false,
      properties: {
        comment: field('the text', 'comment'),
        user: field('who wrote it', 'user'),
        date: field('when', 'date'),
      },
      description: 'Fields of a record that hold the parts of a comment. Default comment, user and date.',
    },
    dateFormat: dateFormatSchema,
    empty: {
      type: 'string',
      minLength: 1,
      description: "Text when there are no comments. Default 'No comments yet.'.",
    },
  },
} as const

export const commentListBlockSchema = {
  ...own,
  properties: { ...own.properties, ...shownKeys },
} as const

/** Comments one below the other, to be read. */
export interface CommentListBlock extends FromSchema<typeof own>, Shown {}
