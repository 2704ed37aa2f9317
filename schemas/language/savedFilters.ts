import { type FromSchema } from 'json-schema-to-ts'

/** Module -> the functionalities whose filters the server saves (spec 1 §9). */
export const savedFilterPlaces: Readonly<Record<string, readonly string[]>> = {
  finance: ['write-off', 'write-off-wmt'],
  payout: ['payout'],
}

export const savedFiltersSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['module', 'functionality'],
  description: 'Lets the user save the filters of this grid, 5 at most, in a side panel. Default: no saving.',
  properties: {
    module: {
      type: 'string',
      minLength: 1,
      examples: Object.keys(savedFilterPlaces),
      description:
        'Module of the server under which they are saved: finance or payout, as the specification lists them. The server must know the pair; a new one is added to schemas/language/savedFilters.ts.',
    },
    functionality: {
      type: 'string',
      minLength: 1,
      examples: Object.values(savedFilterPlaces).flat(),
      description: 'Functionality of that module: write-off, write-off-wmt or payout.',
    },
  },
} as const

/** Where the filters of a grid are saved. */
export interface SavedFilters extends FromSchema<typeof savedFiltersSchema> {}
