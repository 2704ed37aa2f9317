import { type FromSchema } from 'json-schema-to-ts'
import { dateFormatSchema, recordKeys } from './records.ts'
import { blockKeys, type Shown, shownKeys } from './shared.ts'

const field = (what: string, initial: string) =>
  ({
    type: 'string',
    minLength: 1,
    description: `Dotted path of ${what} in a record. Default ${initial}.`,
  }) as const

const own = {
  type: 'object',
  additionalProperties: false,
  required: ['kind'],
  description: 'A history of events, one below the other in the order of the records (spec 1 §3).',
  properties: {
    ...blockKeys,
    kind: { type: 'string', const: 'timeline', description: 'A history of events.' },
    ...recordKeys,
    fields: {
      type: 'object',
      additionalProperties: false,
      properties: {
        id: field('the id', 'id'),
        icon: field('the icon, of which 3 characters are shown,', 'icon'),
        color: field('the colour: default, green, blue, yellow or red', 'color'),
        title: field('the title', 'title'),
        user: field('who did it', 'user'),
        date: field('when', 'date'),
        data: field('what else is known, a text or values by their labels,', 'data'),
      },
      description: 'Fields of a record that hold the parts of an event. Default: fields of the same names.',
    },
    selectable: {
      type: 'boolean',
      const: true,
      description:
        'True: the data of an event is shown when the user selects it. Default: all data is shown.',
    },
    dateFormat: dateFormatSchema,
    empty: {
      type: 'string',
      minLength: 1,
      description: "Text when nothing happened. Default 'Nothing has happened yet.'.",
    },
  },
} as const

export const timelineBlockSchema = {
  ...own,
  properties: { ...own.properties, ...shownKeys },
} as const

/** What happened to something, one event below the other. */
export interface TimelineBlock extends FromSchema<typeof own>, Shown {}
