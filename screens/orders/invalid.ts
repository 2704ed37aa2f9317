import { defineScreen } from '../../schemas/index.ts'
import { orderLink } from '../shared/links.ts'

export default defineScreen({
  name: 'cs-invalid',
  path: '/cs/invalid',
  title: 'Invalid orders',
  access: { resource: 'oms_invalid_access' },
  assumes:
    'The specification names the screen without its content, and no resource: it has that of its menu entry. It lists every order that was cancelled before shipping. Orders cancelled by customer service or the customer can be restored here; those cancelled by finance only by finance.',
  body: {
    kind: 'grid',
    call: 'invalidOrders',
    columns: [
      { field: 'orderNr', cell: orderLink, show: 'always' },
      'customerName',
      { field: 'phone', show: 'off' },
      { field: 'amount', total: true },
      { field: 'payment', show: 'off' },
      { field: 'reason', tooltip: ['reason'] },
      'source',
      'decidedBy',
      'changedAt',
      { field: 'enteredAt', cell: { kind: 'date' }, show: 'off' },
    ],
    filters: ['orderNr', 'customerName', 'reason', { kind: 'select', field: 'source' }, 'changedAt'],
    sort: '-changedAt',
    actions: [
      {
        label: 'Return to queue…',
        enabled: { source: ['customer', 'customer-service'] },
        disabledReason: 'Finance invalidated this order, so only finance can return it to the queue.',
        title: 'Return order {orderNr} to the queue',
        call: 'reopenOrder',
        fields: [
          {
            name: 'note',
            label: 'Reason',
            help: 'The customer is called again and receives a new link.',
            required: true,
          },
        ],
      },
    ],
    export: { reportType: 'oms-invalid-orders' },
    empty: { heading: 'No invalidated orders', text: 'Orders that will not be shipped appear here.' },
  },
})
