import { defineScreen } from '../../schemas/index.ts'
import { apiLogEntry } from '../shared/apiLog.ts'

export default defineScreen({
  name: 'payout-apilog-entry',
  path: '/payout/settings/apilog/{idcall}',
  title: 'Payout API log entry',
  heading: 'API log entry {idcall}',
  parent: 'payout-apilog',
  access: { resource: 'payout_apilog_access' },
  params: { idcall: { pattern: '^[0-9]{1,9}$', example: '1000001' } },
  assumes: 'Beyond the specification: one log entry on a page of its own, as in finance.',
  loads: { entry: { call: 'payoutApiCall', record: 'log entry {idcall}' } },
  body: apiLogEntry(['documentNr']),
})
