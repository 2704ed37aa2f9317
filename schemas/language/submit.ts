import { confirmSchema } from './confirm.ts'

/** How a form is sent to the server. */
export const submitSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['call'],
  properties: {
    call: {
      type: 'string',
      pattern: '^/',
      description:
        'Path of the call; a `{placeholder}` is a field of the row that the form was opened for, else a parameter of the screen, else a field of the record that fills the form, and is encoded.',
    },
    method: { type: 'string', enum: ['POST', 'PUT', 'PATCH', 'DELETE'], description: 'Default POST.' },
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
    confirm: confirmSchema,
    onSuccess: {
      type: 'object',
      additionalProperties: false,
      minProperties: 1,
      properties: {
        toast: {
          type: 'string',
          minLength: 1,
          description:
            "Text of the success toast; 'server' shows the message of the server, if it sends one. Default server.",
        },
        go: {
          type: 'string',
          minLength: 1,
          description: 'Name of the screen that opens, with the parameters of this one. Default: stays.',
        },
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
      description: 'What happens after success. Default: the message of the server as a toast.',
    },
    lock: {
      type: 'number',
      minimum: 0,
      maximum: 60,
      description:
        'Seconds for which the button is locked at least; it is locked until the reply anyway. Default 0.',
    },
  },
  description: 'How the form is sent. Default: it is only looked at.',
} as const
