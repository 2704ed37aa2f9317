import { defineActions, defineColumns, defineFilters } from '../../../schemas/index.ts'
import { partnerFilter } from './filters.ts'
import { queueActions } from './queue.ts'

export const requestColumns = defineColumns([
  { field: 'id', show: 'always' },
  'kind',
  { field: 'about', size: 'm' },
  'partner',
  { field: 'amount', total: true },
  { field: 'reason', tooltip: ['reason', 'note'] },
  'createdBy',
  'ageDays',
  { field: 'status', tooltip: ['decidedBy', 'decidedAt', 'rejection', 'decisionNote'] },
])

/** The queue opens with what waits; what was decided stays as history. */
export const requestFilters = defineFilters([
  { kind: 'number', field: 'id', min: 1 },
  'kind',
  'about',
  partnerFilter,
  { field: 'status', initial: ['pending'] },
  'createdBy',
  'createdAt',
])

/** What somebody else decides; who has asked takes it back before. */
export const requestActions = defineActions([
  ...queueActions('Transaction', 'request', 'The request is booked immediately.'),
  {
    label: 'Withdraw',
    call: 'withdrawTransaction',
    visible: { status: 'pending', own: 'yes' },
    confirm: 'Nothing is booked. It can be requested again.',
  },
])
