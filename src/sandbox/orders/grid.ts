import { type GridTable } from '../grid/gridTable.ts'

/** As in GET /api/oms/order/{id}: given up, the newest of its package, or that of the confirmation. */
const status = `coalesce(
  (SELECT f.status FROM order_confirmations f WHERE f.order_nr = found_orders.order_nr AND f.status = 'invalid'),
  (SELECT k.status FROM cash_packages k WHERE k.order_nr = found_orders.order_nr ORDER BY k.id DESC LIMIT 1),
  (SELECT f.status FROM order_confirmations f WHERE f.order_nr = found_orders.order_nr AND f.status = 'confirmed'),
  'placed')`

/** POST /api/oms/order-search/grid: the orders with what they are searched by. */
export const ordersGrid: GridTable = {
  table: `(SELECT o.order_nr, o.created_at, o.amount, o.currency, o.payment, c.first_name, c.last_name,
    c.first_name || ' ' || c.last_name AS name, c.email, c.phone, c.city, c.country
    FROM customers c JOIN orders o ON o.customer_id = c.id) AS found_orders`,
  reads: ['orders', 'customers', 'order_confirmations', 'cash_packages'],
  key: 'order_nr',
  sort: ['createdAt', 'desc'],
  fields: {
    orderNr: { label: 'Order Nr', sql: 'order_nr', type: 'text' },
    customerName: { label: 'Customer', sql: 'name', type: 'text' },
    customerFirstName: { label: 'Customer First Name', sql: 'first_name', type: 'text' },
    customerLastName: { label: 'Customer Last Name', sql: 'last_name', type: 'text' },
    customerEmail: { label: 'Customer Email', sql: 'email', type: 'text' },
    customerPhone: { label: 'Customer Phone', sql: 'phone', type: 'text' },
    city: { label: 'City', sql: 'city', type: 'text' },
    country: { label: 'Country', sql: 'country', type: 'text' },
    amount: { label: 'Amount', sql: 'amount', type: 'money' },
    currency: { label: 'Currency', sql: 'currency', type: 'text' },
    payment: { label: 'Payment', sql: 'payment', type: 'text' },
    status: { label: 'Status', sql: status, type: 'text' },
    createdAt: { label: 'Created', sql: 'created_at', type: 'date' },
  },
}
