import { conditionSchema } from './condition.ts'

/** The question before something is done; actions and forms ask it alike. */
export const confirmSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['type', 'text'],
  properties: {
    type: {
      type: 'string',
      enum: ['approve', 'action', 'cancel', 'delete'],
      description: 'Which confirmation pop-up asks (spec 1 §2).',
    },
    text: { type: 'string', minLength: 1, description: 'What the pop-up says.' },
    title: {
      type: 'string',
      minLength: 1,
      description: 'Heading of the pop-up. Default: by its type, of an action its label.',
    },
    yes: {
      type: 'string',
      minLength: 1,
      description: 'Text of the button that does it. Default: by its type, of an action its label.',
    },
    no: { type: 'string', minLength: 1, description: 'Text of the other button. Default: by its type.' },
  },
  description:
    'Asks the user for confirmation. In `title` and `text`, `{field}` is a value of the record, or of the form that is sent, which has the fields of its record as `{record.field}`; several selected rows have none. Default: runs without confirmation.',
} as const

/** The question before a form is sent, which may depend on what was typed. */
export const submitConfirmSchema = {
  ...confirmSchema,
  properties: {
    ...confirmSchema.properties,
    when: {
      ...conditionSchema,
      description:
        'A condition on the values of the form, as in `visible` of its fields: only while it holds is the question asked, otherwise the form is sent at once. Only of a form. Default: it is always asked.',
    },
  },
} as const
