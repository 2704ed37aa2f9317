import { defineEntity } from '../../../schemas/index.ts'

export default defineEntity({
  name: 'refundBankAccount',
  key: 'idBankAccount',
  label: 'Bank account',
  title: '{label}',
  fields: {
    idBankAccount: { type: 'id', label: 'Account' },
    name: { type: 'text', label: 'Name', maxLength: 60, help: 'By which staff know it.', size: 'l' },
    bankName: { type: 'text', label: 'Bank', maxLength: 60, size: 'l' },
    holder: { type: 'text', label: 'Holder', maxLength: 70, personal: true, size: 'l' },
    iban: {
      type: 'text',
      label: 'IBAN',
      copy: true,
      maxLength: 42,
      charset: 'english',
      help: 'With or without spaces.',
      size: 'xl',
    },
    bic: { type: 'text', label: 'BIC', copy: true, maxLength: 11, charset: 'english', size: 'm' },
    currency: { type: 'status', label: 'Currency', options: { GBP: 'GBP', EUR: 'EUR' } },
    isDefault: { type: 'boolean', label: 'Default' },
    dailyLimit: {
      type: 'money',
      label: 'Limit per day',
      min: 0,
      max: 10000000,
      help: 'Empty: no limit.',
      optional: true,
    },
    refunds: { type: 'integer', label: 'Refunds', optional: true },
    status: {
      type: 'status',
      label: 'Status',
      options: { active: { label: 'Active', tone: 'success' }, inactive: 'Inactive' },
    },
    updatedBy: { type: 'text', label: 'Changed by', optional: true },
    updatedAt: { type: 'moment', label: 'Changed', optional: true },
    version: { type: 'integer', label: 'Version', sortable: false, optional: true },
  },
})
