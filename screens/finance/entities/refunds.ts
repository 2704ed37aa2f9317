import { defineEntities } from '../../../schemas/index.ts'

export default defineEntities({
  /** What the methods of refunds ask a customer for (spec 1 §3). */
  accountDetails: {
    abstract: true,
    fields: {
      isReplace: { type: 'boolean?', label: 'Replace Ticket' },
      codIsPostalRefund: { type: 'boolean?', label: 'Postal refund' },
      bankAccountHolderName: { type: 'text?', label: 'Account holder' },
      bankAccountNumber: { type: 'text?', label: 'Account number' },
      bankAccountType: { type: 'text?', label: 'Account type' },
      bankAccountTypeOther: { type: 'text?', label: 'Other account type' },
      bankName: 'text?',
      bankCode: 'text?',
      branchName: 'text?',
      branchCode: 'text?',
      nationalId: 'text?',
      customerFullName: { type: 'text?', label: 'Full name', personal: true },
      customerPhoneNumber: { type: 'text?', label: 'Phone number', personal: true },
      customerFullAddress: { type: 'text?', label: 'Full address', personal: true },
      transaction: 'text?',
      iban: { type: 'text?', warn: 'iban', help: 'Without spaces.' },
    },
  },
  refund: {
    screen: 'finance-refund-details',
    include: {
      accountDetails: true,
      record: ['orderNr?', 'amount', 'updatedAt?', 'ageDays?', 'blocked?', 'reason?', 'version?', 'dueAt'],
      contact: ['customerName?'],
    },
    fields: {
      idRefund: { type: 'id', copy: true },
      rmaNr: { type: 'text?', exact: true, size: 's' },
      customerEmail: { as: 'contact.customerEmail?', size: 'l' },
      currency: { as: 'record.currency', size: 'xs' },
      method: { as: 'record.method?', exact: true },
      methodLabel: { type: 'text', size: 'm' },
      status: {
        type: 'status',
        options: [
          'pending',
          { waiting: 'Waiting for customer' },
          'ready',
          { sent: 'Sent to bank' },
          'paid',
          'failed',
          'cancelled',
        ],
        tones: {
          warning: ['pending', 'waiting'],
          info: ['ready', 'sent'],
          success: 'paid',
          danger: 'failed',
        },
      },
      createdAt: { as: 'record.createdAt', time: false },
      customerPhone: { as: 'contact.customerPhone?', sortable: false, size: 'l' },
      questions: { type: 'integer?', label: 'Reminders sent', sortable: false },
      idRefundMethod: 'id?',
      idBankAccount: {
        type: 'id?',
        label: 'Paid from',
        help: 'Leave blank to use the default account of its currency. The refund is sent now, not with the daily bank file.',
      },
      note: { as: 'record.note?', maxLength: 500 },
      bankAccount: { type: 'text?', label: 'Paid from' },
      idRma: 'id?',
    },
  },
  refundAccount: {
    label: 'Account of a refund',
    include: { accountDetails: true, record: ['version'] },
    fields: { idRefundMethod: { type: 'id', label: 'Refund method' } },
  },
  customer: {
    include: { contact: ['address', 'postcode', 'city', 'country'] },
    fields: {
      customerName: { type: 'id', label: 'Name' },
      customerEmail: { type: 'text', label: 'Email', personal: true },
      customerPhone: { type: 'text', label: 'Phone', personal: true },
    },
  },
  balanceSheet: {
    include: { record: ['currency'] },
    fields: {
      idRefund: 'id?',
      paid: { type: 'money', label: 'Paid by the customer' },
      refunded: 'money',
      vouchers: 'money',
      open: 'money',
    },
  },
  commercialGesture: {
    include: { record: ['amount', 'currency', 'reason'] },
    fields: { idRefund: 'id?', grantedBy: 'text', grantedAt: 'moment' },
  },
})
