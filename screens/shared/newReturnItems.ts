import { type BlockOf } from '../../schemas/index.ts'

const path = '/api/rma/{salesOrderNumber}'

/** The items of an order, and which of them may come back. */
export const newRmaItems: BlockOf<'grid'> = {
  kind: 'grid',
  heading: 'What was ordered',
  grid: {
    id: 'grid-rma-new-items',
    source: `${path}/items/grid`,
    rowKey: 'itemId',
    columns: [
      { field: 'name', label: 'Product', sortable: true },
      {
        field: 'code',
        label: 'Code',
        cell: { kind: 'text', copy: true },
        sortable: true,
        width: 112,
        show: 'off',
      },
      { field: 'quantity', label: 'Ordered', cell: { kind: 'number' }, sortable: true, width: 88 },
      { field: 'left', label: 'Can come back', cell: { kind: 'number' }, sortable: true, width: 120 },
      {
        field: 'price',
        label: 'Price',
        cell: { kind: 'money', currency: 'currency' },
        sortable: true,
        width: 120,
      },
      {
        field: 'eligibility',
        label: 'Return',
        cell: {
          kind: 'status',
          values: {
            eligible: { label: 'Eligible', tone: 'success' },
            overridden: { label: 'Overridden', tone: 'warning' },
            refused: { label: 'Not eligible', tone: 'danger' },
          },
        },
        sortable: true,
        width: 120,
      },
      { field: 'why', label: 'Why', width: 320, tooltip: [{ field: 'why', label: 'Why' }] },
      { field: 'itemId', label: 'Item', width: 120, show: 'off' },
      {
        field: 'overridable',
        label: 'Can be overridden',
        cell: { kind: 'boolean' },
        width: 120,
        show: 'off',
      },
    ],
    actions: [
      {
        kind: 'open',
        label: 'Override…',
        access: { resource: 'rma-eligibility_override' },
        visible: { field: 'overridable', is: 1 },
        panel: {
          title: 'Let {name} come back',
          size: 'medium',
          form: {
            id: 'rma-override',
            fields: [
              {
                kind: 'text',
                name: 'reason',
                label: 'Why',
                help: 'It stays on the return, under your name.',
                required: true,
                rows: 3,
                maxLength: 200,
              },
            ],
            submit: { call: `${path}/items/{itemId}/override`, label: 'Override' },
          },
        },
      },
    ],
    empty: 'This order has no items.',
  },
}
