import { type FromSchema } from 'json-schema-to-ts'
import { blockKeys, type Shown, shownKeys } from './shared.ts'

const own = {
  type: 'object',
  additionalProperties: false,
  required: ['kind'],
  description: 'Links to the screens that the user may open, grouped as in the menu.',
  properties: {
    ...blockKeys,
    kind: { type: 'string', const: 'screens', description: 'Links to the screens that the user may open.' },
    under: {
      type: 'string',
      minLength: 1,
      description: 'Name of a screen: only those whose parent it is. Default: all screens of the menu.',
    },
    empty: {
      type: 'string',
      minLength: 1,
      description: "Text when the user may open none of them. Default 'Nothing here yet.'.",
    },
  },
} as const

export const screensBlockSchema = {
  ...own,
  properties: { ...own.properties, ...shownKeys },
} as const

/** Links to the screens that the user may open. */
export interface ScreensBlock extends FromSchema<typeof own>, Shown {}
