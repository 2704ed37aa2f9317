import { parseDay } from '../../../../../runtime/core/text/parseDay.ts'
import { startOfDay } from '../../../../../runtime/core/text/startOfDay.ts'
import { utcText } from '../../../../../runtime/core/text/utcText.ts'
import { type Row } from '../../../../../schemas/wire/gridReply.ts'
import { type GridOptions, type GridTerm } from '../../../../../schemas/wire/gridRequest.ts'
import { dataOf, failureText, post, type Reply } from '../api.ts'
import { showToast } from '../toasts/toasts.ts'
import { userZone } from '../userZone.ts'
import { columnFields } from './columns.tsx'
import { type RefundFilters, type RefundsState } from './state.ts'

export interface RefundsPage {
  readonly rows: readonly Row[]
  readonly rowCount: number
}

/** One page of refunds; undefined when it cannot be had, which the user is then told. */
export async function fetchRefunds(
  state: RefundsState,
  signal: AbortSignal,
): Promise<RefundsPage | undefined> {
  const reply = await post('/api/finance/refunds/grid', { options: options(state) }, signal)
  const page = pageOf(reply)
  if (!page && !signal.aborted && (reply.ok || !reply.handled)) {
    showToast('error', failureText(reply.data, 'An unexpected error occurred while loading the grid data.'))
  }
  return page
}

function pageOf(reply: Reply): RefundsPage | undefined {
  if (!reply.ok) return undefined
  const rows = dataOf(reply.data)
  const count =
    typeof reply.data === 'object' && reply.data !== null && 'rowCount' in reply.data && reply.data.rowCount
  return Array.isArray(rows) && typeof count === 'number' ? { rows, rowCount: count } : undefined
}

function options({ page, size, sort, filters }: RefundsState): GridOptions {
  return {
    pagination: { limit: size, offset: (page - 1) * size },
    filter: terms(filters),
    sort: [{ index: sort.field, order: sort.order }],
    columns: columnFields,
  }
}

function terms({ orderNr, customerName, status, method, from, to }: RefundFilters): GridTerm[][] {
  const groups: GridTerm[][] = []
  if (orderNr) groups.push([{ index: 'orderNr', value: orderNr, condition: 'equals' }])
  if (customerName) groups.push([{ index: 'customerName', value: customerName, condition: 'like' }])
  if (status.length > 0)
    groups.push(status.map(value => ({ index: 'status', value, condition: 'equals' as const })))
  if (method) groups.push([{ index: 'method', value: method, condition: 'equals' }])
  const first = parseDay(from.trim())
  const last = parseDay(to.trim())
  if (first !== undefined) {
    groups.push([{ index: 'createdAt', value: utcText(startOfDay(first, userZone())), condition: 'gteq' }])
  }
  if (last !== undefined) {
    groups.push([{ index: 'createdAt', value: `${utcText(last).slice(0, 10)} 23:59:59`, condition: 'lteq' }])
  } else if (first !== undefined && to.trim() === '') {
    groups.push([{ index: 'createdAt', value: utcText(Date.now()), condition: 'lteq' }])
  }
  return groups
}
