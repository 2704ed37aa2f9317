import { defineEntity } from '../../../schemas/index.ts'

export default defineEntity({
  name: 'refund',
  key: 'idRefund',
  label: 'Refund',
  plural: 'Refunds',
  screen: 'finance-refund-details',
  fields: {
    idRefund: { type: 'id', label: 'Refund', copy: true },
    orderNr: { type: 'reference', label: 'Order Nr', entity: 'order', copy: true },
    rmaNr: { type: 'text', label: 'RMA', exact: true, size: 's', optional: true },
    customerName: { type: 'text', label: 'Customer', personal: true, size: 'm' },
    customerEmail: { type: 'text', label: 'Email', personal: true, size: 'l', copy: true },
    amount: { type: 'money', label: 'Amount' },
    currency: { type: 'text', label: 'Currency', exact: true, size: 'xs', example: 'GBP' },
    method: { type: 'text', label: 'Method', exact: true },
    methodLabel: { type: 'text', label: 'Method', size: 'm' },
    status: {
      type: 'status',
      label: 'Status',
      options: {
        pending: { label: 'Pending', tone: 'warning' },
        waiting: { label: 'Waiting for customer', tone: 'warning' },
        ready: { label: 'Ready', tone: 'info' },
        sent: { label: 'Sent to bank', tone: 'info' },
        paid: { label: 'Paid', tone: 'success' },
        failed: { label: 'Failed', tone: 'danger' },
        cancelled: 'Cancelled',
      },
    },
    reason: { type: 'text', label: 'Reason', optional: true },
    createdAt: { type: 'moment', label: 'Created', time: false },
    dueAt: { type: 'moment', label: 'Due', time: false },
    updatedAt: { type: 'moment', label: 'Last change' },
    ageDays: { type: 'duration', label: 'Age' },
  },
})
