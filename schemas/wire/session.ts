import { fieldOf, isRecord, listOf, readFlag, readItems, recordOf, textOf } from './envelope.ts'

/**
 * GET /api/navigation/acl-resource: the resources that the user holds, a list of their names, or a map within the reply of
 * each to whether it is held. Undefined: there is neither.
 */
export function readResourceList(body: unknown): readonly string[] | undefined {
  const list = listOf(body, 'resources')
  if (list) return readItems(list, name => (typeof name === 'string' ? name : undefined))
  const named = fieldOf(body, 'resources')
  const wrapped = recordOf(body)
  const map = isRecord(named) ? named : wrapped === body ? {} : wrapped
  const held = Object.entries(map ?? {}).map(([name, value]) => [name, readFlag(value)] as const)
  if (held.length === 0 || held.some(([, flag]) => flag === undefined)) return undefined
  return held.filter(([, flag]) => flag).map(([name]) => name)
}

/** POST /api/navigation/swap-authenticate-token/{code}, and the Google variant: `satellizer` holds the session token. */
export function readToken(body: unknown): string | undefined {
  return textOf(body, 'satellizer')
}

/** GET /api/navigation/authenticate/state: the value that the Google sign-in carries there and back. */
export function readState(body: unknown): string | undefined {
  return textOf(body, 'state')
}
