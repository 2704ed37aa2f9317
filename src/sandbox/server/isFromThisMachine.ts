/**
 * Whether a page of this address, or no page, sends a request to this machine. A page of another site can reach a loopback
 * address; its browser says so, and a rebound name is no loopback name.
 */
export function isFromThisMachine({ url, headers }: Request): boolean {
  const { hostname } = new URL(url)
  const site = headers.get('sec-fetch-site') ?? 'none'
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname) && ['same-origin', 'none'].includes(site)
}
