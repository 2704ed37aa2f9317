import { confirmSchema } from './confirm.ts'
import { onSuccessSchema } from './onSuccess.ts'
import { sendingKeys } from './sending.ts'

/** How a form is sent to the server. */
export const submitSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['call'],
  properties: {
    call: {
      type: 'string',
      pattern: '^/(?!/)',
      description:
        'Path of the call, with one slash at its start; a `{placeholder}` is a field of the row that the form was opened for, else a parameter of the screen, else a field of the record that fills the form, and is encoded.',
    },
    method: sendingKeys.method,
    label: { type: 'string', minLength: 1, description: "Text of the button. Default 'Save'." },
    body: {
      type: 'object',
      additionalProperties: { type: ['string', 'number', 'boolean'] },
      description: 'Fixed values that are sent beside the fields. Default none.',
    },
    send: {
      type: 'string',
      enum: ['all', 'changed'],
      description: 'changed: only fields whose value is another than at the start. Default all.',
    },
    version: {
      type: 'string',
      minLength: 1,
      description:
        'Dotted path in the record of what is sent back as `version`, so that the server can refuse (409) what somebody else was faster with. Default: none is sent.',
    },
    requires: {
      type: 'array',
      minItems: 1,
      uniqueItems: true,
      items: { type: 'string', minLength: 1 },
      description:
        'Names of the fields that must be filled to send the form this way, and need not be for another. Default: those that its call needs and another does not.',
    },
    fields: {
      type: 'array',
      minItems: 1,
      uniqueItems: true,
      items: { type: 'string', minLength: 1 },
      description:
        'Names of the fields that are sent this way. Default: those that its call takes, and all where the call does not say.',
    },
    confirm: confirmSchema,
    onSuccess: {
      ...onSuccessSchema,
      properties: {
        ...onSuccessSchema.properties,
        close: {
          type: 'boolean',
          const: false,
          description: 'False: the side panel of the form stays open. Default: it closes.',
        },
        reload: {
          type: 'boolean',
          const: false,
          description:
            'False: the loads and grids of the screen stay as they are. Default: they are asked for again.',
        },
      },
    },
    lock: sendingKeys.lock,
  },
  description: 'How the form is sent, also by Enter in a field. Default: it is only looked at.',
} as const

/** Further ways to send the same form, each with a button of its own. */
export const otherSubmitsSchema = {
  type: 'array',
  minItems: 1,
  maxItems: 3,
  items: { ...submitSchema, required: ['call', 'label'], description: 'One more way to send the form.' },
  description:
    'Further ways to send the form, each with a button behind that of `submit`, e.g. "Save as draft". Default none.',
} as const
