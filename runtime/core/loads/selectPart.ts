import { insideOf, isRecord, levelsOf } from '../../../schemas/wire/envelope.ts'
import { valueAt } from '../objects.ts'

/**
 * The wanted part of a reply; the whole reply without a path, null where there is nothing. `data` and `response` at the start
 * of a path only say how the server wraps what it replies: where nothing stands at the path as it is written, the rest of it
 * is looked for at every level, and a reply that wraps nothing is itself what was wanted.
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

/** The path without what only says how the server wraps. */
export function ownPath(path: string): string {
  return path.replace(wrapping, '')
}

const wrapping = /^(?:(?:data|response)(?:\.|$))+/

/** A list or record that stands alone; what says whether it succeeded is the wrapping of nothing. */
function bare(data: unknown): unknown {
  const isReply = isRecord(data) && ['success', 'data', 'response'].some(key => Object.hasOwn(data, key))
  return isReply || typeof data !== 'object' ? null : (insideOf(data) ?? null)
}

/** Where nothing stands at the path, an empty record is no value either: a setting that a reply lacks was not read. */
function holds(value: unknown): boolean {
  return isThere(value) && !(isRecord(value) && Object.keys(value).length === 0)
}

function isThere(value: unknown): boolean {
  return value !== undefined && value !== null
}
