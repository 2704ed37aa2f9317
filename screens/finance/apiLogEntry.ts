import { defineScreen } from '../../schemas/index.ts'
import { apiLogEntry } from '../shared/apiLog.ts'
import { orderLink } from '../shared/orders.ts'

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
      record: 'log entry {idcall}',
      onError: { toast: 'server' },
    },
  },
  body: apiLogEntry([
    { field: 'orderNr', label: 'Order Nr', cell: orderLink },
    { field: 'documentNr', label: 'Document', cell: { kind: 'text', copy: true } },
    { field: 'idMessage', label: 'Navision message' },
  ]),
})
