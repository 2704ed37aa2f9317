import { type Call } from '../call.ts'
import { apiLogCalls } from './apiLog.ts'
import { bankAccountCalls } from './bankAccounts.ts'
import { commentCalls } from './comments.ts'
import { massImportCalls } from './massImport.ts'
import { navigationCalls } from './navigation.ts'
import { navisionCalls } from './navision.ts'
import { notificationCalls } from './notifications.ts'
import { orderSearchCalls } from './orderSearch.ts'
import { orderCalls } from './orders.ts'
import { orderVerificationCalls } from './orderVerification.ts'
import { pendingInfoCalls } from './pendingInfo.ts'
import { pendingInvoiceCalls } from './pendingInvoices.ts'
import { refundAccountCalls } from './refundAccounts.ts'
import { refundLifeCalls } from './refundLife.ts'
import { refundMethodCalls } from './refundMethods.ts'
import { refundSettingsCalls } from './refundSettings.ts'
import { refundCalls } from './refunds.ts'
import { reportCalls } from './reports.ts'
import { savedFilterCalls } from './savedFilters.ts'
import { signInCalls } from './signIn.ts'
import { verificationQueueCalls } from './verificationQueues.ts'
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
  ...refundAccountCalls,
  ...refundLifeCalls,
  ...refundSettingsCalls,
  ...bankAccountCalls,
  ...pendingInfoCalls,
  ...pendingInvoiceCalls,
  ...refundCalls,
  ...writeOffCalls,
  ...orderVerificationCalls,
  ...verificationQueueCalls,
  ...navisionCalls,
  ...apiLogCalls,
  ...savedFilterCalls,
  ...reportCalls,
  ...massImportCalls,
]
