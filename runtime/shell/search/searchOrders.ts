import { readOrderSearch } from '../../../schemas/wire/orderSearch.ts'
import { loggedAs } from '../../core/errors/failure.ts'
import { messages } from '../../core/messages.ts'
import { fillPath } from '../../core/path.ts'
import { type Shell } from '../Shell.ts'

/**
 * Searches orders: one result opens its screen, several the search screen with `fieldName` and `fieldValue`
 * (spec 1 §2, spec 2 §2.4). Returns whether the search succeeded; false if aborted. A console without that
 * screen shows the result in a toast.
 */
export async function searchOrders(
  shell: Shell,
  field: string,
  value: string,
  signal?: AbortSignal,
): Promise<boolean> {
  const { call, routes, settings, toast } = shell
  const path = fillPath(settings.searchCall, { field, value })
  const search = { method: 'GET', path, ...(signal && { signal }) } as const
  const reply = await call(search, { ignores404: true }).catch(() => undefined)
  if (!reply || signal?.aborted) return false
  if (!reply.ok) {
    if (reply.status === 404) toast({ type: 'warning', text: messages.searchEmpty })
    else if (!reply.handled) toast({ type: 'error', text: messages.searchFailed, ...loggedAs(reply.data) })
    return false
  }
  const found = readOrderSearch(reply.data)
  if (!found) {
    toast({ type: 'error', text: messages.searchFailed, ...loggedAs(reply.data) })
    return false
  }
  const { orderNr } = found
  const one = orderNr !== undefined
  const name = one ? settings.screens.order : settings.screens.search
  if (!routes.some(route => route.name === name)) {
    toast({ type: 'info', text: one ? `Order ${orderNr}` : 'Several orders were found.' })
    return true
  }
  const params: Readonly<Record<string, string>> = one
    ? { id: String(orderNr) }
    : { fieldName: field, fieldValue: value }
  shell.navigate(shell.pathOf(name, params))
  return true
}

/** Fields to search orders by (spec 1 §3); the first is the default. */
export const searchOptions = [
  { value: 'orderNr', label: 'Order Nr' },
  { value: 'customerEmail', label: 'Customer Email' },
  { value: 'customerFirstName', label: 'Customer First Name' },
  { value: 'customerLastName', label: 'Customer Last Name' },
] as const
