import { apiLogCalls } from '../apiLog/calls.ts'
import { attachmentCalls } from '../attachments/calls.ts'
import { bankAccountCalls } from '../bankAccounts/calls.ts'
import { cashCalls } from '../cash/calls/cashCalls.ts'
import { commentCalls } from '../comments/calls.ts'
import { confirmationCalls } from '../confirmation/calls.ts'
import { databaseSettingCalls } from '../databaseSettings/calls.ts'
import { massImportCalls } from '../imports/calls.ts'
import { pendingInvoiceCalls } from '../invoices/calls.ts'
import { navigationCalls } from '../navigation/calls.ts'
import { navisionCalls } from '../navision/calls.ts'
import { notificationCalls } from '../notifications/calls.ts'
import { orderCalls } from '../orders/calls.ts'
import { orderSearchCalls } from '../orders/searchCalls.ts'
import { payoutCalls } from '../payout/calls.ts'
import { payoutPartnerCalls } from '../payout/partnerCalls.ts'
import { payoutSettingsCalls } from '../payout/settingsCalls.ts'
import { recordSearchCalls } from '../recordSearch/calls.ts'
import { refundAccountCalls } from '../refundMethods/accountCalls.ts'
import { refundMethodCalls } from '../refundMethods/calls.ts'
import { refundCalls } from '../refunds/calls.ts'
import { refundLifeCalls } from '../refunds/lifeCalls.ts'
import { pendingInfoCalls } from '../refunds/pendingInfoCalls.ts'
import { refundSettingsCalls } from '../refunds/settingsCalls.ts'
import { reportCalls } from '../reports/calls.ts'
import { returnCalls } from '../returns/calls.ts'
import { ruleCalls } from '../rules/calls.ts'
import { samplingCalls } from '../rules/samplingCalls.ts'
import { savedFilterCalls } from '../savedFilters/calls.ts'
import { signInCalls } from '../session/calls.ts'
import { orderVerificationCalls } from '../verification/calls.ts'
import { verificationQueueCalls } from '../verification/queueCalls.ts'
import { workQueueCalls } from '../workQueues/calls.ts'
import { writeOffApprovalCalls } from '../writeOffs/approvalCalls.ts'
import { writeOffCalls } from '../writeOffs/calls.ts'
import { type Call } from './call.ts'

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
