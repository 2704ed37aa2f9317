import { type BlockDefinitionOf } from '../../../schemas/index.ts'

/** The items of an order, and which of them may come back. */
export const newRmaItems: BlockDefinitionOf<'grid'> = {
  kind: 'grid',
  heading: 'What was ordered',
  grid: {
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
        kind: 'open',
        label: 'Override…',
        access: { resource: 'rma-eligibility_override' },
        visible: { field: 'overridable', is: 1 },
        panel: {
          title: 'Let {name} come back',
          size: 'medium',
          form: { id: 'rma-override', submit: { label: 'Override', call: 'overrideItem' } },
        },
      },
    ],
    empty: 'This order has no items.',
  },
}
