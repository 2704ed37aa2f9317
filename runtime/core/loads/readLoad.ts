import { type Load } from '../../../schemas/index.ts'
import { isDone, isRecord, isRefused, levelsOf } from '../../../schemas/wire/envelope.ts'
import { type Call, type Failure } from '../calls.ts'
import { type CompiledScreen } from '../compile/compiled.ts'
import { serverMessage } from '../errors/failure.ts'
import { messages } from '../messages.ts'
import { getOwn, valueAt } from '../objects.ts'
import { fillPath, fillText, placeholders } from '../path.ts'
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

/** The call of a load; `values` are the path and query parameters of the screen, a missing one is an empty text. */
export function loadCall(load: Load, values: Readonly<Record<string, string>>): Call {
  const call = { method: 'GET', path: fillPath(load.get, values) } as const
  if (!load.query) return call
  // The port encodes query values itself.
  const query = Object.entries(load.query).map(([key, text]) => [key, fillText(text, values)])
  return { ...call, query: Object.fromEntries(query) }
}

interface LoadFailure {
  /** Text of the error toast. Absent: none. */
  readonly toast?: string
  /** Name of the screen that opens instead. Absent: the screen goes on. */
  readonly go?: string
  /** What the screen goes on with. */
  readonly value: unknown
}

/** What `onError` of a load says about a failed reply. Its toast 'server' is the server's message, else its status text. */
export function loadFailure(load: Load, reply: Failure): LoadFailure {
  const { toast, go, value = null } = load.onError
  const text = toast === 'server' ? serverMessage(reply) || reply.statusText || messages.error : toast
  return { value, ...(text !== undefined && { toast: text }), ...(go !== undefined && { go }) }
}

/** Whether a screen is about what the load of this name brings: a 404 says that its record is missing. */
export function isRecordLoad({ path, loads }: Pick<CompiledScreen, 'path' | 'loads'>, name: string): boolean {
  const all = Object.values(loads)
  if (all.some(({ record }) => record !== undefined)) return getOwn(loads, name)?.record !== undefined
  const inPath = placeholders(path)
  const first = all.find(
    ({ get, onError }) => onError.value === undefined && placeholders(get).some(one => inPath.includes(one)),
  )
  return first !== undefined && first === getOwn(loads, name)
}
