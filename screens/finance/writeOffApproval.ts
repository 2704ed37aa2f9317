import { defineScreen } from '../../schemas/index.ts'
import { writeOffApprovalActions } from '../shared/writeOffApprovalActions.ts'
import {
  writeOffApprovalColumns,
  writeOffApprovalFilters,
  writeOffApprovals,
} from '../shared/writeOffApprovals.ts'

export default defineScreen({
  name: 'finance-write-off-approval',
  path: '/finance/write-off/approval-queue',
  title: 'Write-offs approval queue',
  parent: 'finance-write-off',
  access: { resource: 'finance_write_off_approval' },
  assumes:
    'Beyond the specification: what one person has approved above the limit of the setting finance_write_off_limit is written off when somebody else approves it, too.',
  body: [
    {
      kind: 'grid',
      grid: {
        id: 'grid-finance-write-off-approval',
        source: `${writeOffApprovals}/grid`,
        rowKey: 'idRequest',
        columns: writeOffApprovalColumns,
        filters: writeOffApprovalFilters,
        sort: { field: 'askedAt' },
        selection: true,
        selectionSummary: {
          call: `${writeOffApprovals}/sum`,
          fields: [{ field: 'sums', label: 'Amount', cell: { kind: 'list' } }],
        },
        actions: writeOffApprovalActions,
        empty: { heading: 'Nothing waits', text: 'Write-offs that need a second person appear here.' },
      },
    },
  ],
})
