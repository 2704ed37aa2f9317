import { defineScreen } from '../../schemas/index.ts'

export default defineScreen({
  name: 'rma-new',
  path: '/rma/new/{salesOrderNumber}',
  title: 'New return',
  heading: 'New return for order {salesOrderNumber}',
  parent: 'rma',
  access: { resource: 'cs_returns_create' },
  params: { salesOrderNumber: { pattern: '^[0-9]{1,20}$', example: '578031' } },
  assumes:
    'The specification names the calls without their fields. A reply without the setting or the RMA info is a failure. A holder of rma-eligibility_override can allow ineligible items, with a reason that is stored with the return; they can then be selected like any other item.',
  loads: {
    setting: {
      call: 'returnWindow',
      query: { key: 'cs_return_migration_enabled' },
      first: true,
      onError: { go: 'error' },
    },
    rma: { call: 'returnableOrder', record: 'order {salesOrderNumber}', onError: { go: 'error' } },
    config: { call: 'returnChoices', onError: { toast: 'server', value: {} } },
    returnMethods: 'returnMethods',
  },
  checks: [
    { when: { setting: '1' }, go: 'not-found' },
    // A reply without what it is asked for is as unreadable as none.
    { when: { setting: null }, go: 'error' },
    { when: { rma: null }, go: 'error' },
  ],
  body: [
    {
      kind: 'details',
      empty: 'There are no details of this order.',
      fields: [
        { field: 'orderNr', cell: { kind: 'link', to: 'order', params: { id: 'orderNr' }, copy: true } },
        'customerName',
        'customerPhone',
        'address',
        'createdAt',
        'amount',
        'returns',
      ],
    },
    {
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
      ],
      hidden: ['itemId', 'overridable'],
      actions: [
        {
          label: 'Override…',
          access: { resource: 'rma-eligibility_override' },
          visible: { overridable: 1 },
          title: 'Allow the return of {name}',
          call: 'overrideItem',
        },
      ],
      empty: 'This order has no items.',
    },
    {
      kind: 'form',
      visible: { 'rma.items.0.itemId': { present: true } },
      form: {
        sections: [
          {
            title: 'Items to return',
            fields: [
              {
                name: 'items',
                add: 'Add an item',
                min: 1,
                max: 50,
                unique: ['itemId'],
                fields: [
                  { name: 'itemId', options: { load: 'rma.items', value: 'itemId', label: 'label' } },
                  { name: 'quantity', required: true, atMost: 'itemId.left' },
                  {
                    name: 'reason',
                    required: true,
                    options: { load: 'config.reasons', value: 'value', label: 'label' },
                  },
                  {
                    name: 'condition',
                    required: true,
                    options: { load: 'config.conditions', value: 'value', label: 'label' },
                  },
                ],
              },
            ],
          },
          {
            title: 'Return method',
            fields: [
              { kind: 'choice', name: 'returnMethod', options: 'returnMethods' },
              { name: 'pickupAt', required: true, visible: { returnMethod: 'pickup' }, clearWhen: 'hidden' },
            ],
          },
          {
            title: 'Refund',
            fields: [
              {
                name: 'refundMethod',
                options: { load: 'config.refundMethods', value: 'value', label: 'label' },
              },
              'note',
            ],
          },
        ],
        submit: {
          label: 'Create return',
          call: 'createRma',
          lock: 2,
          onSuccess: { go: 'rma-detail', params: { id: 'data.idRma' } },
        },
      },
    },
    {
      kind: 'text',
      tone: 'warning',
      text: 'None of the items in this order can be returned.',
      visible: { 'rma.items.0.itemId': { present: false } },
    },
  ],
})
