/** The resource list of the user (spec 1 §7); sent before the other calls are loaded. */
export const resourceListCall = { method: 'GET', path: '/api/navigation/acl-resource' } as const
