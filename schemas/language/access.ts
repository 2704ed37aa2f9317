import { type FromSchema } from 'json-schema-to-ts'

export const accessSchema = {
  description: "Who may open the screen. Absent: any signed-in user. 'public': no session is needed.",
  anyOf: [
    { type: 'string', const: 'public', description: 'Open without a session.' },
    {
      type: 'object',
      additionalProperties: false,
      required: ['resource'],
      properties: {
        resource: {
          type: 'string',
          pattern: '^[A-Za-z0-9_-]+$',
          description: 'Name of the resource that the user must hold in the resource list of the server.',
        },
        perParams: {
          type: 'boolean',
          description:
            "When true, the needed resource is this name joined with '_' and the value of each path parameter, in the order of the path. Default false. Spec 2 §4.1.",
        },
        suffixes: {
          type: 'array',
          minItems: 1,
          uniqueItems: true,
          items: { type: 'string', pattern: '^[A-Za-z0-9_-]+$', description: 'The end of a resource name.' },
          description:
            "Endings of other resources that open the screen too: each is joined to the end of the needed name, so that ['-view', '-admin'] accepts the holder of the name itself, of {name}-view or of {name}-admin. Default: none.",
        },
      },
    },
  ],
} as const

/** Who may open a screen: `'public'`, or the resource to hold. */
export type Access = FromSchema<typeof accessSchema>
