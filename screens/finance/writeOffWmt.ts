import { defineScreen } from '../../schemas/index.ts'
import { writeOffColumns, writeOffCount, writeOffFilters, writeOffImport } from '../shared/writeOff.ts'
import { writeOffActions } from '../shared/writeOffActions.ts'

export default defineScreen({
  name: 'finance-write-off-wmt',
  path: '/finance/write-off/wmt',
  title: 'Pending write-offs WMT',
  parent: 'finance-write-off',
  access: { resource: 'finance_write_off' },
  assumes:
    'The specification names the second variant without saying how it differs: the same work on rows of their own, whose states come from the server.',
  loads: {
    selected: {
      get: '/api/finance/write-off-wmt/selected',
      select: 'data',
      onError: { toast: 'server', value: { data: 0 } },
      assumes: 'Without a selection the server counts what waits for a decision.',
    },
    partners: {
      get: '/api/finance/write-off-wmt/filters',
      select: 'data.partner',
      onError: { toast: 'server', value: [] },
    },
    statuses: {
      get: '/api/finance/write-off-wmt/filters/status',
      select: 'data',
      onError: { toast: 'server', value: [] },
    },
  },
  body: [
    writeOffCount,
    {
      kind: 'grid',
      grid: {
        id: 'grid-finance-write-off-wmt',
        source: '/api/finance/write-off-wmt/grid',
        columns: writeOffColumns,
        filters: [
          ...writeOffFilters,
          {
            kind: 'multiSelect',
            field: 'status',
            label: 'Status',
            options: { load: 'statuses', value: 'value', label: 'label' },
            initial: ['pending'],
          },
        ],
        sort: { field: 'createdAt', order: 'desc' },
        refreshAfter: ['writeOff'],
        selection: true,
        actions: writeOffActions('/api/finance/write-off-wmt'),
        savedFilters: { module: 'finance', functionality: 'write-off-wmt' },
        export: { reportType: 'finance-write-off-wmt' },
        import: writeOffImport(2),
        empty: { heading: 'Nothing to write off', text: 'Amounts that nobody will pay appear here.' },
      },
    },
  ],
})
