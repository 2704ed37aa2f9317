/**
 * The one place that decides where in a reply a value is and how it may be spelled. The specification writes
 * `data.data.hasPermission` of one call and `response.data.response` of another, which may name the body or
 * what the body wraps in `data`: all levels are accepted, for every call. Numbers and flags may be text.
 */

/** A record from outside: its fields may be any JSON value. */
type Fields = Readonly<Record<string, unknown>>

/** The keys in which a server wraps what it replies. */
const wrappers = ['data', 'response']
/** The keys that a wrapping level may have, including the wrappers. */
const aboutReply = new Set([
  ...wrappers,
  ...['success', 'message', 'status', 'statusText', 'code', 'error', 'errors', 'ErrorLogId'],
])
/** Maximum depth of nested wrappings. */
const deepest = 3

/** Whether data from outside is a record. A list is not: some servers send one for an empty record. */
export function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The body of a reply and all that it wraps, the outermost first. */
export function levelsOf(body: unknown): readonly unknown[] {
  const levels = [body]
  let last = [body]
  for (let depth = 0; depth < deepest; depth++) {
    last = last.flatMap(level =>
      isRecord(level) ? wrappers.filter(key => Object.hasOwn(level, key)).map(key => level[key]) : [],
    )
    levels.push(...last)
  }
  return levels
}

/** The field of this name, of the outermost level where it says something; undefined where none does. */
export function fieldOf(body: unknown, name: string): unknown {
  return levelsOf(body)
    .map(level => (isRecord(level) && Object.hasOwn(level, name) ? level[name] : undefined))
    .find(value => value !== undefined && value !== null)
}

/** The list of a reply: the one of this name, else the outermost level that is a list. */
export function listOf(body: unknown, name?: string): readonly unknown[] | undefined {
  const named = name === undefined ? undefined : fieldOf(body, name)
  return [named, ...levelsOf(body)].map(readList).find(list => list !== undefined)
}

/** A list, or a record whose keys are but numbers, as which PHP sends a list with gaps. */
function readList(value: unknown): readonly unknown[] | undefined {
  if (Array.isArray(value)) return value
  const keys = isRecord(value) ? Object.keys(value) : []
  return isRecord(value) && keys.length > 0 && keys.every(key => /^\d+$/.test(key))
    ? Object.values(value)
    : undefined
}

/** The record of a reply: the outermost that has one of these fields, else what the reply wraps. */
export function recordOf(body: unknown, fields: readonly string[] = []): Fields | undefined {
  const known = levelsOf(body)
    .filter(isRecord)
    .find(level => fields.some(field => Object.hasOwn(level, field)))
  const payload = known ?? payloadOf(body)
  return isRecord(payload) ? payload : undefined
}

/**
 * The content that a reply wraps: a list, a record, a text, a number, a flag or null; undefined when it wraps
 * nothing. A wrapping may have unknown fields.
 */
export function payloadOf(body: unknown): unknown {
  let payload = body
  for (let depth = 0; depth < deepest && isRecord(payload); depth++) {
    const key = wrappers.find(one => isRecord(payload) && Object.hasOwn(payload, one))
    const inside = key === undefined ? undefined : payload[key]
    const wraps = typeof inside === 'object' && inside !== null
    if (!wraps && !speaksOfItself(payload)) return payload
    payload = inside
  }
  return payload
}

/** The content inside of levels with nothing but information about the reply; undefined without any. */
export function insideOf(level: unknown): unknown {
  let inside = level
  while (isRecord(inside) && speaksOfItself(inside)) {
    const fields: Fields = inside
    const key = wrappers.find(one => Object.hasOwn(fields, one))
    inside = key === undefined ? undefined : fields[key]
  }
  return inside
}

/** Whether a level holds only information about the reply itself. */
function speaksOfItself(level: Fields): boolean {
  const keys = Object.keys(level)
  return keys.length > 0 && keys.every(key => aboutReply.has(key))
}

/**
 * The success flag of the outermost level that has one. A requested record may have a field of that name.
 * Undefined: the reply has none.
 */
function successOf(body: unknown): unknown {
  return levelsOf(body)
    .filter(isRecord)
    .filter(
      (level, at) => at === 0 || ['message', ...wrappers].some(key => key in level) || speaksOfItself(level),
    )
    .map(level => level.success)
    .find(success => success !== undefined && success !== null)
}

/** Whether the server says that it has not given or done what was asked for, although its reply has the status of success. */
export function isRefused(body: unknown): boolean {
  const success = successOf(body)
  return success !== undefined && readFlag(success) !== true
}

/** Whether the server says that it has. */
export function isDone(body: unknown): boolean {
  return readFlag(successOf(body)) === true
}

/** Whether a step was accepted: a record that does not refuse it, or nothing. A proxy's page is neither. */
export function isTaken(body: unknown): boolean {
  const empty = body === '' || body === null || (Array.isArray(body) && body.length === 0)
  return empty || (isRecord(body) && !isRefused(body))
}

/** The message for the user, of the outermost level that has one; undefined without any. */
export function messageOf(body: unknown): string | undefined {
  return textOf(body, 'message')
}

/** The field of this name where it is a text that says something, of the outermost level where it is. */
export function textOf(body: unknown, name: string): string | undefined {
  return levelsOf(body)
    .map(level => (isRecord(level) && Object.hasOwn(level, name) ? level[name] : undefined))
    .find(value => typeof value === 'string' && value.trim() !== '')
    ?.toString()
}

/** True and false, 1 and 0, and either as text; undefined for all else. */
export function readFlag(value: unknown): boolean | undefined {
  // Before it is read as a text: a record may have a `toString` of its own.
  if (typeof value === 'object') return undefined
  const text = String(value).trim().toLowerCase()
  if (text === 'true' || text === '1') return true
  return text === 'false' || text === '0' ? false : undefined
}

/** A number, or one as text; undefined for all else. */
export function readNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' && /^\s*[+-]?\d+(?:\.\d+)?\s*$/.test(value) ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}

/** A count: a whole number, 0 or more, or one as text. */
export function readCount(value: unknown): number | undefined {
  const number = readNumber(value)
  return Number.isSafeInteger(number) && number !== undefined && number >= 0 ? number : undefined
}

/** A text; a number or a flag as its text; empty for all else. */
export function readText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : ''
}

/** An id, exactly as received, so that it is sent back unchanged; undefined for any other value. */
export function readId(value: unknown): string | number | undefined {
  return (typeof value === 'string' && value !== '') || typeof value === 'number' ? value : undefined
}

/** The readable items of a list; undefined when it has several and none can be read. */
export function readItems<T>(
  list: readonly unknown[] | undefined,
  read: (item: unknown, at: number) => T | undefined,
): T[] | undefined {
  const items = list?.map(read).filter(item => item !== undefined)
  return items?.length === 0 && list?.length !== 0 ? undefined : items
}
