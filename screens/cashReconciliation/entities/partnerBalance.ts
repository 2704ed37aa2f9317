import { defineEntity } from '../../../schemas/index.ts'

export default defineEntity({
  name: 'partnerBalance',
  key: 'key',
  label: 'Balance',
  fields: {
    key: { type: 'id', label: 'Account' },
    partner: { type: 'text', label: 'Partner', size: 'l' },
    balance: { type: 'money', label: 'Balance' },
    open: { type: 'money', label: 'Not reconciled' },
    overdue: { type: 'money', label: 'Overdue' },
    lastPaid: { type: 'money', label: 'Last payment' },
    lastPaidAt: { type: 'moment', label: 'Last paid' },
    opening: { type: 'money', label: 'Opening balance' },
    collected: { type: 'money', label: 'Collected' },
    paid: { type: 'money', label: 'Paid', size: 'm' },
    fees: { type: 'money', label: 'Fees' },
    adjusted: { type: 'money', label: 'Adjusted' },
    moved: { type: 'money', label: 'Moved' },
    closing: { type: 'money', label: 'Closing balance' },
    week: { type: 'money', label: 'Open up to 7 d' },
    month: { type: 'money', label: 'Open 8 to 30 d' },
    older: { type: 'money', label: 'Open over 30 d' },
    partnerId: { type: 'text', label: 'Partner' },
    currency: { type: 'status', label: 'Currency', options: { GBP: 'GBP', EUR: 'EUR' } },
    at: { type: 'date', label: 'Period' },
  },
})
