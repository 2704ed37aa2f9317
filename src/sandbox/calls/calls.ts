import { type Call } from '../call.ts'
import { bankAccountCalls } from './bankAccounts.ts'
import { commentCalls } from './comments.ts'
import { massImportCalls } from './massImport.ts'
import { navigationCalls } from './navigation.ts'
import { notificationCalls } from './notifications.ts'
import { orderSearchCalls } from './orderSearch.ts'
import { orderCalls } from './orders.ts'
import { pendingInvoiceCalls } from './pendingInvoices.ts'
import { refundLifeCalls } from './refundLife.ts'
import { refundMethodCalls } from './refundMethods.ts'
import { refundSettingsCalls } from './refundSettings.ts'
import { refundCalls } from './refunds.ts'
import { reportCalls } from './reports.ts'
import { savedFilterCalls } from './savedFilters.ts'
import { signInCalls } from './signIn.ts'
import { writeOffCalls } from './writeOffs.ts'

/** Every call of the API. Of two that match, the first answers. */
export const calls: readonly Call[] = [
  ...signInCalls,
  ...navigationCalls,
  ...notificationCalls,
  ...commentCalls,
  ...orderCalls,
  ...orderSearchCalls,
  ...refundMethodCalls,
  ...refundLifeCalls,
  ...refundSettingsCalls,
  ...bankAccountCalls,
  ...pendingInvoiceCalls,
  ...refundCalls,
  ...writeOffCalls,
  ...savedFilterCalls,
  ...reportCalls,
  ...massImportCalls,
]
