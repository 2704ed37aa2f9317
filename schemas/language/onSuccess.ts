import { fixedQuerySchema, linkParamsSchema, linkQuerySchema } from './linkQuery.ts'

/** What happens after a call has succeeded; actions and forms say it alike, and each may say more. */
export const onSuccessSchema = {
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
    link: {
      type: 'object',
      additionalProperties: false,
      required: ['label', 'to'],
      properties: {
        label: { type: 'string', minLength: 1, description: 'Text of the link, e.g. `Show history`.' },
        to: {
          type: 'string',
          minLength: 1,
          description: 'Name of the screen, which has the parameters of this one.',
        },
        params: {
          ...linkParamsSchema,
          description:
            'Path parameter of that screen -> dotted path in the reply, e.g. `data.id`, or `{ value }`, which is always the same; other parameters keep their values of this screen. There is no link while the reply lacks one. Default: none comes from the reply.',
        },
        query: fixedQuerySchema,
      },
      description:
        'Link of the success toast to the result. Left out if the user may not open that screen. Default: no link.',
    },
    go: {
      type: 'string',
      minLength: 1,
      description: 'Name of the screen that opens, with the parameters of this one. Default: stays.',
    },
    params: {
      ...linkParamsSchema,
      description:
        'Path parameter of the screen that opens -> dotted path in the reply, e.g. `data.id`, or `{ value }`, which is always the same; other parameters keep their values of this screen. Default: none comes from the reply.',
    },
    query: {
      ...linkQuerySchema,
      description:
        'Key in the address of the screen that opens, a filter of its grid or a query parameter -> dotted path in the reply, e.g. `data.id`, or `{ value }`, which is always the same. Values that the reply lacks are left out. Default none.',
    },
  },
  description: 'What happens after success. Default: the message of the server as a toast.',
} as const
