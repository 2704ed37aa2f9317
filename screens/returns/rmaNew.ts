import { defineScreen } from '../../schemas/index.ts'
import { newRmaForm } from '../shared/newReturn.ts'
import { newRmaItems } from '../shared/newReturnItems.ts'

export default defineScreen({
  name: 'rma-new',
  path: '/rma/new/{salesOrderNumber}',
  title: 'New return',
  parent: 'rma',
  access: { resource: 'cs_returns_create' },
  params: { salesOrderNumber: { pattern: '^[0-9]{1,20}$', example: '578031' } },
  assumes:
    'The specification names the calls without their fields. A reply that lacks the setting or the RMA info is none. What is not eligible can be let through by a holder of rma-eligibility_override, with a reason that stays on the return; then it can be chosen as any other.',
  loads: {
    setting: {
      get: '/api/oms/database-settings',
      query: { key: 'cs_return_migration_enabled' },
      select: 'data.data',
      first: true,
      onError: { go: 'error' },
    },
    rma: {
      get: '/api/rma/{salesOrderNumber}',
      select: 'data',
      record: 'order {salesOrderNumber}',
      onError: { go: 'error' },
    },
    config: { get: '/api/rma/config', select: 'data', onError: { toast: 'server', value: {} } },
    returnMethods: {
      get: '/api/rma/return-method',
      select: 'data',
      onError: { toast: 'server', value: [] },
    },
  },
  checks: [
    { when: { field: 'setting', is: '1' }, go: 'not-found' },
    // A reply without what it is asked for is as unreadable as none.
    { when: { field: 'setting', is: null }, go: 'error' },
    { when: { field: 'rma', is: null }, go: 'error' },
  ],
  body: [
    {
      kind: 'details',
      load: 'rma',
      empty: 'Nothing is known of this order.',
      fields: [
        {
          field: 'orderNr',
          label: 'Order Nr',
          cell: { kind: 'link', to: 'order', params: { id: 'orderNr' }, copy: true },
        },
        { field: 'customerName', label: 'Customer' },
        { field: 'customerPhone', label: 'Phone', cell: { kind: 'text', copy: true } },
        { field: 'address', label: 'Address' },
        { field: 'createdAt', label: 'Ordered', cell: { kind: 'date' } },
        { field: 'amount', label: 'Amount', cell: { kind: 'money', currency: 'currency' } },
        { field: 'returns', label: 'Returns so far', cell: { kind: 'list' } },
      ],
    },
    newRmaItems,
    {
      kind: 'form',
      form: newRmaForm,
      visible: { field: 'rma.items.0.itemId', present: true },
    },
    {
      kind: 'text',
      tone: 'warning',
      text: 'No item of this order can be returned.',
      visible: { field: 'rma.items.0.itemId', present: false },
    },
  ],
})
