import { defineScreen } from '../../schemas/index.ts'
import {
  orderInvoices,
  orderItems,
  orderPackages,
  orderPayments,
  orderRefunds,
  orderReturns,
} from './parts/orderParts.ts'
import { orderReturnActions } from './parts/orderReturnActions.ts'

export default defineScreen({
  name: 'order',
  path: '/order/{id}',
  title: 'Order',
  heading: 'Order {id}',
  parent: 'cs-search',
  access: { resource: 'oms_search_access' },
  params: { id: { pattern: '^[0-9]{1,20}$', example: '536367' } },
  assumes:
    'The specification names the call without its fields, and no resource: an order shows who its customer is, so it asks for that of the order search. An order number has 1 to 20 digits, as in the creation of a return.',
  loads: { order: { call: 'order', record: 'order {id}' } },
  body: [
    {
      kind: 'details',
      look: 'figures',
      load: 'order',
      fields: ['status', 'amount', 'customerName', 'createdAt'],
    },
    { kind: 'actions', load: 'order', actions: orderReturnActions },
    { kind: 'comments', entity: 'order', id: { param: 'id' } },
    {
      kind: 'comments',
      entity: 'po',
      id: { field: 'order.poNr' },
      label: 'Purchase order',
      assumes: 'Purchase order and issue of an order are known by the ids that come with it.',
    },
    { kind: 'comments', entity: 'issue', id: { field: 'order.issueNr' }, label: 'Issue' },
    {
      kind: 'details',
      load: 'order',
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
    {
      kind: 'tabs',
      tabs: [
        { id: 'items', label: 'Items', body: orderItems },
        { id: 'payments', label: 'Payments', body: orderPayments },
        { id: 'invoices', label: 'Invoices', body: orderInvoices },
        { id: 'packages', label: 'Packages', body: orderPackages },
        { id: 'refunds', label: 'Refunds', body: orderRefunds },
        { id: 'returns', label: 'Returns', body: orderReturns },
      ],
    },
    {
      kind: 'expandable',
      title: 'Timeline',
      body: {
        kind: 'timeline',
        load: 'order.timeline',
        assumes: 'What happened to an order comes with it: the specification shows a timeline and no call.',
      },
    },
  ],
})
