/** The words of refunds: their states, and what leads from one to the next. */

export const refundStatuses = {
  pending: 'pending',
  waiting: 'waiting for the customer',
  ready: 'ready',
  sent: 'sent to the bank',
  paid: 'paid',
  failed: 'failed',
  cancelled: 'cancelled',
} as const
export type RefundStatus = keyof typeof refundStatuses

/** The states by themselves, as the console shows them. */
export const refundLabels: Readonly<Record<RefundStatus, string>> = {
  pending: 'Pending',
  waiting: 'Waiting for customer',
  ready: 'Ready',
  sent: 'Sent to bank',
  paid: 'Paid',
  failed: 'Failed',
  cancelled: 'Cancelled',
}

/** One step in the life of a refund. */
export interface RefundStep {
  readonly from: readonly RefundStatus[]
  readonly to: RefundStatus
  /** 'Refund 5 cannot be …' */
  readonly done: string
  /** Reasons, one of which is required. Absent: no reason. */
  readonly reasons?: readonly string[]
  /** What is missing must be said. Default: it need not. */
  readonly needsNote?: true
  /** The mail to the customer. Absent: none is sent. */
  readonly mail?: { readonly template: string; readonly always?: true }
}

/** The users that the history names for automatic steps. */
export const automata = { bankFile: 'the bank file', reminders: 'the reminders' } as const

/** What a bank says when it sends a payment back; the codes are those of SEPA. */
export const failureReasons = [
  'AC01 Account number is not correct',
  'AC04 Account is closed',
  'AC06 Account is blocked',
  'AG01 Transaction is not allowed on this account',
  'AM09 Amount is not correct',
  'BE04 Address of the holder is missing',
  'MS03 No reason given by the bank',
] as const

/** Why a refund is not paid after all. */
export const cancelReasons = [
  'Customer keeps the goods',
  'Refunded another way',
  'Return was rejected',
  'Customer does not respond',
  'Created by mistake',
] as const

/** What leads from one state to another, by the last part of its call. Customer info has a call of its own. */
export const refundSteps = {
  ask: {
    from: ['pending', 'failed'],
    to: 'waiting',
    done: 'sent back to the customer',
    needsNote: true,
    // Without this mail the customer would not know of the question.
    mail: { template: 'account-details-needed', always: true },
  },
  info: { from: ['waiting'], to: 'ready', done: 'completed' },
  ready: { from: ['pending', 'waiting'], to: 'ready', done: 'marked as ready' },
  send: { from: ['ready'], to: 'sent', done: 'sent to the bank', mail: { template: 'refund-on-its-way' } },
  paid: { from: ['sent'], to: 'paid', done: 'marked as paid', mail: { template: 'refund-paid' } },
  failed: {
    from: ['sent'],
    to: 'failed',
    done: 'marked as failed',
    reasons: failureReasons,
    mail: { template: 'refund-returned' },
  },
  retry: { from: ['failed'], to: 'ready', done: 'tried again' },
  cancel: {
    from: ['pending', 'waiting', 'ready', 'failed'],
    to: 'cancelled',
    done: 'cancelled',
    reasons: cancelReasons,
    mail: { template: 'refund-cancelled' },
  },
} as const satisfies Readonly<Record<string, RefundStep>>
export type RefundVerb = keyof typeof refundSteps

export function isRefundVerb(word: unknown): word is RefundVerb {
  return typeof word === 'string' && Object.hasOwn(refundSteps, word)
}

export function isRefundStatus(word: unknown): word is RefundStatus {
  return typeof word === 'string' && Object.hasOwn(refundStatuses, word)
}
