import { type BlockDefinitionOf } from '../../../schemas/index.ts'

const works = { resource: 'cs_returns_create' } as const
const rejections = ['Used by the customer', 'Parts are missing', 'Another product was sent', 'Not received']
const cancellations = ['Customer keeps it', 'Entered by mistake', 'Returned with another RMA']

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
  ],
  hidden: ['itemId'],
  actions: [
    { label: 'Accept', call: 'acceptRmaItem', access: works, visible: { state: 'received' } },
    {
      label: 'Accept part…',
      title: 'Accept a part of {name}',
      access: works,
      visible: { state: 'received', quantity: { not: 1 } },
      call: 'acceptPartOfRmaItem',
      fields: [
        {
          kind: 'number',
          name: 'accepted',
          help: 'The other pieces are rejected.',
          required: true,
          decimals: 0,
          min: 1,
          atMost: 'record.quantity',
        },
        { kind: 'choice', name: 'reason', label: 'Reason for rejecting the others', options: rejections },
        'note',
      ],
    },
    {
      label: 'Reject…',
      title: 'Reject {name}',
      tone: 'danger',
      access: works,
      visible: { state: 'received' },
      call: 'rejectRmaItem',
      fields: [{ kind: 'choice', name: 'reason', options: rejections }, 'note'],
    },
    {
      label: 'Cancel item…',
      title: 'Cancel {name}',
      tone: 'danger',
      access: { resource: 'rma_item_cancellation' },
      visible: { state: ['requested', 'received'] },
      call: 'cancelRmaItem',
      fields: [{ kind: 'choice', name: 'reason', options: cancellations }, 'note'],
    },
  ],
  empty: 'This return has no items.',
}
