import { defineScreen } from '../../schemas/index.ts'
import { confirmationSource, confirmationSourceOptions } from '../shared/confirmations.ts'
import { orderLink, orderPayment } from '../shared/orders.ts'

export default defineScreen({
  name: 'cs-invalid',
  path: '/cs/invalid',
  title: 'Invalid orders',
  access: { resource: 'oms_invalid_access' },
  assumes:
    'The specification names the screen without its content, and no resource: it has that of its menu entry. It lists every order that was given up before it was shipped, whoever has done it; what customer service or the customer has given up can be put back, what finance has, finance decides.',
  body: [
    {
      kind: 'grid',
      grid: {
        id: 'grid-cs-invalid',
        source: '/api/cs/invalid/grid',
        columns: [
          {
            field: 'orderNr',
            label: 'Order Nr',
            cell: orderLink,
            sortable: true,
            width: 112,
            show: 'always',
          },
          { field: 'customerName', label: 'Customer', sortable: true, width: 160 },
          { field: 'phone', label: 'Phone', cell: { kind: 'text', copy: true }, width: 168, show: 'off' },
          {
            field: 'amount',
            label: 'Amount',
            cell: { kind: 'money', currency: 'currency' },
            sortable: true,
            width: 120,
            total: true,
          },
          { field: 'payment', label: 'Payment', cell: orderPayment, width: 144, show: 'off' },
          {
            field: 'reason',
            label: 'Reason',
            sortable: true,
            tooltip: [{ field: 'reason', label: 'Reason' }],
          },
          { field: 'source', label: 'Given up by', cell: confirmationSource, sortable: true, width: 144 },
          { field: 'decidedBy', label: 'Who', sortable: true, width: 144 },
          {
            field: 'changedAt',
            label: 'When',
            cell: { kind: 'date', time: true },
            sortable: true,
            width: 168,
          },
          {
            field: 'enteredAt',
            label: 'Ordered',
            cell: { kind: 'date' },
            sortable: true,
            width: 104,
            show: 'off',
          },
        ],
        filters: [
          { kind: 'text', field: 'orderNr', label: 'Order Nr' },
          { kind: 'text', field: 'customerName', label: 'Customer', condition: 'like' },
          { kind: 'text', field: 'reason', label: 'Reason', condition: 'like' },
          { kind: 'select', field: 'source', label: 'Given up by', options: confirmationSourceOptions },
          { kind: 'dateRange', field: 'changedAt', label: 'When', time: true },
        ],
        sort: { field: 'changedAt', order: 'desc' },
        actions: [
          {
            kind: 'open',
            label: 'Put back…',
            enabled: { field: 'source', in: ['customer', 'customer-service'] },
            panel: {
              title: 'Put order {orderNr} back',
              size: 'medium',
              form: {
                id: 'order-reopen',
                fields: [
                  {
                    kind: 'text',
                    name: 'note',
                    label: 'Why',
                    help: 'The customer is called again and gets a new link.',
                    required: true,
                    rows: 3,
                    maxLength: 1000,
                  },
                ],
                submit: { call: '/api/cs/invalid/{orderNr}/reopen', label: 'Put back' },
              },
            },
          },
        ],
        export: { reportType: 'oms-invalid-orders' },
        empty: { heading: 'No order was given up', text: 'Orders that are not shipped appear here.' },
      },
    },
  ],
})
