import { defineEntity } from '../../../schemas/index.ts'

export default defineEntity({
  name: 'balanceSheet',
  key: 'idRefund',
  label: 'Balance sheet',
  fields: {
    idRefund: { type: 'id', label: 'Balance sheet', optional: true },
    paid: { type: 'money', label: 'Paid by the customer' },
    refunded: { type: 'money', label: 'Refunded' },
    vouchers: { type: 'money', label: 'Vouchers' },
    open: { type: 'money', label: 'Open' },
    currency: { type: 'text', label: 'Currency', exact: true, example: 'GBP' },
  },
})
