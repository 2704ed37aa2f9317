import { type Load } from '../../../schemas/index.ts'
import { type Call } from '../call.ts'
import { fillPath, fillText } from '../path.ts'

/** The call of a load; `values` are the path and query parameters of the screen, a missing one is an empty text. */
export function loadCall(load: Load, values: Readonly<Record<string, string>>): Call {
  const call = { method: 'GET', path: fillPath(load.get, values) } as const
  if (!load.query) return call
  // The port encodes query values itself.
  const query = Object.entries(load.query).map(([key, text]) => [key, fillText(text, values)])
  return { ...call, query: Object.fromEntries(query) }
}
