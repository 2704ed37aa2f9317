import { defineScreen } from '../../schemas/index.ts'
import { rmaLink } from '../shared/links.ts'

export default defineScreen({
  name: 'rma',
  path: '/rma',
  title: 'Return authorisations',
  access: { resource: 'return_index_csr' },
  assumes:
    'The specification names the screen without its columns; the server provides the filter options. The initial filter shows unfinished returns. A return is created from its order, so a new one starts with an order number.',
  loads: { filter: { call: 'rmaFilters', onError: { toast: 'server', value: {} } } },
  body: [
    {
      kind: 'actions',
      actions: [
        {
          label: 'New return…',
          title: 'New return',
          tone: 'success',
          access: { resource: 'cs_returns_create' },
          call: 'findReturnableOrder',
          fields: [
            {
              kind: 'text',
              name: 'salesOrderNumber',
              label: 'Sales order number',
              required: true,
              maxLength: 20,
            },
          ],
          submit: 'Continue',
          onSuccess: { go: 'rma-new', params: { salesOrderNumber: 'data.orderNr' } },
        },
      ],
    },
    {
      kind: 'grid',
      call: 'rmas',
      columns: [
        { field: 'rmaNr', cell: rmaLink, show: 'always' },
        'orderNr',
        'customerName',
        'status',
        'pieces',
        { field: 'amount', total: true },
        'returnMethodLabel',
        { field: 'refundMethodLabel', show: 'off' },
        'idRefund',
        { field: 'trackingNr', show: 'off' },
        { field: 'createdBy', show: 'off' },
        { field: 'createdAt', cell: { kind: 'date' } },
      ],
      // The last two say where another return of the order is made.
      hidden: ['updatedAt', 'returnsAt', 'countryCode'],
      filters: [
        { field: 'rmaNr', condition: 'equals' },
        'orderNr',
        'customerName',
        {
          kind: 'multiSelect',
          field: 'status',
          options: { load: 'filter.statuses', value: 'value', label: 'label' },
          initial: ['requested', 'transit', 'received'],
        },
        { field: 'returnMethod', options: { load: 'filter.returnMethods', value: 'value', label: 'label' } },
        { field: 'refundMethod', options: { load: 'filter.refundMethods', value: 'value', label: 'label' } },
        'createdAt',
      ],
      filterTabs: 'status',
      sort: '-createdAt',
      actions: [
        { label: 'Open', to: 'rma-detail', params: { id: 'idRma' } },
        {
          label: 'New return for this order',
          to: 'rma-new',
          params: { salesOrderNumber: 'orderNr' },
          visible: { returnsAt: 'internal' },
        },
        {
          label: 'New return at the external site',
          to: 'rma-external',
          params: { country: 'countryCode', salesOrderNumber: 'orderNr' },
          visible: { returnsAt: 'external' },
        },
      ],
      export: { reportType: 'rma' },
      empty: {
        heading: 'No open returns',
        text: 'A return is created from its order.',
        links: [{ label: 'Find an order', to: 'cs-search' }],
      },
    },
  ],
})
