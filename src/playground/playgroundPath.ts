/** Where the playground is. */
export const playgroundPath = '/admin/definitions'

/** The resource that opens it. */
export const playgroundResource = 'definitions_access'

/** Its entry in the account menu and the command palette. */
export const playgroundTool = {
  label: 'Definitions',
  path: playgroundPath,
  resource: playgroundResource,
} as const
