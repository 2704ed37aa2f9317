import { type RefundVerb } from './refundStatuses.ts'

/** One step of one or many refunds. */
export interface RefundChange {
  readonly verb: RefundVerb
  readonly by: string
  readonly at: string
  /** Why; null where the step needs no reason. */
  readonly reason: string | null
  /** Account that it is paid from. Absent: the default one of the currency. Only for `send`. */
  readonly bankAccount?: number
  /** Version of the refund that the user saw. Absent: any. Only for one refund. */
  readonly version?: number
  /** Runs in the same transaction, before the refund is read. */
  readonly before?: () => void
}
