import { type IncomingHttpHeaders } from 'node:http'

/**
 * Whether a page of this very server asks, by what its browser says. What says nothing is no browser, which could say
 * anything: for it the session is the whole check.
 */
export function isOwnOrigin({ origin, host, ...headers }: IncomingHttpHeaders): boolean {
  const site = headers['sec-fetch-site'] ?? 'same-origin'
  if (!['same-origin', 'none'].includes(String(site))) return false
  return origin === undefined || URL.parse(origin)?.host === host
}
