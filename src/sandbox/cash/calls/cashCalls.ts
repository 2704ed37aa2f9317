import { type Call } from '../../server/call.ts'
import { confirmationCalls } from './confirmation.ts'
import { dashboardCalls } from './dashboards.ts'
import { documentCalls } from './documents.ts'
import { lookupCalls } from './lookups.ts'
import { packageCalls } from './packages.ts'
import { requestCalls } from './requests.ts'
import { settingsCalls } from './settings.ts'

/** The calls of cash reconciliation: the lists of spec 2 §7.3, and what its screens also need. */
export const cashCalls: readonly Call[] = [
  ...lookupCalls,
  ...documentCalls,
  ...confirmationCalls,
  ...requestCalls,
  ...packageCalls,
  ...settingsCalls,
  ...dashboardCalls,
]
