import { type FromSchema } from 'json-schema-to-ts'
import { type Field, fieldSchema } from './field.ts'
import { notes } from './notes.ts'
import { submitSchema } from './submit.ts'

const section = {
  type: 'object',
  additionalProperties: false,
  required: ['title', 'fields'],
  properties: {
    title: { type: 'string', minLength: 1, description: 'Heading of the section.' },
    text: { type: 'string', minLength: 1, description: 'A sentence below the heading. Default none.' },
    fields: {
      type: 'array',
      minItems: 1,
      items: { type: 'string', minLength: 1 },
      description: 'Names of the fields in reading order; each field of the form stands in one section.',
    },
  },
} as const

const profile = {
  type: 'object',
  additionalProperties: false,
  required: ['load', 'by', 'invalid'],
  properties: {
    load: {
      type: 'string',
      minLength: 1,
      description: 'Dotted path below the named loads: a list of profiles, or a single one.',
    },
    by: {
      type: 'string',
      minLength: 1,
      description:
        'Name of the field that chooses the profile, and of the key that profiles have their id under.',
    },
    invalid: {
      type: 'object',
      additionalProperties: false,
      required: ['list', 'single'],
      properties: {
        list: { type: 'string', minLength: 1, description: 'Said when an entry of the list is no profile.' },
        single: { type: 'string', minLength: 1, description: 'Said when the single value is no profile.' },
      },
      description: 'What is said instead of the form when the server sends no profiles.',
    },
  },
  description:
    'What the server lays over the fields: the availableFields of a profile decide which are shown and required, their labels and limits (spec 1 §5). Default: nothing is laid over.',
} as const

const own = {
  type: 'object',
  additionalProperties: false,
  required: ['id'],
  description: 'Fields that are filled in, checked and sent.',
  properties: {
    ...notes,
    id: {
      type: 'string',
      pattern: '^[a-z][a-z0-9]*(-[a-z0-9]+)*$',
      description: 'Unique name; drafts are kept under it. A form that several screens share has one id.',
    },
    sections: {
      type: 'array',
      minItems: 1,
      items: section,
      description: 'The fields under headings. Default: one section without a heading.',
    },
    values: {
      type: 'string',
      minLength: 1,
      description:
        'Dotted path below the named loads: the record that fills the fields. Default: the initial value of each field.',
    },
    submit: submitSchema,
    profile,
    readView: {
      anyOf: [
        { type: 'boolean', const: true },
        {
          type: 'object',
          additionalProperties: false,
          required: ['editAccess'],
          properties: {
            editAccess: {
              type: 'string',
              pattern: '^[A-Za-z0-9_-]+$',
              description: 'Name of the resource that the user must hold to edit.',
            },
          },
        },
      ],
      description:
        'The values are shown to be read, with a button that opens the fields: to everybody, or to users with a resource. Default: the fields are open.',
    },
    draft: {
      type: 'boolean',
      const: false,
      description:
        'False: what was typed is not kept in the browser. Default: it is, but for sensitive fields.',
    },
  },
} as const

export const formSchema = {
  ...own,
  required: ['id', 'fields'],
  properties: {
    ...own.properties,
    fields: {
      type: 'array',
      minItems: 1,
      description: 'The fields in reading order.',
      items: fieldSchema,
    },
  },
} as const

/** Fields that are filled in, checked and sent. */
export interface Form extends FromSchema<typeof own> {
  fields: Field[]
}
/** How a form is sent. */
export type Submit = NonNullable<Form['submit']>
