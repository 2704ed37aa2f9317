import { fieldOf, isRecord, levelsOf, readFlag } from './envelope.ts'

/**
 * GET /api/navigation/acl-permission/{resourceId}: whether the user holds the resource, as a map of resource to boolean, in
 * `hasPermission`, or as nothing but the answer. Undefined: the reply does not speak of it.
 */
export function readPermission(body: unknown, resource: string): boolean | undefined {
  const mapped = levelsOf(body)
    .filter(isRecord)
    .find(level => Object.hasOwn(level, resource))?.[resource]
  return (
    readFlag(mapped) ??
    readFlag(fieldOf(body, 'hasPermission')) ??
    levelsOf(body)
      .map(readFlag)
      .find(flag => flag !== undefined)
  )
}
