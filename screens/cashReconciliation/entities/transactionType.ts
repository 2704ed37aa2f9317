import { defineEntity } from '../../../schemas/index.ts'

export default defineEntity({
  name: 'transactionType',
  key: 'id',
  label: 'Transaction type',
  title: '{name}',
  fields: {
    id: { type: 'id', label: 'Transaction type' },
    name: { type: 'text', label: 'Name', maxLength: 60 },
    code: { type: 'text', label: 'Code', size: 'm' },
    direction: {
      type: 'status',
      label: 'Direction',
      options: {
        up: { label: 'Owes more', tone: 'warning' },
        down: { label: 'Owes less', tone: 'success' },
        both: 'Either way',
      },
      size: 'm',
    },
    mode: {
      type: 'status',
      label: 'Booked',
      options: { manual: { label: 'By hand', tone: 'info' }, automatic: 'Automatically' },
    },
    transactions: { type: 'integer', label: 'Transactions' },
    approvalLimit: {
      type: 'decimal',
      label: 'Second person above',
      decimals: 2,
      min: 0,
      max: 1000000,
      help: 'In the currency of the transaction: above it somebody else approves before anything is booked. 0: never. Who sets the limit always needs a second person.',
      optional: true,
    },
    status: {
      type: 'status',
      label: 'Status',
      options: { active: { label: 'Active', tone: 'success' }, inactive: 'Inactive' },
    },
    changedAt: { type: 'moment', label: 'Changed', time: false },
    limitBy: { type: 'text', label: 'Set by', optional: true },
    changedBy: { type: 'text', label: 'Changed by' },
    version: { type: 'integer', label: 'Version', sortable: false },
  },
})
