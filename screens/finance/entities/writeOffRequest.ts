import { defineEntity } from '../../../schemas/index.ts'

export default defineEntity({
  name: 'writeOffRequest',
  key: 'idRequest',
  label: 'Request for a write-off',
  plural: 'Requests for write-offs',
  fields: {
    idRequest: { type: 'id', label: 'Request' },
    idWriteOff: { type: 'id', label: 'Write-off' },
    orderNr: { type: 'reference', label: 'Order Nr', entity: 'order', copy: true },
    customerName: { type: 'text', label: 'Customer', personal: true, size: 'm' },
    partner: { type: 'text', label: 'Partner', size: 'm' },
    reason: { type: 'text', label: 'Reason', size: 'l' },
    amount: { type: 'money', label: 'Amount' },
    currency: { type: 'text', label: 'Currency', exact: true, example: 'GBP' },
    askedBy: { type: 'text', label: 'Approved first by', exact: true, size: 'm' },
    askedAt: { type: 'moment', label: 'Approved first' },
    ageDays: { type: 'duration', label: 'Age', optional: true },
    note: { type: 'text', label: 'Note', optional: true },
    status: {
      type: 'status',
      label: 'Status',
      options: {
        pending: { label: 'Waiting', tone: 'warning' },
        approved: { label: 'Approved', tone: 'success' },
        rejected: { label: 'Rejected', tone: 'danger' },
        withdrawn: 'Withdrawn',
      },
    },
    decidedBy: { type: 'text', label: 'Decided by', optional: true },
    decidedAt: { type: 'moment', label: 'Decided', optional: true },
    decisionNote: { type: 'text', label: 'Why', optional: true },
    variant: {
      type: 'status',
      label: 'Variant',
      options: { 'write-off': 'Standard', 'write-off-wmt': 'WMT' },
      sortable: false,
    },
    blocked: { type: 'text', label: 'Blocked by', sortable: false, size: 'l', optional: true },
    own: { type: 'text', label: 'Own', sortable: false },
    version: { type: 'integer', label: 'Version', sortable: false },
  },
})
