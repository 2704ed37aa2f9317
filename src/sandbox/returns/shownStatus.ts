import { type DatabaseRow } from '../database/rows.ts'

/** A return is done with when its refund is paid. */
export function shownStatus({ status, refund_status }: DatabaseRow): string {
  return status === 'refunded' && refund_status === 'paid' ? 'closed' : String(status)
}
