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
 * The value of a load in a reply; undefined: the server reports a failure, or the reply has no value that the
 * screen can use, which must not look like an empty record.
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
  // The innermost match: a wrapper may use the same names as its content.
  const found = others.findLast(other => meets(need, other))
  if (found !== undefined) return { value: found }
  const innermost = levelsOf(body).at(-1)
  const saysNone = isRecord(body) && (innermost === null || isDone(innermost))
  return need.optional && saysNone ? { value: null } : undefined
}

/** Describes an invalid reply for the error report, without any personal data. */
export function shapeOf(body: unknown): string {
  if (Array.isArray(body)) return `a list of ${body.length}`
  if (typeof body === 'string') return `a text of ${body.length} characters`
  if (typeof body !== 'object' || body === null) return body === null ? 'null' : `a ${typeof body}`
  return `a record of ${Object.keys(body).slice(0, 10).join(', ') || 'nothing'}`
}

/** The call of a load; `values` are the path and query parameters of the screen, missing ones are empty. */
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
  /** Name of the screen that opens instead. Absent: none. */
  readonly go?: string
  /** The value to use instead. */
  readonly value: unknown
}

/** Applies `onError` of a load. Its toast 'server' is the server's message, else the status text. */
export function loadFailure(load: Load, reply: Failure): LoadFailure {
  const { toast, go, value = null } = load.onError
  const text = toast === 'server' ? serverMessage(reply) || reply.statusText || messages.error : toast
  return { value, ...(text !== undefined && { toast: text }), ...(go !== undefined && { go }) }
}

/** Whether the load of this name is the screen's main record: its 404 opens not-found. */
export function isRecordLoad({ path, loads }: Pick<CompiledScreen, 'path' | 'loads'>, name: string): boolean {
  const all = Object.values(loads)
  if (all.some(({ record }) => record !== undefined)) return getOwn(loads, name)?.record !== undefined
  const inPath = placeholders(path)
  const first = all.find(
    ({ get, onError }) => onError.value === undefined && placeholders(get).some(one => inPath.includes(one)),
  )
  return first !== undefined && first === getOwn(loads, name)
}
