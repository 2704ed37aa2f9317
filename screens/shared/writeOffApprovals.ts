import { type Cell, defineColumns, defineFilters } from '../../schemas/index.ts'
import { orderLink } from './orders.ts'
import { blockedColumn } from './secondPerson.ts'
import { writeOffVariant } from './writeOffHistory.ts'

export const writeOffApprovals = '/api/finance/write-off-approvals'

/** What becomes of a write-off that one person has approved above the limit. */
const approvalStatus = {
  kind: 'status',
  values: {
    pending: { label: 'Waiting', tone: 'warning' },
    approved: { label: 'Approved', tone: 'success' },
    rejected: { label: 'Rejected', tone: 'danger' },
    withdrawn: { label: 'Withdrawn' },
  },
} satisfies Cell

export const writeOffApprovalColumns = defineColumns([
  { field: 'idWriteOff', label: 'Write-off', sortable: true, width: 88, show: 'always', pin: 'start' },
  { field: 'orderNr', label: 'Order Nr', cell: orderLink, sortable: true, width: 96 },
  { field: 'customerName', label: 'Customer', sortable: true, width: 140 },
  { field: 'partner', label: 'Partner', sortable: true, width: 140 },
  { field: 'reason', label: 'Reason', sortable: true, width: 160 },
  {
    field: 'amount',
    label: 'Amount',
    cell: { kind: 'money', currency: 'currency' },
    sortable: true,
    width: 124,
    total: true,
  },
  {
    field: 'askedBy',
    label: 'Approved first by',
    sortable: true,
    width: 148,
    tooltip: [
      { field: 'askedAt', label: 'When', cell: { kind: 'date', time: true } },
      { field: 'note', label: 'Note' },
    ],
  },
  {
    field: 'status',
    label: 'Status',
    cell: approvalStatus,
    sortable: true,
    width: 104,
    tooltip: [
      { field: 'decidedBy', label: 'Decided by' },
      { field: 'decidedAt', label: 'Decided', cell: { kind: 'date', time: true } },
      { field: 'decisionNote', label: 'Why' },
    ],
  },
  {
    field: 'askedAt',
    label: 'Approved first',
    cell: { kind: 'date', time: true },
    sortable: true,
    width: 160,
    show: 'off',
  },
  { field: 'variant', label: 'Variant', cell: writeOffVariant, width: 104, show: 'off' },
  { field: 'idRequest', label: 'Request', sortable: true, width: 88, show: 'off' },
  blockedColumn,
  { field: 'own', label: 'Own', width: 72, show: 'off' },
  { field: 'version', label: 'Version', width: 80, show: 'off' },
])

/** The queue opens with what waits; what was decided stays as history. */
export const writeOffApprovalFilters = defineFilters([
  { kind: 'number', field: 'idWriteOff', label: 'Write-off', min: 1, steps: false },
  { kind: 'text', field: 'orderNr', label: 'Order Nr' },
  {
    kind: 'multiSelect',
    field: 'status',
    label: 'Status',
    options: Object.entries(approvalStatus.values).map(([value, { label }]) => ({ value, label })),
    initial: ['pending'],
  },
  { kind: 'text', field: 'askedBy', label: 'Approved first by' },
  { kind: 'dateRange', field: 'askedAt', label: 'Approved first', time: true },
])
