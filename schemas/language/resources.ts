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
    'The resources that the server knows, by area: what its menu and its personas ask for. Definitions name these, and those of calls.',
} as const

/** Area -> names of its resources. */
export type Resources = Readonly<Record<string, readonly string[]>>
