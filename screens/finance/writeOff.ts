import { defineScreen } from '../../schemas/index.ts'
import {
  writeOffColumns,
  writeOffCount,
  writeOffFilters,
  writeOffImport,
  writeOffStatusOptions,
} from '../shared/writeOff.ts'
import { writeOffActions } from '../shared/writeOffActions.ts'

export default defineScreen({
  name: 'finance-write-off',
  path: '/finance/write-off',
  title: 'Pending write-offs',
  access: { resource: 'finance_write_off' },
  assumes:
    'The specification names the screen without its columns and actions. GET /api/finance/write-off/filters answers the choices of the filters by field.',
  loads: {
    selected: {
      get: '/api/finance/write-off/selected',
      select: 'data',
      onError: { toast: 'server', value: { data: 0 } },
      assumes: 'Without a selection the server counts what waits for a decision.',
    },
    partners: {
      get: '/api/finance/write-off/filters',
      select: 'data.partner',
      onError: { toast: 'server', value: [] },
    },
  },
  body: [
    writeOffCount,
    {
      kind: 'grid',
      grid: {
        id: 'grid-finance-write-off',
        source: '/api/finance/write-off/grid',
        columns: writeOffColumns,
        filters: [
          ...writeOffFilters,
          {
            kind: 'multiSelect',
            field: 'status',
            label: 'Status',
            options: writeOffStatusOptions,
            initial: ['pending'],
          },
        ],
        sort: { field: 'createdAt', order: 'desc' },
        refreshAfter: ['writeOff'],
        selection: true,
        actions: writeOffActions('/api/finance/write-off'),
        savedFilters: { module: 'finance', functionality: 'write-off' },
        export: { reportType: 'finance-write-off' },
        import: writeOffImport(1),
        empty: { heading: 'Nothing to write off', text: 'Amounts that nobody will pay appear here.' },
      },
    },
  ],
})
