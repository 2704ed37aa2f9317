import { defineScreen } from '../../schemas/index.ts'
import { newRmaForm } from './parts/newReturn.ts'
import { newRmaItems } from './parts/newReturnItems.ts'

export default defineScreen({
  name: 'rma-new',
  path: '/rma/new/{salesOrderNumber}',
  title: 'New return',
  heading: 'New return for order {salesOrderNumber}',
  parent: 'rma',
  access: { resource: 'cs_returns_create' },
  params: { salesOrderNumber: { pattern: '^[0-9]{1,20}$', example: '578031' } },
  assumes:
    'The specification names the calls without their fields. A reply that lacks the setting or the RMA info is none. What is not eligible can be let through by a holder of rma-eligibility_override, with a reason that stays on the return; then it can be chosen as any other.',
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
      load: 'rma',
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
    newRmaItems,
    { kind: 'form', form: newRmaForm, visible: { 'rma.items.0.itemId': { present: true } } },
    {
      kind: 'text',
      tone: 'warning',
      text: 'None of the items in this order can be returned.',
      visible: { 'rma.items.0.itemId': { present: false } },
    },
  ],
})
