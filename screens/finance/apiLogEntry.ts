import { defineScreen } from '../../schemas/index.ts'
import { apiLogEntry } from '../shared/apiLog.ts'

export default defineScreen({
  name: 'finance-api-log-entry',
  path: '/finance/settings/api-log/{idcall}',
  title: 'API log entry',
  heading: 'API log entry {idcall}',
  parent: 'finance-api-log',
  access: { resource: 'apilog_index_index' },
  params: { idcall: { pattern: '^[0-9]{1,9}$', example: '1' } },
  assumes: 'Beyond the specification: one log entry on a page of its own, which can be linked to.',
  loads: { entry: { call: 'financeApiCall', record: 'log entry {idcall}' } },
  body: apiLogEntry(['orderNr', 'documentNr', 'idMessage']),
})
