import { type Call } from '../call.ts'
import { navigationCalls } from './navigation.ts'
import { notificationCalls } from './notifications.ts'
import { orderSearchCalls } from './orderSearch.ts'
import { refundCalls } from './refunds.ts'
import { signInCalls } from './signIn.ts'

/** Every call of the API. Of two that match, the first answers. */
export const calls: readonly Call[] = [
  ...signInCalls,
  ...navigationCalls,
  ...notificationCalls,
  ...orderSearchCalls,
  ...refundCalls,
]
