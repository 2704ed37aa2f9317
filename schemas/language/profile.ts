import { type FromSchema } from 'json-schema-to-ts'

const key = { type: 'string', minLength: 1 } as const
const fieldNames = { type: 'array', minItems: 1, uniqueItems: true, items: key } as const

/** What the server lays over the fields of a form. */
export const profileSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['load', 'by', 'invalid'],
  properties: {
    load: {
      ...key,
      description: 'Dotted path below the named loads: a list of profiles, or a single one.',
    },
    by: {
      ...key,
      description:
        'Name of the field that chooses the profile, and of the key that profiles have their id under.',
    },
    fields: {
      ...key,
      description:
        'Key of a profile: the list of the fields that it asks for. A field that it does not list is hidden, whatever its own conditions say. Default fields.',
    },
    keys: {
      type: 'object',
      additionalProperties: false,
      minProperties: 1,
      properties: {
        name: { ...key, description: 'The name of the field. Default name.' },
        label: {
          ...key,
          description: 'Its label; without one that of the definition stays. Default label.',
        },
        required: { ...key, description: 'Whether it must be filled. Default required.' },
        maxLength: { ...key, description: 'Most characters; none, null or 0: no limit. Default maxLength.' },
        length: {
          ...key,
          description: 'Exact number of characters, which wins over the most. Default length.',
        },
        charset: {
          ...key,
          description: 'arabic or english; anything else: no check. Default charset.',
        },
        dropdown: {
          ...key,
          description: 'Whether a text with options is chosen instead of typed. Default dropdown.',
        },
      },
      description: 'How the entries of that list spell what they say, where it is not the default.',
    },
    needs: {
      ...fieldNames,
      description:
        'Further keys without which a profile is not valid; its id and its list of fields are always needed. Default none.',
    },
    exact: {
      ...fieldNames,
      description: 'Names of the fields whose exact length counts. Default: it counts for every field.',
    },
    free: {
      ...fieldNames,
      description:
        'Names of fields that no profile rules: they are shown by their own conditions alone. Default none.',
    },
    invalid: {
      type: 'object',
      additionalProperties: false,
      required: ['list', 'single'],
      properties: {
        list: { ...key, description: 'Said when an entry of the list is no profile.' },
        single: { ...key, description: 'Said when the single value is no profile.' },
      },
      description: 'What is said instead of the form when the server sends no profiles.',
    },
  },
  description:
    'What the server lays over the fields: the chosen profile decides which are shown and required, their labels and limits (spec 1 §5). Default: nothing is laid over.',
} as const
export type Profile = FromSchema<typeof profileSchema>
