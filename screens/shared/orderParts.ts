import { type BlockOf } from '../../schemas/index.ts'
import { deliveryStatus, orderPayment } from './orders.ts'
import { refundLink, refundStatus } from './refunds.ts'
import { rmaLink, rmaStatus } from './returns.ts'

const money = { kind: 'money', currency: 'currency' } as const
const moment = { kind: 'date', time: true } as const

/** What was ordered; each item with its comments. */
export const orderItems = {
  kind: 'grid',
  grid: {
    id: 'grid-oms-order-items',
    source: '/api/oms/order/{id}/items/grid',
    rowKey: 'itemId',
    columns: [
      { field: 'code', label: 'Code', cell: { kind: 'text', copy: true }, sortable: true, width: 112 },
      { field: 'name', label: 'Product', sortable: true },
      { field: 'quantity', label: 'Quantity', cell: { kind: 'number' }, sortable: true, width: 96 },
      { field: 'price', label: 'Price', cell: money, sortable: true, width: 128 },
      { field: 'total', label: 'Total', cell: money, sortable: true, width: 136, total: true },
      { field: 'itemId', label: 'Comments', cell: { kind: 'comments', entity: 'item' }, width: 112 },
    ],
    empty: 'This order has no items.',
  },
} satisfies BlockOf<'grid'>

/** What the customer has paid, or still owes. */
export const orderPayments = {
  kind: 'grid',
  grid: {
    id: 'grid-oms-order-payments',
    source: '/api/oms/order/{id}/payments/grid',
    columns: [
      { field: 'paymentNr', label: 'Payment', cell: { kind: 'text', copy: true }, width: 128 },
      { field: 'method', label: 'Method', cell: orderPayment, width: 160 },
      { field: 'amount', label: 'Amount', cell: money, width: 136 },
      {
        field: 'status',
        label: 'Status',
        cell: {
          kind: 'status',
          values: {
            open: { label: 'Open', tone: 'warning' },
            collected: { label: 'Collected', tone: 'success' },
            charged: { label: 'Charged', tone: 'success' },
          },
        },
        width: 136,
      },
      { field: 'paidAt', label: 'Paid', cell: moment, width: 176 },
      { field: 'receivedBy', label: 'Received by' },
    ],
    empty: 'Nothing was paid for this order.',
  },
} satisfies BlockOf<'grid'>

/** What was sent, and the cash that its partner collects. */
export const orderPackages = {
  kind: 'grid',
  grid: {
    id: 'grid-oms-order-packages',
    source: '/api/oms/order/{id}/packages/grid',
    columns: [
      { field: 'packageNr', label: 'Package', cell: { kind: 'text', copy: true }, width: 128 },
      { field: 'partner', label: 'Partner' },
      { field: 'status', label: 'Status', cell: deliveryStatus, width: 144 },
      { field: 'toCollect', label: 'To collect', cell: money, width: 136 },
      { field: 'collected', label: 'Collected', cell: money, width: 136 },
      { field: 'shippedAt', label: 'Shipped', cell: moment, width: 176 },
      { field: 'deliveredAt', label: 'Delivered', cell: moment, width: 176 },
    ],
    empty: 'Nothing was shipped yet.',
  },
} satisfies BlockOf<'grid'>

/** What the customer gets back. */
export const orderRefunds = {
  kind: 'grid',
  grid: {
    id: 'grid-oms-order-refunds',
    source: '/api/oms/order/{id}/refunds/grid',
    columns: [
      { field: 'idRefund', label: 'Refund', cell: refundLink, width: 112 },
      { field: 'rmaNr', label: 'RMA', cell: { kind: 'text', copy: true }, width: 128 },
      { field: 'amount', label: 'Amount', cell: money, width: 136 },
      { field: 'methodLabel', label: 'Method' },
      { field: 'status', label: 'Status', cell: refundStatus, width: 176 },
      { field: 'createdAt', label: 'Created', cell: { kind: 'date' }, width: 112 },
      { field: 'dueAt', label: 'Due', cell: { kind: 'date' }, width: 112 },
    ],
    empty: 'Nothing was refunded for this order.',
  },
} satisfies BlockOf<'grid'>

/** What the customer has sent back. */
export const orderReturns = {
  kind: 'grid',
  grid: {
    id: 'grid-oms-order-returns',
    source: '/api/oms/order/{id}/rmas/grid',
    columns: [
      { field: 'rmaNr', label: 'RMA', cell: rmaLink, width: 128 },
      {
        field: 'status',
        label: 'Status',
        cell: rmaStatus,
        width: 136,
      },
      { field: 'idRefund', label: 'Refund', cell: refundLink, width: 112 },
      { field: 'amount', label: 'Amount', cell: money, width: 136 },
      { field: 'createdAt', label: 'Created', cell: moment, width: 176 },
      { field: 'updatedAt', label: 'Last change', cell: moment },
    ],
    empty: 'Nothing was returned of this order.',
  },
} satisfies BlockOf<'grid'>
