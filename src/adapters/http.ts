import ky from 'ky'
import { type Http, type HttpCall, type HttpReply } from '../../runtime/ports/http.ts'
import { type Session } from '../../runtime/ports/session.ts'

/** Milliseconds after which a call counts as unanswered; but for a file, which may take its time, to its last byte. */
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
  const send = async (call: HttpCall): Promise<Response> => {
    const { method, path, query, body, signal, onProgress } = call
    const patience = call.responseType ? [] : [AbortSignal.timeout(timeout)]
    const token = session.token()
    const address = base.replace(/\/+$/, '') + path
    const accept = call.responseType === 'bytes' ? '*/*' : 'application/json'
    const headers = {
      accept,
      ...(token && { authorization: `Bearer ${token}` }),
      // A string of a structured field (IETF draft "The Idempotency-Key HTTP Header Field").
      ...(call.idempotencyKey && { 'idempotency-key': `"${call.idempotencyKey}"` }),
    }
    if (onProgress && body instanceof FormData) {
      const { upload } = await import('./upload.ts')
      return upload(address, { body, headers, credentials, signal, onProgress })
    }
    return ky(address, {
      method,
      credentials,
      timeout,
      retry: 0,
      throwHttpErrors: false,
      headers,
      // No answer from a cache; the request says `Cache-Control: no-cache` (spec 1 §7).
      ...(method === 'GET' && { cache: 'no-store' }),
      ...(query && { searchParams: query }),
      ...(body !== undefined && (body instanceof FormData ? { body } : { json: body })),
      signal: AbortSignal.any([...patience, ...(signal ? [signal] : [])]),
    })
  }
  return {
    async send(call) {
      const { signal } = call
      try {
        // Before the call: a file that has arrived must not be lost for want of a part of the script.
        const readFile = call.responseType === 'bytes' ? (await import('./readFile.ts')).readFile : undefined
        const reply = await readReply(await (early(call) ?? send(call)), readFile)
        signal?.throwIfAborted()
        return reply
      } catch {
        signal?.throwIfAborted()
        // What the error says quotes the address of the call, which may hold a code: nobody is told.
        return { ok: false, status: -1, statusText: '', data: null }
      }
    },
  }
}

async function readReply(
  response: Response,
  readFile?: (response: Response) => Promise<unknown>,
): Promise<HttpReply> {
  const { ok, status, statusText } = response
  if (ok && readFile) return { ok, status, data: await readFile(response) }
  const data = parse(await response.text())
  return ok ? { ok, status, data } : { ok, status, statusText, data }
}

/** JSON where it is JSON, else the text itself. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
