import { defineForm, defineScreen, type FieldDefinition } from '../../schemas/index.ts'
import { askedByRefundMethods, chosenRefundMethod, refundMethodProfile } from './parts/refundMethodForm.ts'
import { refundMethodLoads } from './parts/refundMethodLoads.ts'

/** What a method asks for, without a refund to save it in. */
const preview = defineForm({
  id: 'refund-method-preview',
  entity: 'refundAccount',
  profile: refundMethodProfile,
  fields: [chosenRefundMethod, ...askedByRefundMethods],
  draft: false,
})

const { methods, accountTypes, banks } = refundMethodLoads

/** The fields that a method asks for, in the order in which it asks; the attributes are those of the refund form (spec 1 §3). */
const askedFields: FieldDefinition = {
  name: 'availableFields',
  add: 'Add a field',
  max: 15,
  unique: ['attribute'],
  fields: [
    {
      kind: 'select',
      name: 'attribute',
      options: [
        { value: 'codIsPostalRefund', label: 'Postal refund' },
        { value: 'bankAccountHolderName', label: 'Account holder' },
        { value: 'bankAccountNumber', label: 'Account number' },
        { value: 'bankAccountType', label: 'Account type' },
        { value: 'bankAccountTypeOther', label: 'Other type' },
        { value: 'bankName', label: 'Bank' },
        { value: 'bankCode', label: 'Bank code' },
        { value: 'branchName', label: 'Branch' },
        { value: 'branchCode', label: 'Branch code' },
        { value: 'nationalId', label: 'National id' },
        { value: 'customerFullName', label: 'Full name' },
        { value: 'customerPhoneNumber', label: 'Phone number' },
        { value: 'customerFullAddress', label: 'Full address' },
        { value: 'transaction', label: 'Transaction' },
        { value: 'iban', label: 'IBAN' },
      ],
    },
    'label',
    'required',
    { name: 'maxLength', clamp: true },
    {
      name: 'fixedLength',
      clamp: true,
      enabled: { attribute: 'iban' },
      clearWhen: 'disabled',
      assumes: 'Only an IBAN has a fixed length (spec 1 §5).',
    },
    'language',
    { name: 'dropdown', enabled: { attribute: ['bankName', 'bankAccountType'] }, clearWhen: 'disabled' },
  ],
}

export default defineScreen({
  name: 'finance-refund-methods',
  path: '/finance/settings/refund-methods',
  title: 'Refund methods',
  access: { resource: 'finance_refund_admin' },
  assumes:
    'The specification only names the screen. Name and alias of a method come from the older system; this screen changes its fields. The preview shows a change at once and saves nothing.',
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
      ],
      hidden: ['changedBy'],
      filters: [{ field: 'displayName', label: 'Method' }, 'alias'],
      sort: 'displayName',
      actions: [
        {
          label: 'Edit fields…',
          title: '{displayName} fields',
          size: 'wide',
          call: 'changeRefundMethod',
          fields: [askedFields],
        },
      ],
      empty: 'No refund methods.',
    },
    { kind: 'expandable', title: 'Preview of the refund form', body: { kind: 'form', form: preview } },
  ],
})
