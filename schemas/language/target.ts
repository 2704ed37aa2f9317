import { type FromSchema } from 'json-schema-to-ts'
import { type Condition, conditionSchema } from './condition.ts'
import { linkParamsSchema, linkQuerySchema } from './linkQuery.ts'

const nameSchema = { type: 'string', minLength: 1, description: 'Name of the screen.' } as const

const own = {
  type: 'object',
  additionalProperties: false,
  required: ['screen'],
  properties: {
    screen: nameSchema,
    params: linkParamsSchema,
    query: linkQuerySchema,
  },
} as const

/** The screen that a link leads to, or several of which the values of the row choose one. */
export const targetSchema = {
  description:
    'Name of the screen, or several targets: the first whose `when` holds on the row. If none holds, there is no link. A target has its own params and query.',
  anyOf: [
    nameSchema,
    {
      type: 'array',
      minItems: 1,
      items: {
        ...own,
        properties: {
          when: {
            ...conditionSchema,
            description:
              'Condition on the row under which the link leads there. Default: always, so only the last target can lack it.',
          },
          ...own.properties,
        },
      },
    },
  ],
} as const

/** The screen that a link leads to, or several of which the values of the row choose one. */
export type Target = FromSchema<typeof nameSchema> | (FromSchema<typeof own> & { when?: Condition })[]
