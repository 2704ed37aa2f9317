import { defineForm, defineScreen } from '../../schemas/index.ts'
import { askedByRefundMethods, chosenRefundMethod, refundMethodProfile } from './parts/refundMethodForm.ts'
import { refundMethodLoads } from './parts/refundMethodLoads.ts'
import { askedFields } from './parts/refundMethods.ts'

/** What a method asks for, without a refund to save it in. */
const preview = defineForm({
  id: 'refund-method-preview',
  entity: 'refundAccount',
  profile: refundMethodProfile,
  fields: [chosenRefundMethod, ...askedByRefundMethods],
  draft: false,
})

const { methods, accountTypes, banks } = refundMethodLoads

const methodFields = defineForm({
  id: 'refund-method-fields',
  fields: [askedFields],
  submit: 'changeRefundMethod',
})

export default defineScreen({
  name: 'finance-refund-methods',
  path: '/finance/settings/refund-methods',
  title: 'Refund methods',
  access: { resource: 'finance_refund_admin' },
  assumes:
    'The specification names the screen alone. Name and alias of a method are those of the older system: what is changed here is what it asks for.',
  loads: { methods, accountTypes, banks },
  body: [
    {
      kind: 'grid',
      call: 'refundMethodSettings',
      rowKey: 'displayName',
      columns: [
        { field: 'displayName', label: 'Method', show: 'always', pin: 'start', size: 'm' },
        { field: 'alias', cell: { kind: 'text', copy: true }, size: 'l' },
        'fieldCount',
        { field: 'requiredFields', tooltip: ['requiredFields'] },
        { field: 'optionalFields', tooltip: ['optionalFields'] },
        {
          field: 'changedAt',
          tooltip: ['changedBy', { field: 'changedAt', cell: { kind: 'date', time: true } }],
        },
        { field: 'changedBy', show: 'off' },
      ],
      filters: [{ field: 'displayName', label: 'Method' }, 'alias'],
      sort: 'displayName',
      actions: [{ label: 'Edit fields…', title: '{displayName} fields', size: 'wide', form: methodFields }],
      empty: 'No refund methods.',
    },
    {
      kind: 'expandable',
      title: 'Preview of the refund form',
      body: {
        kind: 'form',
        form: preview,
        assumes: 'A preview by which a change is seen at once; it saves nothing.',
      },
    },
  ],
})
