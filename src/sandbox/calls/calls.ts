import { type Call } from '../call.ts'
import { commentCalls } from './comments.ts'
import { massImportCalls } from './massImport.ts'
import { navigationCalls } from './navigation.ts'
import { notificationCalls } from './notifications.ts'
import { orderSearchCalls } from './orderSearch.ts'
import { orderCalls } from './orders.ts'
import { refundMethodCalls } from './refundMethods.ts'
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
  ...refundCalls,
  ...writeOffCalls,
  ...savedFilterCalls,
  ...reportCalls,
  ...massImportCalls,
]
