import { type BlockOf, type Form } from '../../schemas/index.ts'
import { rmaItemState } from './returns.ts'

const one = '/api/rma/details/{id}/items/{itemId}'

/** What comes back of an order, item by item. */
export const rmaItems: BlockOf<'grid'> = {
  kind: 'grid',
  heading: 'Items',
  grid: {
    id: 'grid-rma-items',
    source: '/api/rma/details/{id}/items/grid',
    rowKey: 'itemId',
    columns: [
      { field: 'code', label: 'Code', cell: { kind: 'text', copy: true }, sortable: true, width: 112 },
      { field: 'name', label: 'Product', sortable: true },
      { field: 'quantity', label: 'Pieces', cell: { kind: 'number' }, sortable: true, width: 80 },
      {
        field: 'total',
        label: 'Worth',
        cell: { kind: 'money', currency: 'currency' },
        sortable: true,
        width: 120,
      },
      { field: 'reason', label: 'Reason', sortable: true, width: 144 },
      { field: 'condition', label: 'Condition', sortable: true, width: 112 },
      { field: 'state', label: 'State', cell: rmaItemState, sortable: true, width: 112 },
      { field: 'note', label: 'Note', width: 136, tooltip: [{ field: 'note', label: 'Note' }] },
      { field: 'itemId', label: 'Item', width: 80, show: 'off' },
    ],
    actions: [
      {
        kind: 'request',
        label: 'Accept',
        call: `${one}/accept`,
        access: { resource: 'cs_returns_create' },
        visible: { field: 'state', is: 'received' },
      },
      {
        kind: 'open',
        label: 'Reject…',
        tone: 'danger',
        access: { resource: 'cs_returns_create' },
        visible: { field: 'state', is: 'received' },
        panel: {
          title: 'Reject {name}',
          size: 'medium',
          form: reasonForm('rma-item-reject', `${one}/reject`, 'Reject', [
            'Used by the customer',
            'Parts are missing',
            'Another product was sent',
            'Not received',
          ]),
        },
      },
      {
        kind: 'open',
        label: 'Cancel item…',
        tone: 'danger',
        access: { resource: 'rma_item_cancellation' },
        visible: { field: 'state', in: ['requested', 'received'] },
        panel: {
          title: 'Cancel {name}',
          size: 'medium',
          form: reasonForm('rma-item-cancel', `${one}/cancel`, 'Cancel item', [
            'Customer keeps it',
            'Entered by mistake',
            'Returned with another RMA',
          ]),
        },
      },
    ],
    empty: 'This return has no items.',
  },
}

function reasonForm(id: string, call: string, label: string, reasons: readonly string[]): Form {
  return {
    id,
    fields: [
      {
        kind: 'choice',
        name: 'reason',
        label: 'Reason',
        required: true,
        options: reasons.map(value => ({ value, label: value })),
      },
      { kind: 'text', name: 'note', label: 'Note', rows: 3, maxLength: 500 },
    ],
    submit: { call, label },
  }
}
