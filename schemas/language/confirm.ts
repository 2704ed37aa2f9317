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
    'Asks the user for confirmation. In `title` and `text`, `{field}` is a value of the record, or of the form that is sent; several selected rows have none. Default: runs without confirmation.',
} as const
