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
        'Name of the field that chooses the profile, and of the key that holds the id of a profile.',
    },
    fields: {
      ...key,
      description:
        'Key of a profile that holds the list of its fields. A field that is not listed is hidden, regardless of its own conditions. Default fields.',
    },
    keys: {
      type: 'object',
      additionalProperties: false,
      minProperties: 1,
      properties: {
        name: { ...key, description: 'The name of the field. Default name.' },
        label: {
          ...key,
          description: 'Its label; if absent, the label of the definition is used. Default label.',
        },
        required: { ...key, description: 'Whether it must be filled. Default required.' },
        maxLength: {
          ...key,
          description: 'Maximum number of characters; absent, null or 0: no limit. Default maxLength.',
        },
        length: {
          ...key,
          description: 'Exact number of characters, which overrides the maximum. Default length.',
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
      description: 'Names of the keys of the entries in that list, where they are not the default.',
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
        'Names of fields that profiles do not control: only their own conditions apply. Default none.',
    },
    invalid: {
      type: 'object',
      additionalProperties: false,
      required: ['list', 'single'],
      properties: {
        list: { ...key, description: 'Message when an entry of the list is not a profile.' },
        single: { ...key, description: 'Message when the single value is not a profile.' },
      },
      description: 'Message instead of the form when the server sends no profiles.',
    },
  },
  description:
    'Settings of the server that override the fields: the chosen profile decides which are shown and required, their labels and limits (spec 1 §5). Default: none.',
} as const
export type Profile = FromSchema<typeof profileSchema>
