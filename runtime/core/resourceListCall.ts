/** The resource list of the user (spec 1 §7); apart from the other calls, because it leaves before they are there. */
export const resourceListCall = { method: 'GET', path: '/api/navigation/acl-resource' } as const
