import { type DatabaseSync } from 'node:sqlite'
import { type DatabaseRow, rowOf, rowsOf } from '../database/rows.ts'
import { rowId } from '../grid/selectedRows.ts'
import { Refusal } from '../server/refusal.ts'
import { blockedFor } from './grids.ts'
import { payoutSettings } from './settings.ts'
import { waitsForAccount } from './tables.ts'
import { payoutTimeline } from './timeline.ts'

/** The payout of that id as a user sees it, with its partner's account and what has happened to it. Throws a Refusal: 400 for no id, 404. */
export function findPayout(db: DatabaseSync, id: string, user: string) {
  const row = payoutRow(db, id)
  const sql = blockedFor(user, payoutSettings(db))
  const seen = rowOf(db, `SELECT ${sql} AS blocked FROM payouts WHERE id = ?`, row.id ?? 0)
  const partner = rowOf(db, 'SELECT * FROM payout_partners WHERE id = ?', row.partner_id ?? 0) ?? {}
  const method = rowOf(db, 'SELECT * FROM payout_methods WHERE alias = ?', row.method ?? '')
  const change = rowOf(
    db,
    `SELECT id FROM payout_partner_changes WHERE partner_id = ? AND ${waitsForAccount}`,
    row.partner_id ?? 0,
  )
  return {
    idPayout: row.id,
    idPartner: row.partner_id,
    partnerName: row.partner_name,
    partnerType: row.partner_type,
    periodFrom: row.period_from,
    periodTo: row.period_to,
    gross: money(row.gross),
    fees: money(row.fees),
    adjustments: money(row.adjustments),
    net: money(row.net),
    currency: row.currency,
    method: row.method,
    methodLabel: method?.display_name ?? row.method,
    queue: row.queue,
    status: row.status,
    createdAt: row.created_at,
    dueAt: row.due_at,
    overdueDays: row.overdue_days,
    updatedAt: row.updated_at,
    reason: row.reason,
    reference: row.reference,
    paidAt: row.paid_at,
    version: row.version,
    blocked: seen?.blocked ?? null,
    account: {
      idPartner: row.partner_id,
      partnerName: row.partner_name,
      partnerStatus: partner.status,
      holder: partner.holder,
      bankName: partner.bank_name,
      iban: partner.iban,
      bic: partner.bic,
      idChange: change?.id ?? null,
    },
    timeline: timelineOfPayout(db, row),
  }
}

/** A payout as its table has it. Throws a Refusal: 400 for no id, 404. */
export function payoutRow(db: DatabaseSync, id: string): DatabaseRow {
  const row = rowOf(db, 'SELECT * FROM payouts WHERE id = ?', rowId(id, 'payout'))
  if (!row) throw new Refusal(404, `There is no payout ${id}.`)
  return row
}

function timelineOfPayout(db: DatabaseSync, row: DatabaseRow) {
  return payoutTimeline(
    rowsOf(db, 'SELECT * FROM payout_events WHERE payout_id = ? ORDER BY id', row.id ?? 0).map(event => ({
      verb: String(event.verb),
      user: event.username === null ? null : String(event.username),
      at: String(event.at),
      reason: event.reason === null ? null : String(event.reason),
    })),
  )
}

function money(cents: unknown): number {
  return Number(cents ?? 0) / 100
}
