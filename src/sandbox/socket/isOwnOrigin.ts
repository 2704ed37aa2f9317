import { type IncomingHttpHeaders } from 'node:http'

/**
 * Whether a page of this server sends the request, by its browser's headers. Other clients could send any
 * header: for them the session is the whole check.
 */
export function isOwnOrigin({ origin, host, ...headers }: IncomingHttpHeaders): boolean {
  const site = headers['sec-fetch-site'] ?? 'same-origin'
  if (!['same-origin', 'none'].includes(String(site))) return false
  return origin === undefined || URL.parse(origin)?.host === host
}
