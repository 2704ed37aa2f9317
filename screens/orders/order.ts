import { defineScreen } from '../../schemas/index.ts'
import { orderTabs } from './parts/orderTabs.ts'

export default defineScreen({
  name: 'order',
  path: '/order/{id}',
  title: 'Order',
  heading: 'Order {id}',
  parent: 'cs-search',
  access: { resource: 'oms_search_access' },
  params: { id: { pattern: '^[0-9]{1,20}$', example: '536367' } },
  assumes:
    'The specification names the call without its fields, and no resource: an order shows its customer, so it requires the resource of the order search. An order number has 1 to 20 digits, as in the creation of a return. Purchase order and issue are identified by the ids in the order. The timeline is part of the order, because the specification shows a timeline and no call.',
  loads: { order: { call: 'order', record: 'order {id}' } },
  body: [
    { kind: 'details', look: 'figures', fields: ['status', 'amount', 'customerName', 'createdAt'] },
    {
      kind: 'actions',
      // Where a return of the order is made, as the server says: in this console, or at the external site.
      actions: [
        {
          label: 'Create return',
          to: 'rma-new',
          params: { salesOrderNumber: 'orderNr' },
          visible: { returnsAt: 'internal', isDelivered: true },
        },
        {
          label: 'Create return on the external site',
          to: 'rma-external',
          params: { country: 'countryCode', salesOrderNumber: 'orderNr' },
          visible: { returnsAt: 'external', isDelivered: true },
        },
      ],
    },
    { kind: 'comments', entity: 'order', id: { param: 'id' } },
    { kind: 'comments', entity: 'po', id: { field: 'order.poNr' }, label: 'Purchase order comments' },
    { kind: 'comments', entity: 'issue', id: { field: 'order.issueNr' }, label: 'Issue comments' },
    {
      kind: 'details',
      empty: 'This order has no details to show.',
      fields: [
        { field: 'orderNr', cell: { kind: 'text', copy: true } },
        'payment',
        { field: 'createdAt', cell: { kind: 'date', time: true } },
        'decidedBy',
        'decidedAt',
        'reason',
        'poNr',
        'customerName',
        'customerEmail',
        'customerPhone',
        'address',
        'postcode',
        'city',
        'country',
      ],
    },
    orderTabs,
  ],
})
