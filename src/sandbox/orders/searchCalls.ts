import { type OrderSearchReply } from '../../../schemas/wire/orderSearch.ts'
import { rowsOf } from '../database/rows.ts'
import { gridCall } from '../grid/gridCall.ts'
import { type Call } from '../server/call.ts'
import { Refusal } from '../server/refusal.ts'
import { orderAccess } from './calls.ts'
import { ordersGrid } from './grid.ts'

/** The conditions by field; every one is answered from an index. */
const conditions = new Map([
  ['orderNr', 'orders.order_nr = ?'],
  ['customerEmail', 'customers.email = ?'],
  ['customerFirstName', 'customers.first_name = ?'],
  ['customerLastName', 'customers.last_name = ?'],
])

/** GET /api/oms/order-search/{fieldName}/{fieldValue}, spec 1 §7, and the grid of what it finds. Names and addresses match whole, whatever their case. */
export const orderSearchCalls: readonly Call[] = [
  gridCall('/api/oms/order-search/grid', orderAccess, ordersGrid),
  {
    method: 'GET',
    path: '/api/oms/order-search/:fieldName/:fieldValue',
    access: orderAccess,
    answer: ({ store, param }): OrderSearchReply => {
      const condition = conditions.get(param('fieldName'))
      if (!condition) throw new Refusal(400, `You cannot search orders by '${param('fieldName')}'.`)
      const found = rowsOf(
        store.db,
        `SELECT order_nr FROM customers JOIN orders ON orders.customer_id = customers.id WHERE ${condition} LIMIT 2`,
        param('fieldValue').trim(),
      )
      const [first] = found
      if (!first) throw new Refusal(404, 'No results found.')
      return found.length > 1 ? { result: 'MULTIPLE' } : { result: 'ONE', orderNr: String(first.order_nr) }
    },
  },
]
