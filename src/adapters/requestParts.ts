import { type HttpCall } from '../../runtime/ports/http.ts'

/** The address of a call, without its query. */
export function addressOf(base: string, { path }: Pick<HttpCall, 'path'>): string {
  return base.replace(/\/+$/, '') + path
}

export function credentialsOf(base: string): RequestCredentials {
  return base.startsWith('http') ? 'include' : 'same-origin'
}

/** The headers of every call. */
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
