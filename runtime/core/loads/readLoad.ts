import { type Load } from '../../../schemas/index.ts'
import { isDone, isRecord, isRefused, levelsOf } from '../../../schemas/wire/envelope.ts'
import { valueAt } from '../valueAt.ts'
import { type LoadNeed, meets } from './loadNeeds.ts'
import { ownPath, selectPart } from './selectPart.ts'

/**
 * The value that a reply gives to a load; undefined: the server says that it failed, or nothing in the reply is what the
 * screen needs, which is a failure too and must not look like an empty record.
 */
export function readLoad(
  load: Load,
  need: LoadNeed | undefined,
  body: unknown,
): { readonly value: unknown } | undefined {
  if (isRefused(body)) return undefined
  const value = selectPart(body, load.select)
  if (!need || meets(need, value)) return { value }
  const own = ownPath(load.select ?? '')
  const others = levelsOf(body).map(level => (own === '' ? level : valueAt(level, own)))
  // The innermost: what it wraps may have the names of what wraps it.
  const found = others.findLast(other => meets(need, other))
  if (found !== undefined) return { value: found }
  const innermost = levelsOf(body).at(-1)
  const saysNone = isRecord(body) && (innermost === null || isDone(innermost))
  return need.optional && saysNone ? { value: null } : undefined
}

/** What came instead, for the error report: its shape and nothing that may be somebody's data. */
export function shapeOf(body: unknown): string {
  if (Array.isArray(body)) return `a list of ${body.length}`
  if (typeof body === 'string') return `a text of ${body.length} characters`
  if (typeof body !== 'object' || body === null) return body === null ? 'null' : `a ${typeof body}`
  return `a record of ${Object.keys(body).slice(0, 10).join(', ') || 'nothing'}`
}
