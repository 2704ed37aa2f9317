import { type BlockDefinitionOf } from '../../../schemas/index.ts'

/** The items of an order, and which of them may come back. */
export const newRmaItems: BlockDefinitionOf<'grid'> = {
  kind: 'grid',
  heading: 'Ordered items',
  id: 'grid-rma-new-items',
  call: 'returnableItems',
  columns: [
    'name',
    { field: 'code', show: 'off' },
    'quantity',
    'left',
    'price',
    'eligibility',
    { field: 'why', tooltip: ['why'] },
    { field: 'itemId', show: 'off' },
    { field: 'overridable', show: 'off' },
  ],
  actions: [
    {
      label: 'Override…',
      access: { resource: 'rma-eligibility_override' },
      visible: { overridable: 1 },
      title: 'Allow the return of {name}',
      form: { id: 'rma-override', values: false, submit: { label: 'Override', call: 'overrideItem' } },
    },
  ],
  empty: 'This order has no items.',
}
