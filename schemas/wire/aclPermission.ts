import { type FromSchema } from 'json-schema-to-ts'

/** GET /api/navigation/acl-permission/{resourceId}: a map of resource to boolean, or the answer in data.data.hasPermission. */
export const aclPermissionSchema = {
  anyOf: [
    {
      type: 'object',
      required: ['data'],
      properties: {
        data: {
          type: 'object',
          required: ['data'],
          properties: {
            data: {
              type: 'object',
              required: ['hasPermission'],
              properties: { hasPermission: { type: 'boolean' } },
            },
          },
        },
      },
    },
    { type: 'object', additionalProperties: { type: 'boolean' } },
  ],
} as const

export type AclPermission = FromSchema<typeof aclPermissionSchema>

/** Whether the user holds the resource; undefined when the reply does not speak of it. */
export function readPermission(reply: AclPermission, resource: string): boolean | undefined {
  if (typeof reply.data === 'object') return reply.data.data.hasPermission
  const held = Object.entries(reply).find(([name]) => name === resource)?.[1]
  return typeof held === 'boolean' ? held : undefined
}
