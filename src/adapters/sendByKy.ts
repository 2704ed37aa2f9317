import ky from 'ky'
import { type HttpCall } from '../../runtime/ports/http.ts'
import { addressOf, credentialsOf, headersOf } from './requestParts.ts'

/** Resolves with failures too: the runtime decides what a status means and whether to retry. */
export function sendByKy(
  base: string,
  token: string | undefined,
  call: HttpCall,
  signal: AbortSignal,
): Promise<Response> {
  const { method, query, body } = call
  return ky(addressOf(base, call), {
    method,
    credentials: credentialsOf(base),
    timeout: false,
    retry: 0,
    throwHttpErrors: false,
    headers: headersOf(call, token),
    // Never from a cache; the request carries `Cache-Control: no-cache` (spec 1 §7).
    ...(method === 'GET' && { cache: 'no-store' }),
    ...(query && { searchParams: query }),
    ...(body !== undefined && (body instanceof FormData ? { body } : { json: body })),
    signal,
  })
}
