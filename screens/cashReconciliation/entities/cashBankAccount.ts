import { defineEntity } from '../../../schemas/index.ts'

export default defineEntity({
  name: 'cashBankAccount',
  key: 'id',
  label: 'Bank account',
  title: '{name}',
  fields: {
    id: { type: 'id', label: 'Bank account' },
    name: { type: 'text', label: 'Name', maxLength: 60, size: 'l' },
    bankName: { type: 'text', label: 'Bank', maxLength: 60, size: 'm' },
    iban: {
      type: 'text',
      label: 'IBAN',
      copy: true,
      maxLength: 42,
      warn: 'iban',
      help: 'With or without spaces.',
      size: 'xl',
    },
    currency: { type: 'status', label: 'Currency', options: { GBP: 'GBP', EUR: 'EUR' } },
    navisionAccount: { type: 'text', label: 'Navision account', maxLength: 20, size: 'xs' },
    payments: { type: 'integer', label: 'Payments' },
    status: {
      type: 'status',
      label: 'Status',
      options: { active: { label: 'Active', tone: 'success' }, inactive: 'Inactive' },
    },
    changedAt: { type: 'moment', label: 'Changed', time: false },
    changedBy: { type: 'text', label: 'Changed by' },
    version: { type: 'integer', label: 'Version', sortable: false },
  },
})
