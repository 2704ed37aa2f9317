import { defineForm, defineScreen } from '../../schemas/index.ts'
import { askedByRefundMethods, chosenRefundMethod, refundMethodProfile } from '../shared/refundMethodForm.ts'
import { refundMethodLoads } from '../shared/refundMethodLoads.ts'
import { askedFields } from '../shared/refundMethods.ts'

/** What a method asks for, without a refund to save it in. */
const preview = defineForm({
  id: 'refund-method-preview',
  profile: refundMethodProfile,
  fields: [chosenRefundMethod, ...askedByRefundMethods],
  draft: false,
})

const { methods, accountTypes, banks } = refundMethodLoads

const methodFields = defineForm({
  id: 'refund-method-fields',
  fields: [askedFields],
  submit: {
    call: '/api/finance/refunds/methods/{idRefundMethod}',
    method: 'PUT',
    version: 'version',
  },
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
      grid: {
        id: 'grid-finance-refund-methods',
        source: '/api/finance/refunds/methods/grid',
        columns: [
          {
            field: 'displayName',
            label: 'Method',
            sortable: true,
            width: 160,
            show: 'always',
            pin: 'start',
          },
          { field: 'alias', label: 'Alias', cell: { kind: 'text', copy: true }, sortable: true, width: 192 },
          { field: 'fieldCount', label: 'Fields', cell: { kind: 'number' }, sortable: true, width: 80 },
          {
            field: 'requiredFields',
            label: 'Required',
            tooltip: [{ field: 'requiredFields', label: 'Required' }],
          },
          {
            field: 'optionalFields',
            label: 'Optional',
            tooltip: [{ field: 'optionalFields', label: 'Optional' }],
          },
          {
            field: 'changedAt',
            label: 'Changed',
            cell: { kind: 'date' },
            sortable: true,
            width: 104,
            tooltip: [
              { field: 'changedBy', label: 'Changed by' },
              { field: 'changedAt', label: 'Changed', cell: { kind: 'date', time: true } },
            ],
          },
          { field: 'changedBy', label: 'Changed by', sortable: true, width: 144, show: 'off' },
        ],
        filters: [
          { kind: 'text', field: 'displayName', label: 'Method', condition: 'like' },
          { kind: 'text', field: 'alias', label: 'Alias' },
        ],
        sort: { field: 'displayName', order: 'asc' },
        actions: [
          {
            kind: 'open',
            label: 'Edit fields…',
            panel: { title: 'What {displayName} asks for', size: 'wide', form: methodFields },
          },
        ],
        empty: 'There are no refund methods.',
      },
    },
    {
      kind: 'expandable',
      title: 'Preview of the refund form',
      body: [
        {
          kind: 'form',
          form: preview,
          assumes: 'A preview by which a change is seen at once; it saves nothing.',
        },
      ],
    },
  ],
})
