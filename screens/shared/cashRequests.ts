import { type Action, type Cell, defineColumns, defineFilters, type Load } from '../../schemas/index.ts'
import { partnerFilter } from './cashFilters.ts'
import { choicesOf } from './cashLoads.ts'
import { decisions, queueActions } from './cashQueue.ts'
import { amount, cash, moment, optionsOf } from './cashWords.ts'
import { blockedColumn } from './secondPerson.ts'

export const requests = `${cash}/transactions-queue`

/** What becomes of something that needs a second person. */
export const requestStatus = {
  kind: 'status',
  values: {
    pending: { label: 'Waiting for approval', tone: 'warning' },
    approved: { label: 'Approved', tone: 'success' },
    rejected: { label: 'Rejected', tone: 'danger' },
    withdrawn: { label: 'Withdrawn' },
  },
} satisfies Cell

export const requestKind = {
  kind: 'status',
  values: {
    transaction: { label: 'Transaction' },
    package: { label: 'Package adjustment' },
    confirmation: { label: 'Reconciliation' },
    reversal: { label: 'Reversal', tone: 'info' },
  },
} satisfies Cell

/** The request in that field, which opens it. */
export const requestLink = (field: string): Cell => ({
  kind: 'link',
  to: 'cash-reconciliation-transactions-queue-request',
  params: { requestId: field },
})

/** Why something is rejected. */
export const rejectionReasons: Load = choicesOf('reasons/type/RejectionReason')

export const requestColumns = defineColumns([
  { field: 'id', label: 'Request', cell: requestLink('id'), sortable: true, width: 84, show: 'always' },
  { field: 'kind', label: 'What', cell: requestKind, sortable: true, width: 152 },
  { field: 'about', label: 'About', cell: { kind: 'text', copy: true }, sortable: true, width: 172 },
  { field: 'partner', label: 'Partner', sortable: true, width: 152 },
  { field: 'amount', label: 'Amount', cell: amount, sortable: true, width: 128, total: true },
  {
    field: 'reason',
    label: 'Reason',
    sortable: true,
    width: 148,
    tooltip: [
      { field: 'reason', label: 'Reason' },
      { field: 'note', label: 'Note' },
    ],
  },
  { field: 'createdBy', label: 'Asked by', sortable: true, width: 124 },
  {
    field: 'status',
    label: 'Status',
    cell: requestStatus,
    sortable: true,
    width: 104,
    tooltip: [
      { field: 'decidedBy', label: 'Decided by' },
      { field: 'decidedAt', label: 'Decided', cell: moment },
      { field: 'rejection', label: 'Reason' },
      { field: 'decisionNote', label: 'Note' },
    ],
  },
  { field: 'createdAt', label: 'Asked', cell: moment, sortable: true, width: 160, show: 'off' },
  { field: 'typeName', label: 'Type', sortable: true, width: 144, show: 'off' },
  blockedColumn,
  { field: 'own', label: 'Own', width: 72, show: 'off' },
  { field: 'version', label: 'Version', width: 80, show: 'off' },
])

/** The queue opens with what waits; what was decided stays as history. */
export const requestFilters = defineFilters([
  { kind: 'number', field: 'id', label: 'Request', min: 1, steps: false },
  { kind: 'multiSelect', field: 'kind', label: 'What', options: optionsOf(requestKind) },
  { kind: 'text', field: 'about', label: 'About', condition: 'like' },
  partnerFilter,
  {
    kind: 'multiSelect',
    field: 'status',
    label: 'Status',
    options: optionsOf(requestStatus),
    initial: ['pending'],
  },
  { kind: 'text', field: 'createdBy', label: 'Asked by' },
  { kind: 'dateRange', field: 'createdAt', label: 'Asked', time: true },
])

const booked = 'What was asked for is booked at once.'

/** Who has asked takes it back, before somebody else has decided. */
const withdraw: Action = {
  kind: 'request',
  label: 'Withdraw',
  call: `${requests}/{id}/withdraw?version={version}`,
  visible: {
    all: [
      { field: 'status', is: 'pending' },
      { field: 'own', is: 'yes' },
    ],
  },
  confirm: { type: 'action', text: 'Nothing is booked, and it can be asked for again.' },
}

export const requestActions: Action[] = [...queueActions(requests, 'request', booked), withdraw]
export const requestDecisions: Action[] = [...decisions(requests, 'request', booked), withdraw]
