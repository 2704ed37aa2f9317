/**
 * Domains of the session cookie derived from the base host, widest first: `console.shop.example` -> `shop.example`,
 * `console.shop.example`. None for an IP address or a host without a dot: there the cookie belongs to the host alone.
 */
export function cookieDomains(host: string): string[] {
  const name = host.replace(/:\d+$/, '').toLowerCase()
  if (!name.includes('.') || /^[\d.]+$/.test(name) || name.startsWith('[')) return []
  const parent = name.slice(name.indexOf('.') + 1)
  return parent.includes('.') ? [parent, name] : [name]
}
