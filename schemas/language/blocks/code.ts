import { type FromSchema } from 'json-schema-to-ts'
import { blockKeys, type Visible, visibleSchema } from './shared.ts'

const own = {
  type: 'object',
  additionalProperties: false,
  required: ['kind', 'load'],
  description:
    'A text that machines exchange, in fixed width and as it is but for its line breaks: JSON and XML are indented. It can be copied.',
  properties: {
    ...blockKeys,
    kind: { type: 'string', const: 'code', description: 'A text that machines exchange.' },
    load: {
      type: 'string',
      minLength: 1,
      description:
        'Dotted path of the text below the named loads, e.g. `entry.request`. What is no text is shown as JSON.',
    },
    empty: {
      type: 'string',
      minLength: 1,
      description: "Text when there is none. Default 'Nothing here yet.'.",
    },
  },
} as const

export const codeBlockSchema = { ...own, properties: { ...own.properties, visible: visibleSchema } } as const

/** A text that machines exchange. */
export interface CodeBlock extends FromSchema<typeof own>, Visible {}
