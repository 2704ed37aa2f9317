import { insideOf, isRecord, levelsOf } from '../../../schemas/wire/envelope.ts'
import { valueAt } from '../objects.ts'

/**
 * Selects the part of a reply at a path: the whole reply without a path, null if missing. `data` and
 * `response` at the start of a path are optional wrappers: if the exact path has no value, the rest of it is
 * searched at every level; an unwrapped reply is used as a whole.
 */
export function selectPart(data: unknown, path: string | undefined): unknown {
  if (path === undefined) return data
  const own = ownPath(path)
  const found = valueAt(data, path)
  if (isThere(found)) return own === '' ? (insideOf(found) ?? null) : found
  if (own === path) return null
  const levels = levelsOf(data)
  if (own !== '') return levels.map(level => valueAt(level, own)).find(isThere) ?? null
  return levels.slice(1).map(insideOf).find(holds) ?? bare(data)
}

/** The path without its wrapper keys. */
export function ownPath(path: string): string {
  return path.replace(wrapping, '')
}

const wrapping = /^(?:(?:data|response)(?:\.|$))+/

/** An unwrapped list or record; a reply with only a success flag has no content. */
function bare(data: unknown): unknown {
  const isReply = isRecord(data) && ['success', 'data', 'response'].some(key => Object.hasOwn(data, key))
  return isReply || typeof data !== 'object' ? null : (insideOf(data) ?? null)
}

/** Without the exact path an empty record is no value: the setting is missing from the reply. */
function holds(value: unknown): boolean {
  return isThere(value) && !(isRecord(value) && Object.keys(value).length === 0)
}

function isThere(value: unknown): boolean {
  return value !== undefined && value !== null
}
