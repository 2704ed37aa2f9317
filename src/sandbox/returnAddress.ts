/**
 * The address that a sign-in leads back to: one of the same origin or of a configured one, with http or https. Undefined
 * for every other, so that a code never leaves for somebody else's site.
 */
export function returnAddress(text: string, origin: string, origins: readonly string[]): URL | undefined {
  const address = URL.parse(text, origin)
  if (!address || !/^https?:$/.test(address.protocol) || address.username !== '' || address.password !== '')
    return undefined
  return address.origin === origin || origins.includes(address.origin) ? address : undefined
}
