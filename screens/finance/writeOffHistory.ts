import { defineScreen } from '../../schemas/index.ts'

export default defineScreen({
  name: 'finance-write-off-history',
  path: '/finance/write-off/history',
  title: 'Write-off history',
  parent: 'finance-write-off',
  access: { resource: 'finance_write_off' },
  assumes:
    'The specification only names the screen: it shows who approved or rejected what, when and why, for both variants. An approved amount is booked once the accounting system has confirmed it.',
  body: {
    kind: 'grid',
    call: 'writeOffHistory',
    columns: [
      { field: 'idWriteOff', show: 'always', pin: 'start' },
      'decidedAt',
      { field: 'decidedBy', label: 'Decided by', tooltip: ['decidedBy', 'askedBy'] },
      { field: 'askedBy', show: 'off' },
      { field: 'status', label: 'Decision', sortable: false },
      'orderNr',
      'customerName',
      { field: 'amount', total: true },
      { field: 'reason', show: 'off', sortable: false },
      { field: 'note', label: 'Decision note', tooltip: [{ field: 'note', label: 'Note' }] },
    ],
    hidden: [{ field: 'partner', sortable: false }, 'variant', { field: 'createdAt', sortable: false }],
    filters: [
      { kind: 'number', field: 'idWriteOff', min: 1 },
      'orderNr',
      {
        kind: 'multiSelect',
        field: 'status',
        label: 'Decision',
        options: ['approved', 'rejected', 'booked'],
      },
      { kind: 'select', field: 'variant' },
      { field: 'decidedBy', label: 'Decided by' },
      'decidedAt',
    ],
    sort: '-decidedAt',
    export: { reportType: 'finance-write-off-history' },
    empty: { heading: 'No decisions yet', text: 'Approved and rejected write-offs appear here.' },
  },
})
