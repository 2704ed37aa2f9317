import { parseDay, utcText } from '../../../../../runtime/core/text/dates.ts'
import { type GridPage, readGridReply } from '../../../../../schemas/wire/gridReply.ts'
import { type GridOptions, type GridTerm } from '../../../../../schemas/wire/gridRequest.ts'
import { post, type Reply, showFailure } from '../api.ts'
import { type RefundFilters, type RefundsState } from './state.ts'

/** One page of refunds; undefined after a failure, which is reported to the user. */
export async function fetchRefunds(state: RefundsState, signal: AbortSignal): Promise<GridPage | undefined> {
  const reply = await post('/api/finance/refunds/grid', { options: options(state) }, signal)
  const page = pageOf(reply)
  if (!page && !signal.aborted && (reply.ok || !reply.handled)) {
    showFailure(reply, 'An unexpected error occurred while loading the grid data.')
  }
  return page
}

function pageOf({ ok, data }: Reply): GridPage | undefined {
  return ok ? readGridReply(data) : undefined
}

/** Page, filters, sort and columns in the format of the server. */
export function options({ page, size, sort, filters, columns }: RefundsState): GridOptions {
  return {
    pagination: { limit: size, offset: (page - 1) * size },
    filter: terms(filters),
    sort: [{ index: sort.field, order: sort.order }],
    columns: [...columns],
  }
}

/** The terms of the filters in the format of the server. */
export function terms({ orderNr, customerName, status, method, from, to }: RefundFilters): GridTerm[][] {
  const groups: GridTerm[][] = []
  if (orderNr) groups.push([{ index: 'orderNr', value: orderNr, condition: 'equals' }])
  if (customerName) groups.push([{ index: 'customerName', value: customerName, condition: 'like' }])
  if (status.length > 0)
    groups.push(status.map(value => ({ index: 'status', value, condition: 'equals' as const })))
  if (method) groups.push([{ index: 'method', value: method, condition: 'equals' }])
  const first = parseDay(from.trim())
  const last = parseDay(to.trim())
  if (first !== undefined) {
    groups.push([{ index: 'createdAt', value: utcText(first), condition: 'gteq' }])
  }
  if (last !== undefined) {
    groups.push([{ index: 'createdAt', value: `${utcText(last).slice(0, 10)} 23:59:59`, condition: 'lteq' }])
  } else if (first !== undefined && to.trim() === '') {
    groups.push([{ index: 'createdAt', value: utcText(Date.now()), condition: 'lteq' }])
  }
  return groups
}
