import { defineEntity } from '../../../schemas/index.ts'

export default defineEntity({
  name: 'orderPayment',
  key: 'paymentNr',
  label: 'Payment',
  fields: {
    paymentNr: { type: 'id', label: 'Payment', copy: true, sortable: false, size: 'm' },
    method: {
      type: 'status',
      label: 'Method',
      options: { CashOnDelivery: 'Cash on delivery', Card: 'Card' },
      sortable: false,
    },
    amount: { type: 'money', label: 'Amount', sortable: false },
    status: {
      type: 'status',
      label: 'Status',
      options: {
        open: { label: 'Open', tone: 'warning' },
        collected: { label: 'Collected', tone: 'success' },
        charged: { label: 'Charged', tone: 'success' },
      },
      sortable: false,
      size: 'm',
    },
    paidAt: { type: 'moment', label: 'Paid', sortable: false },
    receivedBy: { type: 'text', label: 'Received by', sortable: false },
    currency: { type: 'text', label: 'Currency', exact: true, example: 'GBP' },
  },
})
