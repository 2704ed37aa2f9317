import { type FromSchema } from 'json-schema-to-ts'
import { blockKeys, type Shown, shownKeys } from './shared.ts'

const own = {
  type: 'object',
  additionalProperties: false,
  required: ['kind', 'load'],
  description:
    'A machine-readable text in a monospaced font: JSON and XML are indented, other text is unchanged. It can be copied.',
  properties: {
    ...blockKeys,
    kind: { type: 'string', const: 'code', description: 'A machine-readable text.' },
    load: {
      type: 'string',
      minLength: 1,
      description:
        'Dotted path of the text below the named loads, e.g. `entry.request`. Values other than text are shown as JSON.',
    },
    empty: {
      type: 'string',
      minLength: 1,
      description: "Text when it is empty. Default 'Nothing here yet.'.",
    },
  },
} as const

export const codeBlockSchema = { ...own, properties: { ...own.properties, ...shownKeys } } as const

/** A machine-readable text. */
export interface CodeBlock extends FromSchema<typeof own>, Shown {}
