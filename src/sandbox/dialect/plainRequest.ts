import { type CallPlace } from './callPlace.ts'
import { isRecord } from './legacyValues.ts'

/** Bytes of a body that is looked into; a larger one is refused by the calls themselves. */
const largest = 1024 * 1024

/** A request as the calls know it, and its body if it is JSON: what was sent out as text comes back as text. */
export async function plainRequest(
  request: Request,
  { method }: CallPlace,
): Promise<{ readonly request: Request; readonly body: unknown }> {
  const { headers } = request
  const isJson = headers.get('content-type')?.startsWith('application/json')
  const size = Number(headers.get('content-length') ?? largest)
  if (method === 'GET' || !isJson || size > largest) return { request, body: undefined }
  const text = await request.text()
  const body = parse(text)
  const sent = isRecord(body) ? JSON.stringify(withPlainVersion(body)) : text
  const plain = new Headers(headers)
  plain.delete('content-length')
  const init = { method, headers: plain, signal: request.signal, ...(sent === '' ? {} : { body: sent }) }
  return { request: new Request(request.url, init), body }
}

/** The version of a record is a number for the calls; ids they take as text, too. */
function withPlainVersion(body: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { version } = body
  return typeof version === 'string' && /^\d+$/.test(version) ? { ...body, version: Number(version) } : body
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
