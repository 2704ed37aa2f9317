import { defineEntity } from '../../../schemas/index.ts'

export default defineEntity({
  name: 'commercialGesture',
  key: 'idRefund',
  label: 'Commercial gesture',
  fields: {
    idRefund: { type: 'id', label: 'Commercial gesture' },
    reason: { type: 'text', label: 'Reason' },
    amount: { type: 'money', label: 'Amount' },
    grantedBy: { type: 'text', label: 'Granted by' },
    grantedAt: { type: 'moment', label: 'Granted' },
    currency: { type: 'text', label: 'Currency', exact: true, example: 'GBP' },
  },
})
