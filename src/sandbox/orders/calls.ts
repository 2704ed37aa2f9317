import { confirmationEvents } from '../confirmation/events.ts'
import { type DatabaseRow } from '../database/rows.ts'
import { readGridRequest } from '../grid/gridRequest.ts'
import { listGrid } from '../grid/listGrid.ts'
import { returnsOf } from '../returns/newRma.ts'
import { type Call } from '../server/call.ts'
import { findOrder } from './findOrder.ts'
import { confirmedAt, hasHappened, orderLife } from './orderLife.ts'
import { orderMoves } from './orderMoves.ts'
import { orderParts } from './orderParts.ts'
import { orderTimeline } from './timeline.ts'

/** An order shows who its customer is, so it is for those who may search orders. */
export const orderAccess = ['oms_search_access'] as const

/** GET /api/oms/order/{id}, spec 2 §7.5, which shows no field: what customer service looks for. */
export const orderCalls: readonly Call[] = [
  {
    method: 'GET',
    path: '/api/oms/order/:id',
    access: orderAccess,
    answer: ({ store: { db }, param }) => {
      const row = findOrder(db, param('id'))
      const order = orderHead(row)
      const refunds = orderParts.refunds.rows(db, row)
      return {
        success: true,
        data: {
          ...order,
          ...returnsOf(db, row),
          isDelivered: hasHappened(orderLife(order, confirmedAt(row)).delivered),
          status: statusOf(row, orderParts.packages.rows(db, row).at(-1)?.status),
          items: orderParts.items.rows(db, row),
          refunds,
          timeline: orderTimeline(order, refunds, {
            confirmed: confirmedAt(row),
            events: [
              ...confirmationEvents(db, String(row.order_nr)),
              ...orderMoves(db, String(row.order_nr)),
            ],
          }),
        },
      }
    },
  },
  ...Object.entries(orderParts).map(
    ([name, { fields, rows }]): Call => ({
      method: 'POST',
      path: `/api/oms/order/:id/${name}/grid`,
      access: orderAccess,
      answer: async ({ store: { db }, param, body }) => {
        const options = readGridRequest(await body())
        return listGrid(rows(db, findOrder(db, param('id'))), fields, options)
      },
    }),
  ),
]

/** Given up, or the newest status of its package; before there is one, that of the confirmation. */
function statusOf<Status>({ confirmation }: DatabaseRow, ofPackage: Status | undefined) {
  if (confirmation === 'invalid') return confirmation
  return ofPackage ?? (confirmation === 'confirmed' ? confirmation : 'placed')
}

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
    decidedBy: row.confirmation_by,
    decidedAt: row.confirmation_by === null ? null : row.confirmation_at,
    reason: row.confirmation_reason,
    // As `comments/entities.ts` knows them.
    poNr: `PO${row.order_nr}`,
    issueNr: `IS${row.order_nr}`,
  }
}
