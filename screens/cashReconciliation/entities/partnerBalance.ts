import { defineEntity } from '../../../schemas/index.ts'

export default defineEntity({
  name: 'partnerBalance',
  key: 'key',
  label: 'Balance',
  fields: {
    key: { type: 'id', label: 'Account', optional: true },
    partner: { type: 'text', label: 'Partner', size: 'l' },
    balance: { type: 'money', label: 'Balance', optional: true },
    open: { type: 'money', label: 'Not reconciled', optional: true },
    overdue: { type: 'money', label: 'Overdue', optional: true },
    lastPaid: { type: 'money', label: 'Last payment', optional: true },
    lastPaidAt: { type: 'moment', label: 'Last paid', optional: true },
    opening: { type: 'money', label: 'Opening balance', optional: true },
    collected: { type: 'money', label: 'Collected', optional: true },
    paid: { type: 'money', label: 'Paid', size: 'm', optional: true },
    fees: { type: 'money', label: 'Fees', optional: true },
    adjusted: { type: 'money', label: 'Adjusted', optional: true },
    moved: { type: 'money', label: 'Moved', optional: true },
    closing: { type: 'money', label: 'Closing balance', optional: true },
    week: { type: 'money', label: 'Open up to 7 d', optional: true },
    month: { type: 'money', label: 'Open 8 to 30 d', optional: true },
    older: { type: 'money', label: 'Open over 30 d', optional: true },
    partnerId: { type: 'id', label: 'Partner' },
    currency: { type: 'status', label: 'Currency', options: { GBP: 'GBP', EUR: 'EUR' } },
    at: { type: 'date', label: 'Period', optional: true },
  },
})
