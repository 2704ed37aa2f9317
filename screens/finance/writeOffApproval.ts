import { defineScreen } from '../../schemas/index.ts'
import { writeOffApprovalActions } from './parts/writeOffActions.ts'

export default defineScreen({
  name: 'finance-write-off-approval',
  path: '/finance/write-off/approval-queue',
  title: 'Write-offs approval queue',
  parent: 'finance-write-off',
  access: { resource: 'finance_write_off_approval' },
  assumes:
    'Beyond the specification: write-offs above the limit of the setting finance_write_off_limit need the approval of a second person.',
  body: {
    kind: 'grid',
    call: 'writeOffRequests',
    columns: [
      { field: 'idWriteOff', cell: { kind: 'action', action: 'Details' }, show: 'always', pin: 'start' },
      'orderNr',
      'customerName',
      'partner',
      { field: 'reason', size: 'm' },
      { field: 'amount', total: true },
      { field: 'askedBy', tooltip: [{ field: 'askedAt', label: 'Approved' }, 'note'] },
      'ageDays',
      { field: 'status', tooltip: ['decidedBy', 'decidedAt', 'decisionNote'] },
    ],
    hidden: ['askedAt', 'variant', 'idRequest', 'blocked'],
    fields: ['own', 'version'],
    filters: [
      { kind: 'number', field: 'idRequest', min: 1 },
      { kind: 'number', field: 'idWriteOff', min: 1 },
      'orderNr',
      { field: 'status', initial: ['pending'] },
      'askedBy',
      'askedAt',
    ],
    filterTabs: 'status',
    records: { one: 'write-off', many: 'write-offs' },
    sort: 'askedAt',
    actions: [
      ...writeOffApprovalActions,
      {
        label: 'Details',
        title: 'Write-off {idWriteOff}',
        body: {
          kind: 'details',
          fields: [
            'idRequest',
            'orderNr',
            'customerName',
            'partner',
            'reason',
            'amount',
            'askedBy',
            'askedAt',
            'note',
            'status',
            'decidedBy',
            'decidedAt',
            { field: 'decisionNote', label: 'Decision note' },
            'blocked',
          ],
        },
      },
    ],
    empty: { heading: 'Nothing waiting', text: 'Write-offs that need a second approval appear here.' },
  },
})
