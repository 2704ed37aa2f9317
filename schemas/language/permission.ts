import { type FromSchema } from 'json-schema-to-ts'

const resource = { type: 'string', pattern: '^(?:[A-Za-z0-9_-]|\\{[A-Za-z][A-Za-z0-9_]*\\})+$' } as const

/** Who sees a part of a screen: a block, a tab, a field of details, a column, a filter, an action. */
export const permissionSchema = {
  type: 'object',
  additionalProperties: false,
  minProperties: 1,
  properties: {
    resource: {
      ...resource,
      description:
        'Name of the resource that the user must hold; {parameter} is the value of that path parameter of the screen. Default: none.',
    },
    without: {
      ...resource,
      description:
        'Name of a resource that the user must not hold: its holders see less than others; {parameter} as in resource. Default: none.',
    },
  },
} as const

/** Who sees a part of a screen. */
export type Permission = FromSchema<typeof permissionSchema>
