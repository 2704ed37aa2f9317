import { defineColumns } from '../../../schemas/index.ts'

const status = { field: 'status', tooltip: ['createdBy', 'decidedBy', 'decidedAt', 'reason', 'note'] }
/** Amounts of five figures with their currency, and references with their button, are read in full. */
const amount = { field: 'amount', total: true, width: 124 }
const amounts = defineColumns([amount, { field: 'outstanding', total: true, width: 124 }])
const reference = { field: 'reference', width: 172 }
/** What a queue shows: who has written a document does not decide it, and the version travels with the decision. */
const waiting = defineColumns([amount, 'ageDays', status, { field: 'blocked', show: 'off' }])

export const paymentColumns = (where: 'list' | 'queue') =>
  defineColumns([
    { field: 'id', show: 'always' },
    reference,
    'partner',
    { field: 'method', width: 116 },
    { field: 'bankAccount', show: 'off' },
    { field: 'receipt', show: 'off' },
    'datedAt',
    ...(where === 'queue' ? waiting : [...amounts, status]),
    { field: 'origin', show: 'off' },
    { field: 'navisionCode', show: 'off' },
    { field: 'version', show: 'off' },
  ])

/** Of what leaves one partner for another. */
export const moveColumns = (where: 'list' | 'queue') =>
  defineColumns([
    { field: 'id', show: 'always' },
    // 'REA-1007' and its like.
    'reference',
    'partner',
    'toPartner',
    'datedAt',
    ...(where === 'queue' ? waiting : [...amounts, status]),
    { field: 'navisionCode', show: 'off' },
    { field: 'toNavisionCode', show: 'off' },
    { field: 'version', show: 'off' },
  ])
