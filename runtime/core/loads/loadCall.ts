import { type Load } from '../../../schemas/index.ts'
import { type Call } from '../call.ts'
import { own } from '../own.ts'
import { fillPath } from '../path.ts'

/** The call of a load; `values` are the path and query parameters of the screen, a missing one is an empty text. */
export function loadCall(load: Load, values: Readonly<Record<string, string>>): Call {
  const call = { method: 'GET', path: fillPath(load.get, values) } as const
  if (!load.query) return call
  const query = Object.entries(load.query).map(([key, text]) => [key, fillText(text, values)])
  return { ...call, query: Object.fromEntries(query) }
}

/** The port encodes query values itself. */
function fillText(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{([A-Za-z][A-Za-z0-9]*)\}/g, (_, name: string) => own(values, name) ?? '')
}
