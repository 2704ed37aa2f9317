import { type FromSchema } from 'json-schema-to-ts'
import { type Field, fieldSchema } from './field.ts'
import { notes } from './notes.ts'
import { profileSchema } from './profile.ts'
import { otherSubmitsSchema, type Submit, submitSchema } from './submit.ts'

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
      description:
        'Its fields in reading order, by name or in full, as `fields` of a form without sections. Each field belongs to exactly one section.',
    },
  },
} as const

const own = {
  type: 'object',
  additionalProperties: false,
  required: ['id'],
  description: 'Fields that the user fills in, which are validated and sent.',
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
      anyOf: [
        { type: 'string', minLength: 1 },
        { type: 'boolean', const: false },
      ],
      description:
        'Dotted path below the named loads: the record that fills the fields. False: nothing fills them, for an action whose form asks for new information, such as a reason. Default: the row of an action; elsewhere the initial value of each field.',
    },
    profile: profileSchema,
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
        'Read-only values at first, with an edit button: for all users, or for users with a resource. Default: the fields are editable at once.',
    },
    draft: {
      type: 'boolean',
      const: false,
      description:
        'False: no draft is stored in the browser. Default: drafts are stored, without sensitive fields.',
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
    submit: submitSchema,
    otherSubmits: otherSubmitsSchema,
  },
} as const

/** Fields that the user fills in, which are validated and sent. */
export interface Form extends FromSchema<typeof own> {
  fields: Field[]
  submit?: Submit
  otherSubmits?: (Submit & { label: string })[]
}
