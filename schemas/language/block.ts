import { type FromSchema } from 'json-schema-to-ts'
import { cellSchema } from './cell.ts'
import { conditionSchema } from './condition.ts'
import { gridSchema } from './grid.ts'
import { notes } from './notes.ts'

const visible = {
  ...conditionSchema,
  description: 'Shown only while this holds on the loads. Default: always.',
} as const
const heading = {
  type: 'string',
  minLength: 1,
  description: 'Heading above the block. Default none.',
} as const

const detailsBlock = {
  type: 'object',
  additionalProperties: false,
  required: ['kind', 'load', 'fields'],
  description: 'One record as label and value pairs.',
  properties: {
    ...notes,
    kind: { type: 'string', const: 'details', description: 'One record as label and value pairs.' },
    heading,
    load: { type: 'string', minLength: 1, description: 'Name of the load whose value is the record.' },
    fields: {
      type: 'array',
      minItems: 1,
      description: 'The pairs in reading order.',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['field', 'label'],
        properties: {
          field: { type: 'string', minLength: 1, description: 'Dotted path of the value in the record.' },
          label: { type: 'string', minLength: 1, description: 'Name of the value.' },
          cell: cellSchema,
        },
      },
    },
    empty: {
      type: 'string',
      minLength: 1,
      description: "Text when there is no record. Default 'Nothing here yet.'.",
    },
    visible,
  },
} as const

const gridBlock = {
  type: 'object',
  additionalProperties: false,
  required: ['kind', 'grid'],
  description: 'A grid.',
  properties: {
    ...notes,
    kind: { type: 'string', const: 'grid', description: 'A grid.' },
    heading,
    grid: gridSchema,
    visible,
  },
} as const

const screensBlock = {
  type: 'object',
  additionalProperties: false,
  required: ['kind'],
  description: 'Links to the screens that the user may open, grouped as in the menu.',
  properties: {
    ...notes,
    kind: { type: 'string', const: 'screens', description: 'Links to the screens that the user may open.' },
    heading,
    under: {
      type: 'string',
      minLength: 1,
      description: 'Only the screens whose parent is this one. Default: all of the menu.',
    },
    empty: {
      type: 'string',
      minLength: 1,
      description: "Text when the user may open none of them. Default 'Nothing here yet.'.",
    },
    visible,
  },
} as const

const signInBlock = {
  type: 'object',
  additionalProperties: false,
  required: ['kind'],
  description: 'The sign-in of spec 2 §4.2: swaps a one-time code, else leaves for the access-control login.',
  properties: { ...notes, kind: { type: 'string', const: 'signIn', description: 'Signs the user in.' } },
} as const

const signOutBlock = {
  type: 'object',
  additionalProperties: false,
  required: ['kind'],
  description:
    'The sign-out of spec 2 §4.2: tells the server, clears the cookie, leaves for the access-control login.',
  properties: { ...notes, kind: { type: 'string', const: 'signOut', description: 'Signs the user out.' } },
} as const

const textBlock = {
  type: 'object',
  additionalProperties: false,
  required: ['kind', 'text'],
  description: 'A message to the user.',
  properties: {
    ...notes,
    kind: { type: 'string', const: 'text', description: 'A message to the user.' },
    heading,
    text: { type: 'string', minLength: 1, description: 'The message; an empty line starts a new paragraph.' },
    icon: {
      type: 'string',
      enum: ['lost', 'locked', 'maintenance', 'failed', 'info'],
      description: 'Picture above the message, which then fills the page. Default none.',
    },
    links: {
      type: 'array',
      minItems: 1,
      description: 'Ways on from here. Default none.',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['label', 'to'],
        properties: {
          label: { type: 'string', minLength: 1, description: 'Text of the link.' },
          to: {
            type: 'string',
            minLength: 1,
            description: "Name of a screen without parameters, or 'back' for the page before.",
          },
        },
      },
    },
    visible,
  },
} as const

/** The blocks that a tab may hold: every one but tabs, because no word contains itself. */
const flatBlocks = {
  details: detailsBlock,
  grid: gridBlock,
  screens: screensBlock,
  signIn: signInBlock,
  signOut: signOutBlock,
  text: textBlock,
} as const

const tabsBlock = {
  type: 'object',
  additionalProperties: false,
  required: ['kind', 'tabs'],
  description: 'Several bodies of which one is shown; the open one stands in the address.',
  properties: {
    ...notes,
    kind: { type: 'string', const: 'tabs', description: 'Several bodies of which one is shown.' },
    tabs: {
      type: 'array',
      minItems: 2,
      description: 'The tabs in reading order; the first is open on a fresh opening.',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['id', 'label', 'body'],
        properties: {
          id: {
            type: 'string',
            pattern: '^[a-z][A-Za-z0-9-]*$',
            description: 'Name of the tab in the address.',
          },
          label: { type: 'string', minLength: 1, description: 'Text of the tab.' },
          body: {
            type: 'array',
            minItems: 1,
            description: 'The blocks of the tab from top to bottom.',
            items: {
              type: 'object',
              required: ['kind'],
              discriminator: { propertyName: 'kind' },
              oneOf: [detailsBlock, gridBlock, screensBlock, signInBlock, signOutBlock, textBlock],
            },
          },
          visible,
        },
      },
    },
    visible,
  },
} as const

/** Schema of every block kind by its word; the tables of `runtime/kinds/blocks` are total over these keys. */
export const blockSchemas = { ...flatBlocks, tabs: tabsBlock } as const

export const bodySchema = {
  type: 'array',
  minItems: 1,
  description: 'The blocks of the screen from top to bottom.',
  items: {
    type: 'object',
    required: ['kind'],
    discriminator: { propertyName: 'kind' },
    oneOf: [detailsBlock, gridBlock, screensBlock, signInBlock, signOutBlock, tabsBlock, textBlock],
  },
} as const

/** Word of a block kind. */
export type BlockKind = keyof typeof blockSchemas
/** The definition of a block of kind K. */
export type BlockOf<K extends BlockKind> = { [W in BlockKind]: FromSchema<(typeof blockSchemas)[W]> }[K]
/** One part of the body of a screen. */
export type Block = BlockOf<BlockKind>
