import ky from 'ky'
import { type HttpCall } from '../../runtime/ports/http.ts'
import { addressOf, credentialsOf, headersOf } from './requestParts.ts'

/** Resolves with every reply, failed ones too: the runtime decides what a status means, and when a call is sent again. */
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
    // No answer from a cache; the request says `Cache-Control: no-cache` (spec 1 §7).
    ...(method === 'GET' && { cache: 'no-store' }),
    ...(query && { searchParams: query }),
    ...(body !== undefined && (body instanceof FormData ? { body } : { json: body })),
    signal,
  })
}
