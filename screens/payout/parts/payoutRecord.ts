import { type BlockDefinitionOf } from '../../../schemas/index.ts'

/** How a payout comes to its net amount, of the load `payout`. */
export const payoutRecord = {
  kind: 'details',
  load: 'payout',
  fields: [
    { field: 'idPayout', cell: { kind: 'text', copy: true } },
    'status',
    'partnerName',
    'queue',
    'periodFrom',
    'periodTo',
    'gross',
    'fees',
    'adjustments',
    'net',
    'methodLabel',
    'reference',
    'dueAt',
    'overdueDays',
    'paidAt',
    { field: 'reason', cell: { kind: 'text' } },
  ],
} satisfies BlockDefinitionOf<'details'>
