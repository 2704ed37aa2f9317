import { sendingKeys } from './sending.ts'

/** The call of a way to send a form once the form edits the record of a reply. */
export const nextCallSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['call'],
  properties: {
    call: {
      type: 'string',
      pattern: '^/(?!/)',
      description:
        'Path of the call, with one slash at its start; a `{placeholder}` is a field of the record of the reply, else as in `call` of the submit, and is encoded.',
    },
    method: sendingKeys.method,
    version: {
      type: 'string',
      minLength: 1,
      description:
        'Dotted path in that record of the value that is sent as `version`. Default: none is sent.',
    },
    fields: {
      type: 'array',
      minItems: 1,
      uniqueItems: true,
      items: { type: 'string', minLength: 1 },
      description: 'Names of the fields that are sent. Default: all.',
    },
    read: {
      type: 'object',
      additionalProperties: false,
      required: ['get'],
      properties: {
        get: {
          type: 'string',
          pattern: '^/(?!/)',
          description: 'Path of the GET call, with placeholders as in `call`.',
        },
        select: {
          type: 'string',
          minLength: 1,
          description: 'Dotted path of the record in its reply. Default: the reply itself.',
        },
      },
      description:
        'Reads the record again when someone else has saved it first (409): the form gets its version and its values, and keeps what was typed. Default: the call that replies with one record of that entity whose path the record fills, if there is one; else none.',
    },
  },
  description:
    'The call that this button sends instead once the form edits the record of an earlier reply, see `onSuccess.edits`: a draft is created by the first call, and changed by this one. Default: the same call each time.',
} as const
