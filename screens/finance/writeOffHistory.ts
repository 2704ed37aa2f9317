import { defineScreen } from '../../schemas/index.ts'
import { writeOffHistoryColumns, writeOffHistoryFilters } from './parts/writeOffHistory.ts'

export default defineScreen({
  name: 'finance-write-off-history',
  path: '/finance/write-off/history',
  title: 'Write-off history',
  parent: 'finance-write-off',
  access: { resource: 'finance_write_off' },
  assumes:
    'The specification names the screen alone: who approved or rejected what, when and why, of both variants. An approved amount becomes booked when the accounting system has it.',
  body: {
    kind: 'grid',
    call: 'writeOffHistory',
    columns: writeOffHistoryColumns,
    filters: writeOffHistoryFilters,
    sort: '-decidedAt',
    export: { reportType: 'finance-write-off-history' },
    empty: { heading: 'No decisions yet', text: 'Approved and rejected write-offs appear here.' },
  },
})
