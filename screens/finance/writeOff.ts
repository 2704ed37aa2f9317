import { defineScreen } from '../../schemas/index.ts'
import {
  selectedCount,
  writeOffColumns,
  writeOffCount,
  writeOffFilters,
  writeOffHidden,
  writeOffImport,
} from './parts/writeOff.ts'
import { writeOffActions } from './parts/writeOffActions.ts'

export default defineScreen({
  name: 'finance-write-off',
  path: '/finance/write-off',
  title: 'Pending write-offs',
  access: { resource: 'finance_write_off' },
  assumes:
    'The specification names the screen without its columns and actions. GET /api/finance/write-off/filters returns the options of the filters by field.',
  loads: {
    selected: {
      call: 'writeOffTotal',
      onError: { toast: 'server', value: 0 },
      assumes: 'Without a selection the server counts pending write-offs.',
    },
    partners: 'writeOffPartners',
  },
  body: [
    writeOffCount,
    {
      kind: 'grid',
      call: 'writeOffs',
      columns: writeOffColumns,
      hidden: writeOffHidden,
      filters: [...writeOffFilters, { field: 'status', initial: ['pending'] }],
      refreshAfter: ['writeOff'],
      filterTabs: 'status',
      sort: '-createdAt',
      selectionSummary: selectedCount('writeOffTotal'),
      actions: writeOffActions(''),
      savedFilters: true,
      export: { reportType: 'finance-write-off' },
      import: writeOffImport(1),
      empty: { heading: 'Nothing to write off', text: 'Amounts that will not be paid appear here.' },
    },
  ],
})
