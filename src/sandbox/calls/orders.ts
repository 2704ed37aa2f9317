import { type Call } from '../call.ts'
import { readGridRequest } from '../grids/gridRequest.ts'
import { listGrid } from '../grids/listGrid.ts'
import { findOrder } from '../orders/findOrder.ts'
import { orderParts } from '../orders/orderParts.ts'
import { type DatabaseRow } from '../rows.ts'
import { orderTimeline } from '../timelines/orderTimeline.ts'

/** GET /api/oms/order/{id}, spec 2 §7.5, which shows no field: what somebody of customer service looks for. */
export const orderCalls: readonly Call[] = [
  {
    method: 'GET',
    path: '/api/oms/order/:id',
    access: 'session',
    answer: ({ store: { db }, param }) => {
      const row = findOrder(db, param('id'))
      const order = orderHead(row)
      const refunds = orderParts.refunds.rows(db, row)
      return {
        success: true,
        data: {
          ...order,
          // The newest of what has happened to its package.
          status: orderParts.packages.rows(db, row).at(-1)?.status ?? 'placed',
          items: orderParts.items.rows(db, row),
          refunds,
          timeline: orderTimeline(order, refunds),
        },
      }
    },
  },
  ...Object.entries(orderParts).map(
    ([name, { fields, rows }]): Call => ({
      method: 'POST',
      path: `/api/oms/order/:id/${name}/grid`,
      access: 'session',
      answer: async ({ store: { db }, param, body }) => {
        const options = readGridRequest(await body())
        return listGrid(rows(db, findOrder(db, param('id'))), fields, options)
      },
    }),
  ),
]

function orderHead(row: DatabaseRow) {
  return {
    orderNr: String(row.order_nr),
    createdAt: String(row.created_at),
    payment: String(row.payment),
    amount: Number(row.amount) / 100,
    currency: row.currency,
    customerId: row.customer_id,
    customerName: `${row.first_name} ${row.last_name}`,
    customerEmail: row.email,
    customerPhone: row.phone,
    address: row.street,
    postcode: row.postcode,
    city: row.city,
    country: row.country,
    // As `comments/entities.ts` knows them.
    poNr: `PO${row.order_nr}`,
    issueNr: `IS${row.order_nr}`,
  }
}
