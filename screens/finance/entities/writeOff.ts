import { defineEntity } from '../../../schemas/index.ts'

export default defineEntity({
  name: 'writeOff',
  key: 'idWriteOff',
  label: 'Write-off',
  fields: {
    idWriteOff: { type: 'id', label: 'Write-off' },
    orderNr: { type: 'reference', label: 'Order Nr', entity: 'order', copy: true },
    customerName: { type: 'text', label: 'Customer', personal: true, size: 'm' },
    partner: { type: 'text', label: 'Partner', size: 'm' },
    reason: { type: 'text', label: 'Reason', size: 'l' },
    amount: { type: 'money', label: 'Amount' },
    status: {
      type: 'status',
      label: 'Status',
      options: {
        pending: { label: 'Pending', tone: 'warning' },
        waiting: { label: 'In approval', tone: 'info' },
        approved: { label: 'Approved', tone: 'info' },
        rejected: { label: 'Rejected', tone: 'danger' },
        booked: { label: 'Booked', tone: 'success' },
      },
    },
    createdAt: { type: 'moment', label: 'Created', time: false },
    ageDays: { type: 'duration', label: 'Age' },
    decidedBy: { type: 'text', label: 'Decided by', exact: true, size: 'm' },
    decidedAt: { type: 'moment', label: 'Decided' },
    askedBy: { type: 'text', label: 'Approved first by', sortable: false, optional: true },
    idRequest: { type: 'id', label: 'Request', sortable: false, optional: true },
    own: { type: 'text', label: 'Own', sortable: false, optional: true },
    note: {
      type: 'text',
      label: 'Why',
      maxLength: 200,
      rows: 3,
      help: 'The amount stays open and goes back to the partner; the history shows the reason.',
      sortable: false,
      size: 'xl',
    },
    variant: {
      type: 'status',
      label: 'Variant',
      options: { 'write-off': 'Standard', 'write-off-wmt': 'WMT' },
      sortable: false,
    },
    currency: { type: 'text', label: 'Currency', exact: true, example: 'GBP' },
  },
})
