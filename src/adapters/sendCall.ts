import { type HttpCall } from '../../runtime/ports/http.ts'

/** Sends a call below the base address with the session token; resolves with every reply, failed ones too. */
export function sendCall(
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
    // No answer from a cache; the request says `Cache-Control: no-cache` (spec 1 §7).
    ...(method === 'GET' && { cache: 'no-store' }),
    ...(body !== undefined && { body: body instanceof FormData ? body : JSON.stringify(body) }),
    signal,
  })
}

/** The address of a call, without its query. */
export function addressOf(base: string, { path }: Pick<HttpCall, 'path'>): string {
  return base.replace(/\/+$/, '') + path
}

export function credentialsOf(base: string): RequestCredentials {
  return base.startsWith('http') ? 'include' : 'same-origin'
}

/** What every call says of itself. */
export function headersOf(
  { responseType, idempotencyKey }: Pick<HttpCall, 'responseType' | 'idempotencyKey'>,
  token: string | undefined,
): Record<string, string> {
  return {
    accept: responseType === 'bytes' ? '*/*' : 'application/json',
    ...(token && { authorization: `Bearer ${token}` }),
    // A string of a structured field (IETF draft "The Idempotency-Key HTTP Header Field").
    ...(idempotencyKey && { 'idempotency-key': `"${idempotencyKey}"` }),
  }
}
