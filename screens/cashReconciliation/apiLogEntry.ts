import { defineScreen } from '../../schemas/index.ts'
import { apiLogEntry } from '../shared/apiLog.ts'

export default defineScreen({
  name: 'cash-reconciliation-apilog-entry',
  path: '/cash-reconciliation/settings/apilog/{idcall}',
  title: 'API Log Entry',
  heading: 'API log entry {idcall}',
  parent: 'cash-reconciliation-apilog',
  access: { resource: 'reconciliation_apilog_access' },
  params: { idcall: { pattern: '^[0-9]{1,9}$', example: '2000001' } },
  assumes: 'Beyond the specification: one log entry on a page of its own, as in finance.',
  loads: { entry: { call: 'cashApiCall', record: 'log entry {idcall}' } },
  body: apiLogEntry([{ field: 'documentNr', label: 'Reference' }]),
})
