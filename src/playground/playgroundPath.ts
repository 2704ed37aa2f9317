/** Where the playground is. */
export const playgroundPath = '/admin/definitions'

/** The resource that opens it. */
export const playgroundResource = 'definitions_access'
