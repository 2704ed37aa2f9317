import { STATUS_CODES } from 'node:http'
import { type CallPlace, pick } from './callPlace.ts'
import { isRecord } from './legacyValues.ts'

/** Statuses that a proxy or the framework answers, with a page of its own and no message for the user. */
const statusesWithPage = new Set([401, 403, 502, 503, 504])

/** A failure as the legacy server sends it: a page, or its message at another level, with errors as a map of fields. */
export function legacyFailure(status: number, body: unknown, place: CallPlace): Response {
  // A sign-in gets the reason why it failed.
  const isSignIn = /\/(swap-authenticate-token|authenticate)\//.test(place.path)
  if (!isRecord(body) || (statusesWithPage.has(status) && !isSignIn)) return page(status)
  const { errors, ...rest } = body
  const isMap = pick([true, false], place, 'errors')
  const sent = errors === undefined ? rest : { ...rest, errors: isMap ? mapOf(errors) : errors }
  const inEnvelope = pick(['none', 'data', 'response'], place, 'failure')
  const whole = inEnvelope === 'none' ? { success: 'false', ...sent } : { [inEnvelope]: sent, code: status }
  return Response.json(whole, { status })
}

/** Errors by field, each with a list of its messages. Those of the lines of a file stay a list. */
function mapOf(errors: unknown): unknown {
  if (!Array.isArray(errors) || !errors.every(error => isRecord(error) && 'field' in error)) return errors
  const fields = Map.groupBy(errors, error => String(error.field))
  return Object.fromEntries([...fields].map(([field, all]) => [field, all.map(error => error.message)]))
}

function page(status: number): Response {
  const name = `${status} ${STATUS_CODES[status] ?? 'Error'}`
  const html = `<!DOCTYPE html>\n<html><head><title>${name}</title><style>h1 { color: red }</style></head>\n<body><h1>${name}</h1><hr><address>Apache/2.2.22 Server</address></body></html>\n`
  return new Response(html, { status, headers: { 'Content-Type': 'text/html' } })
}
