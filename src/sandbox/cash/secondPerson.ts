import { type DatabaseSync } from 'node:sqlite'
import { rowOf } from '../database/rows.ts'
import { type Actor } from './documents.ts'

/** A movement to be booked. */
interface WantedMovement {
  /** Code of a transaction type. */
  readonly type: string
  readonly amount: number
  readonly currency: string
  readonly partner: number
  /** Only where it is a part of what this package does not add up by. */
  readonly packageNr?: string
  /** Only where it is what is left of this document. */
  readonly document?: number
}

/**
 * Whether a second person has to approve a movement: above the limit of its type, together with what the same
 * person has booked alone for the same package or document, or else for the same partner on that day, so that
 * splitting an amount is no way around it. The user who set the limit always needs approval.
 */
export function needsSecondPerson(db: DatabaseSync, one: WantedMovement, { by, at }: Actor): boolean {
  const type = rowOf(db, 'SELECT approval_limit, limit_by FROM cash_types WHERE code = ?', one.type)
  if (type?.limit_by === by) return true
  const limit = Number(type?.approval_limit ?? 0)
  return limit > 0 && bookedAlone(db, one, { by, at }) + Math.abs(one.amount) > limit
}

function bookedAlone(db: DatabaseSync, one: WantedMovement, { by, at }: Actor): number {
  const [scope, ...values] =
    one.document !== undefined
      ? ['document_id = ?', one.document]
      : one.packageNr !== undefined
        ? ['package_nr = ?', one.packageNr]
        : ['document_id IS NULL AND at >= ?', at.slice(0, 10)]
  const row = rowOf(
    db,
    `SELECT coalesce(sum(abs(amount)), 0) AS n FROM cash_transactions WHERE partner_id = ? AND currency = ? AND type = ?
       AND created_by = ? AND approved_by IS NULL AND ${scope}`,
    ...[one.partner, one.currency, one.type, by],
    ...values,
  )
  return Number(row?.n)
}
