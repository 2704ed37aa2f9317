import { defineScreen } from '../../schemas/index.ts'

export default defineScreen({
  name: 'cs-search',
  path: '/cs/search',
  title: 'Order search',
  access: { resource: 'oms_search_access' },
  assumes:
    'The specification names the screen without its columns, its call and a resource. The search is a filter of the grid, which users can see, change and remove. It shows names and mail addresses of customers, so it requires the resource of its menu entry; the search of the top bar is offered to users who may open it.',
  query: {
    fieldName: {
      // Any other field would list all orders.
      pattern: '^(?:orderNr|customerEmail|customerFirstName|customerLastName)$',
      example: 'customerLastName',
    },
    fieldValue: { example: 'Smith' },
  },
  body: {
    kind: 'grid',
    id: 'grid-oms-order-search',
    call: 'orders',
    columns: [
      'orderNr',
      'customerFirstName',
      'customerLastName',
      { field: 'customerEmail', cell: { kind: 'text' } },
      { field: 'customerPhone', show: 'off' },
      'city',
      { field: 'country', show: 'off' },
      'amount',
      'payment',
      'status',
      'createdAt',
    ],
    filters: [
      'orderNr',
      { field: 'customerEmail', label: 'Customer Email' },
      { field: 'customerFirstName', label: 'Customer First Name' },
      { field: 'customerLastName', label: 'Customer Last Name' },
      'createdAt',
    ],
    initialFilters: { query: { field: 'fieldName', value: 'fieldValue' } },
    sort: '-createdAt',
    empty: 'No orders yet.',
  },
})
