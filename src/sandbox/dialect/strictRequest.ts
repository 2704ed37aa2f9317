import { type CallPlace } from './callPlace.ts'
import { isRecord } from './legacyValues.ts'

/**
 * What is wrong with a request that the calls themselves would let pass: the legacy server takes what the specification
 * allows and nothing else. Undefined: nothing.
 */
export function strictFault(
  request: Request,
  { method, path }: CallPlace,
  body: unknown,
): string | undefined {
  // Spec 2 §7: GET requests are sent with no-cache.
  if (method === 'GET' && !/no-cache|no-store/.test(request.headers.get('cache-control') ?? ''))
    return 'The request does not say no-cache.'
  if (!isRecord(body)) return undefined
  const options = /\/grid$/.test(path) ? (body.options ?? body) : body.gridRequest
  const terms = [filtersOf(options), /\/filters\/saved$/.test(path) ? body.filters : []].flat(3)
  return terms.map(termFault).find(fault => fault !== undefined)
}

function filtersOf(options: unknown): unknown {
  // An export may wrap them as the call of its grid does.
  const inside = isRecord(options) && isRecord(options.options) ? options.options : options
  return isRecord(inside) ? inside.filter : []
}

/** Spec 1 §5: empty-string filter values are not sent; an array is one value of the condition 'in' alone. */
function termFault(term: unknown): string | undefined {
  if (!isRecord(term)) return undefined
  const { index, value, condition } = term
  const empty = value === '' || value === null || value === undefined
  if (empty || (Array.isArray(value) && value.length === 0)) return `The filter ${String(index)} is empty.`
  if (Array.isArray(value) && condition !== 'in')
    return `The filter ${String(index)} has a list of values with the condition ${String(condition)}.`
  return undefined
}
