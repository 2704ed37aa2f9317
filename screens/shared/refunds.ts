import { type Cell } from '../../schemas/index.ts'

/** The states of a refund from request to payment, with their labels. */
export const refundStatus = {
  kind: 'status',
  values: {
    pending: { label: 'Pending', tone: 'warning' },
    waiting: { label: 'Waiting for customer', tone: 'warning' },
    ready: { label: 'Ready', tone: 'info' },
    sent: { label: 'Sent to bank', tone: 'info' },
    paid: { label: 'Paid', tone: 'success' },
    failed: { label: 'Failed', tone: 'danger' },
    cancelled: { label: 'Cancelled' },
  },
} satisfies Cell

/** The id of a refund in the field `idRefund`, which opens it and can be copied. */
export const refundLink = {
  kind: 'link',
  to: 'finance-refund-details',
  params: { idrefund: 'idRefund' },
  copy: true,
} satisfies Cell
