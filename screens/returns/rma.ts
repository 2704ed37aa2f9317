import { defineScreen } from '../../schemas/index.ts'
import { newReturnAction } from '../shared/newReturn.ts'
import { orderLink } from '../shared/orders.ts'
import { refundLink } from '../shared/refunds.ts'
import { rmaLink, rmaStatus } from '../shared/returns.ts'

const money = { kind: 'money', currency: 'currency' } as const

export default defineScreen({
  name: 'rma',
  path: '/rma',
  title: 'Return authorisations',
  access: { resource: 'return_index_csr' },
  assumes:
    'The specification names the screen without its columns; what can be filtered by comes from the server. It opens with what is not done yet. A return is made from its order, so a new one begins with the number of one.',
  loads: {
    filter: { get: '/api/rma/filter', select: 'data', onError: { toast: 'server', value: {} } },
  },
  body: [
    { kind: 'actions', load: 'filter', actions: [newReturnAction] },
    {
      kind: 'grid',
      grid: {
        id: 'grid-rma',
        source: '/api/rma/grid',
        rowKey: 'idRma',
        columns: [
          { field: 'rmaNr', label: 'RMA', cell: rmaLink, sortable: true, width: 128, show: 'always' },
          { field: 'orderNr', label: 'Order Nr', cell: orderLink, sortable: true, width: 112 },
          { field: 'customerName', label: 'Customer', sortable: true, width: 160 },
          { field: 'status', label: 'Status', cell: rmaStatus, sortable: true, width: 128 },
          { field: 'pieces', label: 'Pieces', cell: { kind: 'number' }, sortable: true, width: 80 },
          { field: 'amount', label: 'Amount', cell: money, sortable: true, width: 120, total: true },
          { field: 'returnMethodLabel', label: 'Return method', sortable: true, width: 184 },
          { field: 'refundMethodLabel', label: 'Refund method', sortable: true, width: 152, show: 'off' },
          { field: 'idRefund', label: 'Refund', cell: refundLink, sortable: true, width: 92 },
          {
            field: 'trackingNr',
            label: 'Tracking',
            cell: { kind: 'text', copy: true },
            width: 136,
            show: 'off',
          },
          { field: 'createdBy', label: 'Created by', sortable: true, width: 144, show: 'off' },
          { field: 'createdAt', label: 'Created', cell: { kind: 'date' }, sortable: true, width: 104 },
          {
            field: 'updatedAt',
            label: 'Last change',
            cell: { kind: 'date', time: true },
            sortable: true,
            width: 168,
            show: 'off',
          },
          // Where another return of the order is made.
          { field: 'returnsAt', label: 'Returns at', width: 104, show: 'off' },
          { field: 'countryCode', label: 'Country', width: 88, show: 'off' },
        ],
        filters: [
          { kind: 'text', field: 'rmaNr', label: 'RMA' },
          { kind: 'text', field: 'orderNr', label: 'Order Nr' },
          { kind: 'text', field: 'customerName', label: 'Customer', condition: 'like' },
          {
            kind: 'multiSelect',
            field: 'status',
            label: 'Status',
            options: { load: 'filter.statuses', value: 'value', label: 'label' },
            initial: ['requested', 'transit', 'received'],
          },
          {
            kind: 'select',
            field: 'returnMethod',
            label: 'Return method',
            options: { load: 'filter.returnMethods', value: 'value', label: 'label' },
          },
          {
            kind: 'select',
            field: 'refundMethod',
            label: 'Refund method',
            options: { load: 'filter.refundMethods', value: 'value', label: 'label' },
          },
          { kind: 'dateRange', field: 'createdAt', label: 'Created' },
        ],
        sort: { field: 'createdAt', order: 'desc' },
        actions: [
          { kind: 'navigate', label: 'Open', to: 'rma-detail', params: { id: 'idRma' } },
          {
            kind: 'navigate',
            label: 'Another return of its order',
            to: 'rma-new',
            params: { salesOrderNumber: 'orderNr' },
            visible: { field: 'returnsAt', is: 'internal' },
          },
          {
            kind: 'navigate',
            label: 'Another return at the external site',
            to: 'rma-external',
            params: { country: 'countryCode', salesOrderNumber: 'orderNr' },
            visible: { field: 'returnsAt', is: 'external' },
          },
        ],
        export: { reportType: 'rma' },
        empty: {
          heading: 'No return is open',
          text: 'A return is created from its order.',
          links: [{ label: 'Find an order', to: 'cs-search' }],
        },
      },
    },
  ],
})
