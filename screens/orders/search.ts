import { defineScreen } from '../../schemas/index.ts'
import { deliveryStatus, orderLink, orderPayment } from '../shared/orders.ts'

export default defineScreen({
  name: 'cs-search',
  path: '/cs/search',
  title: 'Order search',
  access: { resource: 'oms_search_access' },
  assumes:
    'The specification names the screen without its columns, its call and a resource. The search arrives as a filter, so that it can be seen, changed and taken away. It shows names and mail addresses of customers, so it asks for the resource of its menu entry; the search of the top bar is offered to those who may open it.',
  query: {
    fieldName: {
      // Any other field would list all orders.
      pattern: '^(?:orderNr|customerEmail|customerFirstName|customerLastName)$',
      example: 'customerLastName',
    },
    fieldValue: { example: 'Smith' },
  },
  body: [
    {
      kind: 'grid',
      grid: {
        id: 'grid-oms-order-search',
        source: '/api/oms/order-search/grid',
        columns: [
          { field: 'orderNr', label: 'Order Nr', cell: orderLink, sortable: true, width: 104 },
          { field: 'customerFirstName', label: 'First name', sortable: true, width: 104 },
          { field: 'customerLastName', label: 'Last name', sortable: true, width: 120 },
          { field: 'customerEmail', label: 'Email', sortable: true },
          {
            field: 'customerPhone',
            label: 'Phone',
            cell: { kind: 'text', copy: true },
            width: 168,
            show: 'off',
          },
          { field: 'city', label: 'City', sortable: true, width: 120 },
          { field: 'country', label: 'Country', sortable: true, width: 128, show: 'off' },
          {
            field: 'amount',
            label: 'Amount',
            cell: { kind: 'money', currency: 'currency' },
            sortable: true,
            width: 120,
          },
          { field: 'payment', label: 'Payment', cell: orderPayment, sortable: true, width: 136 },
          { field: 'status', label: 'Status', cell: deliveryStatus, width: 132 },
          { field: 'createdAt', label: 'Created', cell: { kind: 'date' }, sortable: true, width: 104 },
        ],
        // The fields of the order search (spec 1 §3), found as it finds them: whole, whatever their case.
        filters: [
          { kind: 'text', field: 'orderNr', label: 'Order Nr' },
          { kind: 'text', field: 'customerEmail', label: 'Customer Email' },
          { kind: 'text', field: 'customerFirstName', label: 'Customer First Name' },
          { kind: 'text', field: 'customerLastName', label: 'Customer Last Name' },
          { kind: 'dateRange', field: 'createdAt', label: 'Created' },
        ],
        initialFilters: { query: { field: 'fieldName', value: 'fieldValue' } },
        sort: { field: 'createdAt', order: 'desc' },
        empty: 'There are no orders yet.',
      },
    },
  ],
})
