import { type RouteEntry } from '../../../schemas/index.ts'
import { ownAddress } from '../../core/access/addresses.ts'
import { breadcrumbs } from '../../core/breadcrumbs.ts'
import { findEntry } from '../../core/findEntry.ts'
import { askedKeys } from '../../core/loads/leadTo.ts'
import { getOwn } from '../../core/objects.ts'
import { fillText, pathValues, placeholders } from '../../core/path.ts'
import { chunk } from '../calls/lazy.ts'
import { type RequestedAddress } from './ScreenContext.tsx'

/**
 * The requested screen, read from the address of a failure screen. The name of a missing record comes from
 * the requested definition, so that a forged address cannot inject text. Undefined: unknown.
 */
export async function readRequestedAddress(
  routes: readonly RouteEntry[],
  url: URL,
): Promise<RequestedAddress | undefined> {
  const address = ownAddress(url.searchParams.get(askedKeys.from) ?? '', url.origin)
  const asked = address === undefined ? undefined : new URL(address, url.origin)
  const entry = asked && findEntry(routes, asked.pathname)
  if (!asked || !entry || address === undefined) return undefined
  const params = pathValues(entry.path, asked.pathname)
  const name = url.searchParams.get(askedKeys.missing)
  const load = name === null ? undefined : getOwn((await chunk(entry.definition)).loads ?? {}, name)
  const { record = '' } = load ?? {}
  const values = { ...Object.fromEntries(asked.searchParams), ...params }
  return {
    address,
    entry,
    params,
    parent: parentWithout(placeholders(record), routes, entry),
    record: fillText(record, values),
  }
}

/** The nearest parent screen without the parameters of the missing record in its address. */
function parentWithout(
  missing: readonly string[],
  routes: readonly RouteEntry[],
  { name }: RouteEntry,
): string {
  const above = breadcrumbs(routes, name, '').slice(0, -1).reverse()
  const parent = above.find(one => {
    const path = routes.find(route => route.name === one.name)?.path ?? ''
    return !placeholders(path).some(param => missing.includes(param))
  })
  return parent?.name ?? ''
}
