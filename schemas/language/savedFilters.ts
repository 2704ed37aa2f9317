import { type FromSchema } from 'json-schema-to-ts'

const place = {
  type: 'object',
  additionalProperties: false,
  required: ['module', 'functionality'],
  properties: {
    module: { type: 'string', minLength: 1, description: 'Module of the server, e.g. `finance`.' },
    functionality: {
      type: 'string',
      minLength: 1,
      description: 'Functionality of that module, e.g. `write-off`.',
    },
  },
} as const

/** For a grid. */
export const savedFiltersSchema = {
  ...place,
  description:
    'Lets the user save the filters of this grid, 5 at most, in a side panel, under that module and functionality of the server. Default: no saving.',
} as const

/** For the call of a grid. */
export const savedFilterPlaceSchema = {
  ...place,
  description:
    'For a grid call: the module and functionality under which the server saves filters of this list (spec 1 §9). A grid of this call saves its filters there with `savedFilters: true`. Default: the server saves none.',
} as const

/** Where the filters of a grid are saved. */
export interface SavedFilters extends FromSchema<typeof savedFiltersSchema> {}
