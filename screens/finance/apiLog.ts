import { defineScreen } from '../../schemas/index.ts'
import { direction, directionOptions, outcome, outcomeOptions } from '../shared/apiLog.ts'

export default defineScreen({
  name: 'finance-api-log',
  path: '/finance/settings/api-log',
  title: 'API log',
  access: { resource: 'apilog_index_index' },
  assumes:
    'The calls between the systems of finance and those outside: the accounting system, the payment provider, the bank and the check of addresses. A status of 0 means that no answer came.',
  loads: {
    systems: {
      get: '/api/finance/settings/api-log/systems',
      select: 'data',
      onError: { toast: 'server', value: [] },
    },
  },
  body: [
    {
      kind: 'grid',
      grid: {
        id: 'grid-finance-api-log',
        source: '/api/finance/settings/api-log/grid',
        rowKey: 'idCall',
        columns: [
          {
            field: 'at',
            label: 'Time',
            cell: { kind: 'date', time: true },
            sortable: true,
            width: 160,
            show: 'always',
          },
          {
            field: 'call',
            label: 'Call',
            cell: { kind: 'link', to: 'finance-api-log-entry', params: { idcall: 'idCall' } },
            sortable: true,
            width: 224,
            show: 'always',
          },
          { field: 'system', label: 'System', sortable: true, width: 136 },
          { field: 'direction', label: 'Direction', cell: direction, sortable: true, width: 104 },
          { field: 'status', label: 'Status', cell: { kind: 'number' }, sortable: true, width: 80 },
          { field: 'outcome', label: 'Outcome', cell: outcome, sortable: true, width: 104 },
          {
            field: 'duration',
            label: 'Duration',
            cell: { kind: 'number', unit: 'ms' },
            sortable: true,
            width: 104,
          },
          { field: 'payload', label: 'Payload' },
          { field: 'orderNr', label: 'Order Nr', sortable: true, width: 96, show: 'off' },
          { field: 'documentNr', label: 'Document', sortable: true, width: 168, show: 'off' },
        ],
        filters: [
          {
            kind: 'multiSelect',
            field: 'system',
            label: 'System',
            options: { load: 'systems', value: 'value', label: 'label' },
          },
          { kind: 'select', field: 'direction', label: 'Direction', options: directionOptions },
          { kind: 'multiSelect', field: 'outcome', label: 'Outcome', options: outcomeOptions },
          { kind: 'text', field: 'call', label: 'Call', condition: 'like' },
          { kind: 'text', field: 'payload', label: 'Payload', condition: 'like' },
          { kind: 'number', field: 'duration', label: 'Slower than', condition: 'gteq', min: 0 },
          { kind: 'dateRange', field: 'at', label: 'Time', time: true },
        ],
        sort: { field: 'at', order: 'desc' },
        export: { reportType: 'finance-api-log' },
        empty: { heading: 'The log is empty', text: 'Calls between the systems appear here.' },
      },
    },
  ],
})
