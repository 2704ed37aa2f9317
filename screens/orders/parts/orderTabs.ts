import { type BlockDefinitionOf } from '../../../schemas/index.ts'
import { rmaLink } from '../../shared/links.ts'

/** What belongs to an order. */
export const orderTabs: BlockDefinitionOf<'tabs'> = {
  kind: 'tabs',
  tabs: [
    {
      label: 'Items',
      body: {
        kind: 'grid',
        id: 'grid-oms-order-items',
        call: 'orderItems',
        columns: [
          'code',
          'name',
          'quantity',
          'price',
          { field: 'total', total: true },
          { field: 'itemId', cell: { kind: 'comments', entity: 'item' } },
        ],
        empty: 'This order has no items.',
      },
    },
    {
      label: 'Payments',
      body: {
        kind: 'grid',
        id: 'grid-oms-order-payments',
        call: 'orderPayments',
        columns: ['paymentNr', 'method', 'amount', 'status', 'paidAt', 'receivedBy'],
        empty: 'No payments for this order.',
      },
    },
    {
      label: 'Invoices',
      body: {
        kind: 'grid',
        id: 'grid-oms-order-invoices',
        call: 'orderInvoices',
        columns: [
          'invoiceNr',
          'type',
          'name',
          'quantity',
          { field: 'ordered', total: true },
          { field: 'amount', total: true, tooltip: ['net', 'vat', 'amount'] },
          { field: 'difference', total: true },
          'status',
        ],
        empty: 'No invoices are pending. All were booked immediately.',
      },
    },
    {
      label: 'Packages',
      body: {
        kind: 'grid',
        id: 'grid-oms-order-packages',
        call: 'orderPackages',
        columns: ['packageNr', 'partner', 'status', 'toCollect', 'collected', 'shippedAt', 'deliveredAt'],
        empty: 'Nothing has been shipped yet.',
      },
    },
    {
      label: 'Refunds',
      body: {
        kind: 'grid',
        id: 'grid-oms-order-refunds',
        call: 'orderRefunds',
        columns: [
          { field: 'idRefund', sortable: false },
          { field: 'rmaNr', cell: rmaLink, sortable: false },
          { field: 'amount', sortable: false },
          { field: 'methodLabel', sortable: false, size: 'fill' },
          { field: 'status', sortable: false },
          { field: 'createdAt', sortable: false },
          { field: 'dueAt', sortable: false },
        ],
        empty: 'No refunds for this order.',
      },
    },
    {
      label: 'Returns',
      body: {
        kind: 'grid',
        id: 'grid-oms-order-returns',
        call: 'orderRmas',
        rowKey: 'rmaNr',
        columns: [
          { field: 'rmaNr', cell: rmaLink, sortable: false },
          { field: 'status', sortable: false },
          { field: 'idRefund', sortable: false },
          { field: 'amount', sortable: false },
          { field: 'createdAt', sortable: false, size: 'l' },
          { field: 'updatedAt', sortable: false, size: 'fill' },
        ],
        empty: 'No returns for this order.',
      },
    },
    { label: 'Timeline', body: { kind: 'timeline', load: 'order.timeline' } },
  ],
}
