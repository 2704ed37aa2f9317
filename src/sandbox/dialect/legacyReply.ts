import { type CallPlace, pick } from './callPlace.ts'
import { legacyEnvelope } from './legacyEnvelope.ts'
import { legacyFilters } from './legacyFilters.ts'
import { legacyMenu } from './legacyMenu.ts'
import { isRecord, legacyValues } from './legacyValues.ts'

/** The body of a good reply as the legacy server sends it; undefined: it sends none. */
export function legacyReply(body: unknown, place: CallPlace): unknown {
  const { path } = place
  if (isRecord(body) && Object.keys(body).join() === 'success') return undefined
  if (path.endsWith('/acl-resource')) return resourceList(body)
  if (path.includes('/acl-permission/')) return permission(body, place)
  // Spec 1 §7: the response data is a list of errors.
  if (path.endsWith('/rules-engine/validate') && isRecord(body)) return legacyValues(place)(body.data)
  // An entity is compared by the types of its fields, and goes back as it came.
  if (path.includes('/entity-provider/')) return legacyEnvelope(body, place)
  const known = path.endsWith('/navigation/menu') && isRecord(body) ? { ...body, menu: legacyMenu } : body
  return legacyEnvelope(legacyValues(place)(legacyFilters(known, place)), place)
}

/** A list, or a map by place or by name, decided by how many there are: a user sees one and the same. */
function resourceList(body: unknown): unknown {
  const names: unknown = isRecord(body) ? body.data : body
  if (!Array.isArray(names)) return body
  const entries = names.map((name: unknown) => [String(name), '1'])
  const ways = [
    names,
    { ...names },
    Object.fromEntries([...entries, ['legacy_reports', '0']]),
    { data: names },
  ]
  return { data: ways[names.length % ways.length] }
}

function permission(body: unknown, place: CallPlace): unknown {
  const value = legacyValues(place)(body)
  const ways = [value, { data: value }, { response: value }] as const
  return pick(ways, place, 'envelope')
}
