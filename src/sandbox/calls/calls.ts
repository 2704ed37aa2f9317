import { type Call } from '../call.ts'
import { apiLogCalls } from './apiLog.ts'
import { attachmentCalls } from './attachments.ts'
import { bankAccountCalls } from './bankAccounts.ts'
import { cashCalls } from './cash/cashCalls.ts'
import { commentCalls } from './comments.ts'
import { confirmationCalls } from './confirmation.ts'
import { databaseSettingCalls } from './databaseSettings.ts'
import { massImportCalls } from './massImport.ts'
import { navigationCalls } from './navigation.ts'
import { navisionCalls } from './navision.ts'
import { notificationCalls } from './notifications.ts'
import { orderSearchCalls } from './orderSearch.ts'
import { orderCalls } from './orders.ts'
import { orderVerificationCalls } from './orderVerification.ts'
import { payoutPartnerCalls } from './payoutPartners.ts'
import { payoutSettingsCalls } from './payoutSettings.ts'
import { payoutCalls } from './payouts.ts'
import { pendingInfoCalls } from './pendingInfo.ts'
import { pendingInvoiceCalls } from './pendingInvoices.ts'
import { recordSearchCalls } from './recordSearch.ts'
import { refundAccountCalls } from './refundAccounts.ts'
import { refundLifeCalls } from './refundLife.ts'
import { refundMethodCalls } from './refundMethods.ts'
import { refundSettingsCalls } from './refundSettings.ts'
import { refundCalls } from './refunds.ts'
import { reportCalls } from './reports.ts'
import { returnCalls } from './returns.ts'
import { ruleCalls } from './rules.ts'
import { samplingCalls } from './sampling.ts'
import { savedFilterCalls } from './savedFilters.ts'
import { signInCalls } from './signIn.ts'
import { verificationQueueCalls } from './verificationQueues.ts'
import { workQueueCalls } from './workQueues.ts'
import { writeOffApprovalCalls } from './writeOffApprovals.ts'
import { writeOffCalls } from './writeOffs.ts'

/** Every call of the API. Of two that match, the first answers. */
export const calls: readonly Call[] = [
  ...signInCalls,
  ...navigationCalls,
  ...workQueueCalls,
  ...recordSearchCalls,
  ...notificationCalls,
  ...attachmentCalls,
  ...commentCalls,
  ...orderCalls,
  ...orderSearchCalls,
  ...confirmationCalls,
  ...databaseSettingCalls,
  ...returnCalls,
  ...refundMethodCalls,
  ...refundAccountCalls,
  ...refundLifeCalls,
  ...refundSettingsCalls,
  ...bankAccountCalls,
  ...pendingInfoCalls,
  ...pendingInvoiceCalls,
  ...refundCalls,
  ...writeOffCalls,
  ...writeOffApprovalCalls,
  ...orderVerificationCalls,
  ...verificationQueueCalls,
  ...navisionCalls,
  ...apiLogCalls,
  ...samplingCalls,
  ...ruleCalls,
  ...payoutPartnerCalls,
  ...payoutSettingsCalls,
  ...payoutCalls,
  ...cashCalls,
  ...savedFilterCalls,
  ...reportCalls,
  ...massImportCalls,
]
