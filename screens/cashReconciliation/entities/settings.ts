import { defineEntities } from '../../../schemas/index.ts'

export default defineEntities({
  cashBankAccount: {
    label: 'Bank account',
    title: '{name}',
    include: { tracked: true, cashFields: ['currency'], record: ['version'] },
    fields: {
      id: 'id',
      name: { as: 'record.name', maxLength: 60, size: 'l' },
      bankName: { as: 'bankData.bankName', size: 'm' },
      iban: { as: 'bankData.iban', warn: 'iban', size: 'xl' },
      navisionAccount: { type: 'text', maxLength: 20, size: 'xs' },
      payments: 'integer',
    },
  },
  cashPaymentMethod: {
    label: 'Payment method',
    title: '{name}',
    include: { tracked: true, record: ['version'] },
    fields: {
      id: 'id',
      name: { as: 'record.name', maxLength: 60 },
      isExternal: 'boolean',
      needsReceipt: { type: 'boolean', label: 'Needs a receipt' },
      payments: 'integer',
    },
  },
  /** What a payment may be paid with. */
  methodChoice: { title: '{label}', include: { choice: true, cashPaymentMethod: ['needsReceipt?'] } },
  /** Where a payment may be paid in. */
  accountChoice: { title: '{label}', include: { choice: true, cashFields: ['currency?'] } },
  cashReason: {
    label: 'Reason',
    title: '{name}',
    include: { tracked: true, record: ['version'] },
    fields: {
      id: 'id',
      name: { type: 'text', label: 'Reason', maxLength: 60 },
      type: {
        type: 'status',
        options: { AdjustmentReason: 'Adjustment', RejectionReason: 'Rejection' },
        tones: { info: 'AdjustmentReason', danger: 'RejectionReason' },
        size: 'm',
      },
    },
  },
  transactionType: {
    title: '{name}',
    include: { tracked: true, record: ['version'] },
    fields: {
      id: 'id',
      name: { as: 'record.name', maxLength: 60 },
      code: { type: 'text', size: 'm' },
      direction: {
        type: 'status',
        options: { up: 'Increases', down: 'Decreases', both: 'Either way' },
        tones: { warning: 'up', success: 'down' },
        size: 'm',
      },
      mode: {
        type: 'status',
        label: 'Booked',
        options: { manual: 'By hand', automatic: 'Automatically' },
        tones: { info: 'manual' },
      },
      transactions: 'integer',
      approvalLimit: {
        as: 'record.approvalLimit?',
        help: 'In the currency of the transaction. Above this amount a second person approves before booking. 0 = never. The person who sets the limit always needs a second person.',
      },
      limitBy: { type: 'text?', label: 'Set by' },
    },
  },
})
