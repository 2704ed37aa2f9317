import ky from 'ky'
import { type Http, type HttpCall, type HttpReply } from '../../runtime/ports/http.ts'
import { type Session } from '../../runtime/ports/session.ts'

/** Milliseconds after which a call counts as unanswered. */
const timeout = 60_000

/**
 * Sends calls below the base address with the session token. `early` gives the reply of a call that left while the script
 * was still loading, once.
 */
export function createHttp(
  base: string,
  session: Session,
  early: (call: HttpCall) => Promise<Response> | undefined = () => undefined,
): Http {
  const credentials = base.startsWith('http') ? 'include' : 'same-origin'
  return {
    async send(call) {
      const { method, path, query, body, signal } = call
      const token = session.token()
      try {
        const response = await (early(call) ??
          ky(base.replace(/\/+$/, '') + path, {
            method,
            credentials,
            timeout,
            retry: 0,
            throwHttpErrors: false,
            headers: { accept: 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
            // No answer from a cache; the request says `Cache-Control: no-cache` (spec 1 §7).
            ...(method === 'GET' && { cache: 'no-store' }),
            ...(query && { searchParams: query }),
            ...(body !== undefined && { json: body }),
            ...(signal && { signal }),
          }))
        const reply = readReply(response, await response.text())
        signal?.throwIfAborted()
        return reply
      } catch (error) {
        signal?.throwIfAborted()
        return { ok: false, status: -1, statusText: '', data: error instanceof Error ? error.message : null }
      }
    },
  }
}

function readReply({ ok, status, statusText }: Response, text: string): HttpReply {
  return ok ? { ok, status, data: parse(text) } : { ok, status, statusText, data: parse(text) }
}

/** JSON where it is JSON, else the text itself. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
