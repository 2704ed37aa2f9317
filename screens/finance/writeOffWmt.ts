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
  name: 'finance-write-off-wmt',
  path: '/finance/write-off/wmt',
  title: 'Pending write-offs WMT',
  parent: 'finance-write-off',
  access: { resource: 'finance_write_off' },
  assumes:
    'The specification names the second variant without saying how it differs: it has the same features, its own rows, and statuses from the server.',
  loads: {
    selected: {
      call: 'writeOffTotalWmt',
      onError: { toast: 'server', value: 0 },
      assumes: 'Without a selection the server counts pending write-offs.',
    },
    partners: 'writeOffPartnersWmt',
    statuses: 'writeOffStatusesWmt',
  },
  body: [
    writeOffCount,
    {
      kind: 'grid',
      call: 'writeOffsWmt',
      columns: writeOffColumns,
      hidden: writeOffHidden,
      filters: [
        ...writeOffFilters,
        { kind: 'multiSelect', field: 'status', initial: ['pending'], options: 'statuses' },
      ],
      refreshAfter: ['writeOff'],
      filterTabs: 'status',
      sort: '-createdAt',
      selectionSummary: selectedCount('writeOffTotalWmt'),
      actions: writeOffActions('Wmt'),
      savedFilters: true,
      export: { reportType: 'finance-write-off-wmt' },
      import: writeOffImport(2),
      empty: { heading: 'Nothing to write off', text: 'Amounts that will not be paid appear here.' },
    },
  ],
})
