import { type FromSchema } from 'json-schema-to-ts'
import { notes } from '../notes.ts'
import { type Shown, shownKeys } from './shared.ts'

const own = {
  type: 'object',
  additionalProperties: false,
  required: ['kind', 'load'],
  description:
    'Buttons for the actions of one record. Directly in the body of a screen, and not in a tab, they appear in the header of the screen. Nothing is shown without a record.',
  properties: {
    ...notes,
    kind: { type: 'string', const: 'actions', description: 'The actions of one record.' },
    load: {
      type: 'string',
      minLength: 1,
      description: 'Dotted path of the record below the named loads, e.g. `refund`.',
    },
  },
} as const

/** The schema of buttons for these actions; a panel's open no panel of blocks. */
export const actionsBlockWith = <A extends object>(action: A) =>
  ({
    ...own,
    required: ['kind', 'load', 'actions'],
    properties: {
      ...own.properties,
      actions: {
        type: 'array',
        minItems: 1,
        description:
          'In reading order, without a scope: all of them act on the record, whose fields are used like those of a row. After success the loads and grids of the screen are reloaded.',
        items: action,
      },
      ...shownKeys,
    },
  }) as const

/** Buttons for what can be done with one record, with actions of type A. */
export interface ActionsBlockWith<A> extends FromSchema<typeof own>, Shown {
  actions: A[]
}
