import { type BlockDefinitionOf, type FormDefinition } from '../../../schemas/index.ts'

const rejections = ['Used by the customer', 'Parts are missing', 'Another product was sent', 'Not received']

/** What comes back of an order, item by item. */
export const rmaItems: BlockDefinitionOf<'grid'> = {
  kind: 'grid',
  heading: 'Items',
  id: 'grid-rma-items',
  call: 'rmaItems',
  columns: [
    'code',
    'name',
    'quantity',
    'total',
    { field: 'reason', cell: { kind: 'text' } },
    'condition',
    'state',
    { field: 'note', tooltip: ['note'] },
    { field: 'itemId', show: 'off' },
  ],
  actions: [
    {
      label: 'Accept',
      call: 'acceptRmaItem',
      access: { resource: 'cs_returns_create' },
      visible: { state: 'received' },
    },
    {
      label: 'Accept part…',
      access: { resource: 'cs_returns_create' },
      visible: { state: 'received', quantity: { not: 1 } },
      title: 'Accept a part of {name}',
      form: {
        id: 'rma-item-accept-part',
        values: false,
        fields: [
          {
            kind: 'number',
            name: 'accepted',
            label: 'Accepted pieces',
            help: 'The other pieces are rejected.',
            required: true,
            decimals: 0,
            min: 1,
          },
          { kind: 'choice', name: 'reason', label: 'Why the others are rejected', options: rejections },
          'note',
        ],
        submit: { call: 'acceptPartOfRmaItem', label: 'Accept part' },
      },
    },
    {
      label: 'Reject…',
      tone: 'danger',
      access: { resource: 'cs_returns_create' },
      visible: { state: 'received' },
      title: 'Reject {name}',
      form: reasonForm('rma-item-reject', 'rejectRmaItem', 'Reject', rejections),
    },
    {
      label: 'Cancel item…',
      tone: 'danger',
      access: { resource: 'rma_item_cancellation' },
      visible: { state: ['requested', 'received'] },
      title: 'Cancel {name}',
      form: reasonForm('rma-item-cancel', 'cancelRmaItem', 'Cancel item', [
        'Customer keeps it',
        'Entered by mistake',
        'Returned with another RMA',
      ]),
    },
  ],
  empty: 'This return has no items.',
}

function reasonForm(id: string, call: string, label: string, reasons: string[]): FormDefinition {
  return {
    id,
    values: false,
    fields: [{ kind: 'choice', name: 'reason', options: reasons }, 'note'],
    submit: { call, label },
  }
}
