import { type HttpCall } from '../../runtime/ports/http.ts'
import { addressOf, credentialsOf, headersOf } from './requestParts.ts'

/**
 * Sends an early call by fetch, as ky would: ky adds 7 kB to the script that blocks everything. Resolves with
 * every reply, including failures.
 */
export function sendPrefetch(
  base: string,
  token: string | undefined,
  call: HttpCall,
  signal: AbortSignal,
): Promise<Response> {
  const { method, query, body } = call
  const search = query ? `?${new URLSearchParams(query)}` : ''
  return fetch(addressOf(base, call) + search, {
    method,
    credentials: credentialsOf(base),
    headers: {
      ...headersOf(call, token),
      ...(body !== undefined && !(body instanceof FormData) && { 'content-type': 'application/json' }),
    },
    // Never from a cache; the request carries `Cache-Control: no-cache` (spec 1 §7).
    ...(method === 'GET' && { cache: 'no-store' }),
    ...(body !== undefined && { body: body instanceof FormData ? body : JSON.stringify(body) }),
    signal,
  })
}
