import { defineScreen } from '../../schemas/index.ts'
import { direction, outcome } from '../shared/apiLog.ts'

export default defineScreen({
  name: 'finance-api-log-entry',
  path: '/finance/settings/api-log/{idcall}',
  title: 'API log entry',
  parent: 'finance-api-log',
  access: { resource: 'apilog_index_index' },
  params: { idcall: { pattern: '^[0-9]{1,9}$', example: '1' } },
  assumes:
    'Beyond the specification: one entry of the log on a page of its own, so that it can be read whole and linked to.',
  loads: {
    entry: {
      get: '/api/finance/settings/api-log/{idcall}',
      select: 'data',
      onError: { toast: 'server', go: 'error' },
    },
  },
  body: [
    {
      kind: 'details',
      load: 'entry',
      fields: [
        { field: 'method', label: 'Method' },
        { field: 'path', label: 'Path', cell: { kind: 'text', copy: true } },
        { field: 'system', label: 'System' },
        { field: 'direction', label: 'Direction', cell: direction },
        { field: 'outcome', label: 'Outcome', cell: outcome },
        { field: 'status', label: 'Status' },
        { field: 'statusText', label: 'Meaning' },
        { field: 'at', label: 'Time', cell: { kind: 'date', time: true } },
        { field: 'duration', label: 'Duration', cell: { kind: 'number', unit: 'ms' } },
        { field: 'orderNr', label: 'Order Nr', cell: { kind: 'text', copy: true } },
        { field: 'documentNr', label: 'Document', cell: { kind: 'text', copy: true } },
        { field: 'idMessage', label: 'Navision message' },
        { field: 'requestBytes', label: 'Sent', cell: { kind: 'number', unit: 'bytes' } },
        { field: 'responseBytes', label: 'Answered', cell: { kind: 'number', unit: 'bytes' } },
      ],
    },
    { kind: 'code', heading: 'Payload', load: 'entry.request', empty: 'Nothing was sent.' },
    { kind: 'code', heading: 'Answer', load: 'entry.response', empty: 'No answer came.' },
  ],
})
