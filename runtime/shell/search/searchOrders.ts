import { calls } from '../../core/calls.ts'
import { messages } from '../../core/messages.ts'
import { type Shell } from '../Shell.ts'

/**
 * Searches orders: one leads to its screen, several to the search screen with the search as its query (spec 1 §2). Gives
 * whether the panel has done its work. A console whose route table lacks the screen says what was found.
 */
export async function searchOrders(shell: Shell, field: string, value: string): Promise<boolean> {
  const { call, routes, settings, toast, validators } = shell
  const reply = await call(calls.orderSearch(field, value), { ignores404: true })
  if (!reply.ok) {
    if (reply.status === 404) toast({ type: 'warning', text: messages.searchEmpty })
    else if (!reply.handled) toast({ type: 'error', text: messages.searchFailed })
    return false
  }
  const { orderSearch } = await validators.all()
  if (!orderSearch(reply.data)) {
    toast({ type: 'error', text: messages.searchFailed })
    return false
  }
  const { result, orderNr } = reply.data
  const one = result === 'ONE' && orderNr !== undefined
  const name = one ? settings.screens.order : settings.screens.search
  if (!routes.some(route => route.name === name)) {
    toast({ type: 'info', text: one ? `Order ${orderNr}` : 'Several orders were found.' })
    return true
  }
  const query = new URLSearchParams({ searchField: field, searchValue: value })
  shell.navigate(one ? shell.pathOf(name, { id: String(orderNr) }) : `${shell.pathOf(name)}?${query}`)
  return true
}
