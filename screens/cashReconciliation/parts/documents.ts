import { defineColumns } from '../../../schemas/index.ts'

/** Wide enough for 'Waiting for approval'. */
const status = {
  field: 'status',
  width: 152,
  tooltip: ['createdBy', 'decidedBy', 'decidedAt', 'reason', 'note'],
}
/** Amounts of five figures are read in full, with their currency. */
const amount = { field: 'amount', total: true, width: 120 }
const amounts = defineColumns([amount, { field: 'outstanding', total: true, width: 120 }])
/** What a queue shows: who has written a document does not decide it, and the version travels with the decision. */
const waiting = defineColumns([amount, 'ageDays', status, { field: 'blocked', show: 'off' }])

export const paymentColumns = (where: 'list' | 'queue') =>
  defineColumns([
    { field: 'id', show: 'always' },
    // 'BNK-111209-62525' and its like.
    { field: 'reference', width: 180 },
    { field: 'partner', width: 172 },
    { field: 'method', width: 112 },
    { field: 'bankAccount', show: 'off' },
    { field: 'receipt', show: 'off' },
    'datedAt',
    ...(where === 'queue' ? waiting : [...amounts, status]),
    { field: 'origin', show: 'off' },
    { field: 'navisionCode', show: 'off' },
  ])

/** Of what leaves one partner for another. */
export const moveColumns = (where: 'list' | 'queue') =>
  defineColumns([
    { field: 'id', show: 'always' },
    // 'REA-1007' and its like.
    { field: 'reference', width: 120 },
    'partner',
    'toPartner',
    'datedAt',
    ...(where === 'queue' ? waiting : [...amounts, status]),
    { field: 'navisionCode', show: 'off' },
    { field: 'toNavisionCode', show: 'off' },
  ])
