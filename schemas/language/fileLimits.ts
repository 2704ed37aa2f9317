/** What a chosen file may be. */
export const fileLimitKeys = {
  accept: {
    type: 'array',
    minItems: 1,
    uniqueItems: true,
    items: { type: 'string', pattern: '^[a-z0-9]{1,8}$' },
    description: 'Extensions of the files that can be added. Default pdf, png, jpg and jpeg.',
  },
  largest: {
    type: 'integer',
    minimum: 1,
    maximum: 100,
    description: 'Maximum size of a file in megabytes. Default 5.',
  },
} as const
