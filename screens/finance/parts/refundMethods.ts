import { type FieldDefinition } from '../../../schemas/index.ts'

/** The fields that a method asks for, in the order in which it asks; the attributes are those of the refund form (spec 1 §3). */
export const askedFields: FieldDefinition = {
  name: 'availableFields',
  add: 'Add a field',
  max: 15,
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
