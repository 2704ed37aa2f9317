import { type DatabaseSync } from 'node:sqlite'
import { type LoggedCall } from '../../apiLog/logCall.ts'
import { businessNow, day, moment } from '../../clock/moment.ts'
import { type DatabaseRow, rowOf, rowsOf } from '../../database/rows.ts'
import { randomOf } from '../../seed/random.ts'
import { bankAnswer } from '../askBank.ts'
import { bankReasons } from '../payoutStatuses.ts'

const since = moment(businessNow - 21 * day)

/** Three weeks of calls to the bank, and from the portal of the sellers. */
export function payoutCalls(db: DatabaseSync): LoggedCall[] {
  return [...toTheBank(db), ...fromThePortal(db)]
}

function toTheBank(db: DatabaseSync): LoggedCall[] {
  const rows = rowsOf(
    db,
    `SELECT p.*, e.at AS told_at FROM payouts p JOIN payout_events e ON e.payout_id = p.id AND e.verb IN ('paid', 'failed')
     WHERE e.at >= ? ORDER BY p.id`,
    since,
  )
  return rows.map((row): LoggedCall => {
    const partner = partnerOf(db, row)
    const error = bankReasons.find(reason => row.status === 'failed' && reason === row.reason)
    const {
      error: _error,
      reference: _reference,
      ...call
    } = bankAnswer(row, partner, error, randomOf(`log payout ${row.id}`).whole(120, 900))
    return {
      ...call,
      at: String(row.told_at),
      area: 'payout',
      system: 'Payout bank',
      direction: 'out',
      documentNr: `PO-${row.id}`,
    }
  })
}

function fromThePortal(db: DatabaseSync): LoggedCall[] {
  return rowsOf(
    db,
    "SELECT * FROM payout_partner_changes WHERE proposed_by = 'seller portal' AND proposed_at >= ? ORDER BY id",
    since,
  ).map(row => ({
    at: String(row.proposed_at),
    area: 'payout',
    system: 'Seller portal',
    direction: 'in',
    call: `POST /partners/${row.partner_id}/changes`,
    status: 202,
    duration: randomOf(`log change ${row.id}`).whole(20, 90),
    documentNr: `CH-${row.id}`,
    request: String(row.after),
    response: JSON.stringify({ change: row.id, status: row.status }),
  }))
}

function partnerOf(db: DatabaseSync, { partner_id }: DatabaseRow): DatabaseRow {
  return rowOf(db, 'SELECT * FROM payout_partners WHERE id = ?', partner_id ?? 0) ?? {}
}
