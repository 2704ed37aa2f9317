export const resourcesSchema = {
  type: 'object',
  minProperties: 1,
  propertyNames: { pattern: '^[a-z][A-Za-z0-9]*$' },
  additionalProperties: {
    type: 'array',
    minItems: 1,
    uniqueItems: true,
    items: { type: 'string', pattern: '^[A-Za-z0-9_-]+$', description: 'Name of a resource.' },
    description: 'The resources of one area.',
  },
  description:
    'The resources of the server by area, as its menu and its personas use them. Definitions can name these and the resources of calls.',
} as const

/** Area -> names of its resources. */
export type Resources = Readonly<Record<string, readonly string[]>>
