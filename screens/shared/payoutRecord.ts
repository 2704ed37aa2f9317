import { type BlockOf } from '../../schemas/index.ts'
import { payoutPartnerLink, payoutQueue, payoutStatus } from './payouts.ts'

const amount = { kind: 'money', currency: 'currency' } as const

/** How a payout comes to its net amount, of the load `payout`. */
export const payoutRecord = {
  kind: 'details',
  load: 'payout',
  fields: [
    { field: 'idPayout', label: 'Payout', cell: { kind: 'text', copy: true } },
    { field: 'status', label: 'Status', cell: payoutStatus },
    { field: 'partnerName', label: 'Partner', cell: payoutPartnerLink },
    { field: 'queue', label: 'Queue', cell: payoutQueue },
    { field: 'periodFrom', label: 'Period from', cell: { kind: 'date' } },
    { field: 'periodTo', label: 'Period to', cell: { kind: 'date' } },
    { field: 'gross', label: 'Gross', cell: amount },
    { field: 'fees', label: 'Fees', cell: amount },
    { field: 'adjustments', label: 'Adjustments', cell: amount },
    { field: 'net', label: 'Net', cell: amount },
    { field: 'methodLabel', label: 'Method' },
    { field: 'reference', label: 'Reference', cell: { kind: 'text', copy: true } },
    { field: 'dueAt', label: 'Due', cell: { kind: 'date' } },
    { field: 'overdueDays', label: 'Overdue', cell: { kind: 'number', unit: 'd' } },
    { field: 'paidAt', label: 'Paid', cell: { kind: 'date' } },
    { field: 'reason', label: 'Reason' },
  ],
} satisfies BlockOf<'details'>
