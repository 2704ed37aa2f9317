import { defineActions, defineColumns, defineFilters } from '../../../schemas/index.ts'
import { partnerFilter } from './filters.ts'
import { decisions, queueActions } from './queue.ts'

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
  { field: 'createdAt', show: 'off' },
  { field: 'typeName', show: 'off' },
  { field: 'blocked', show: 'off' },
])

/** The queue opens with what waits; what was decided stays as history. */
export const requestFilters = defineFilters([
  { kind: 'number', field: 'id', label: 'Request', min: 1 },
  'kind',
  'about',
  partnerFilter,
  { field: 'status', initial: ['pending'] },
  'createdBy',
  { field: 'createdAt', time: true },
])

const booked = 'The request is booked immediately.'

/** Who has asked takes it back, before somebody else has decided. */
const withdraw = defineActions([
  {
    label: 'Withdraw',
    call: 'withdrawTransaction',
    visible: { status: 'pending', own: 'yes' },
    confirm: 'Nothing is booked. It can be requested again.',
  },
])

export const requestActions = [...queueActions('Transaction', 'request', booked), ...withdraw]
export const requestDecisions = [...decisions('Transaction', 'request', booked), ...withdraw]
