import { type Configuration } from '../../../schemas/wire/configuration.ts'

/**
 * Address of the access-control login (spec 2 §2.1): passes the return address as `return`, the application code as
 * `application`, the access-flow setting as `flow`, and `logout=1` when the user has just signed out.
 * `returnTo` is a path of this console.
 */
export function loginAddress(
  configuration: Configuration,
  origin: string,
  returnTo: string,
  logout = false,
): string {
  const address = new URL(configuration.accessControlLogin, origin)
  address.searchParams.set('return', new URL(returnTo, origin).href)
  address.searchParams.set('application', configuration.applicationCode)
  address.searchParams.set('flow', configuration.accessFlow)
  if (logout) address.searchParams.set('logout', '1')
  return address.href
}
