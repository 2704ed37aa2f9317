import { type Call } from '../call.ts'
import { Refusal } from '../refusal.ts'
import { rowOf, rowsOf } from '../rows.ts'
import { orderTimeline } from '../timelines/orderTimeline.ts'

const money = (cents: unknown) => Number(cents ?? 0) / 100

/** GET /api/oms/order/{id}, spec 2 §7.5, which shows no field: what somebody of customer service looks for. */
export const orderCalls: readonly Call[] = [
  {
    method: 'GET',
    path: '/api/oms/order/:id',
    access: 'session',
    answer: ({ store: { db }, param }) => {
      const row = rowOf(
        db,
        `SELECT o.*, c.first_name, c.last_name, c.email, c.phone, c.street, c.postcode, c.city, c.country
         FROM orders o JOIN customers c ON c.id = o.customer_id WHERE o.order_nr = ?`,
        param('id'),
      )
      if (!row) throw new Refusal(404, `There is no order ${param('id').slice(0, 50)}.`)
      const order = {
        orderNr: String(row.order_nr),
        createdAt: String(row.created_at),
        payment: String(row.payment),
      }
      const refunds = rowsOf(
        db,
        'SELECT id, rma_nr, amount, status, created_at FROM refunds WHERE order_nr = ? ORDER BY id',
        order.orderNr,
      ).map(one => ({
        idRefund: one.id,
        rmaNr: one.rma_nr,
        amount: money(one.amount),
        currency: row.currency,
        status: one.status,
        createdAt: one.created_at,
      }))
      const items = rowsOf(db, 'SELECT * FROM order_items WHERE order_nr = ? ORDER BY line', order.orderNr)
      return {
        success: true,
        data: {
          ...order,
          amount: money(row.amount),
          currency: row.currency,
          customerId: row.customer_id,
          customerName: `${row.first_name} ${row.last_name}`,
          customerEmail: row.email,
          customerPhone: row.phone,
          address: row.street,
          postcode: row.postcode,
          city: row.city,
          country: row.country,
          items: items.map(item => ({
            itemId: `${item.order_nr}-${item.line}`,
            code: item.code,
            name: item.name,
            quantity: item.quantity,
            price: money(item.price),
            total: money(Number(item.quantity) * Number(item.price)),
            currency: row.currency,
          })),
          refunds,
          timeline: orderTimeline(order, refunds),
        },
      }
    },
  },
]
