import { type DatabaseSync } from 'node:sqlite'
import { type PackageAdjustment } from '../../../schemas/wire/cashReconciliation.ts'
import { money } from '../counted.ts'
import { rowId } from '../grids/selectedRows.ts'
import { Refusal } from '../refusal.ts'
import { type DatabaseRow, rowOf, run } from '../rows.ts'
import { type Actor } from './documents.ts'
import { book } from './ledger.ts'
import { activePartner, activeReason } from './settings.ts'
import { type PackageTrouble } from './words.ts'

/** The partner that collected a package that had none; what it collected stands in its account from then on. */
export function assignPartner(
  db: DatabaseSync,
  id: string,
  partner: number,
  { by, at }: Actor,
  version?: number,
): string {
  const row = troubledRow(db, id, version)
  if (row.partner_id !== null)
    throw new Refusal(409, `Package ${row.package_nr} has a partner: reallocate its transactions instead.`)
  const { name } = activePartner(db, partner, 'partner')
  const collected = Number(row.collected)
  if (collected !== 0)
    book(db, { ...movementOf(row, by, at), partner, type: 'collection', amount: collected, status: 'open' })
  settle(db, row, collected === 0 ? 'delivered' : 'collected', partner)
  return `Package ${row.package_nr} belongs to ${name}.`
}

/** Books what a package does not add up by, up or down, and lets it be. */
export function adjustPackage(
  db: DatabaseSync,
  id: string,
  { direction, amount, reason, note, version }: PackageAdjustment,
  { by, at }: Actor,
): string {
  const row = troubledRow(db, id, version)
  if (row.partner_id === null)
    throw new Refusal(409, `Package ${row.package_nr} has no partner: assign one before it is adjusted.`)
  activeReason(db, 'AdjustmentReason', reason)
  const cents = Math.round(amount * 100) * (direction === 'up' ? 1 : -1)
  book(db, {
    ...movementOf(row, by, at),
    partner: Number(row.partner_id),
    type: direction === 'up' ? 'adjustmentUp' : 'adjustmentDown',
    amount: cents,
    status: 'open',
    reason,
    note: note ?? null,
  })
  settle(db, row, 'collected', Number(row.partner_id))
  return `Package ${row.package_nr} was adjusted by ${money(cents, row.currency)}.`
}

/** A lost package is owed by whoever lost it, less what was collected for it. */
export function markLost(db: DatabaseSync, id: string, { by, at }: Actor, version?: number): string {
  const row = troubledRow(db, id, version)
  if (row.partner_id === null)
    throw new Refusal(409, `Package ${row.package_nr} has no partner: assign the one that has lost it.`)
  const owed = Number(row.to_collect) - Number(row.collected)
  if (owed > 0)
    book(db, {
      ...movementOf(row, by, at),
      partner: Number(row.partner_id),
      type: 'lostPackage',
      amount: owed,
      status: 'open',
    })
  settle(db, row, 'lost', Number(row.partner_id))
  return `Package ${row.package_nr} is lost${owed > 0 ? `, its partner owes ${money(owed, row.currency)}` : ''}.`
}

/** Says that its partner sees it otherwise; it stays in the list until that is settled. */
export function disputePackage(db: DatabaseSync, id: string, version?: number): string {
  const row = troubledRow(db, id, version)
  if (row.status === 'disputed') throw new Refusal(409, `Package ${row.package_nr} is disputed already.`)
  run(db, "UPDATE cash_packages SET status = 'disputed', version = version + 1 WHERE id = ?", Number(row.id))
  return `Package ${row.package_nr} is disputed.`
}

function troubledRow(db: DatabaseSync, id: string, version?: number): DatabaseRow {
  const row = rowOf(db, 'SELECT * FROM cash_packages WHERE id = ?', rowId(id, 'package'))
  if (!row) throw new Refusal(404, `There is no package ${id}.`)
  if (row.trouble === null || (version !== undefined && row.version !== version))
    throw new Refusal(
      409,
      row.trouble === null
        ? `Package ${row.package_nr} adds up: somebody was faster.`
        : `Somebody has changed package ${row.package_nr} meanwhile. Look at it again.`,
    )
  return row
}

function movementOf(row: DatabaseRow, by: string, at: string) {
  return {
    packageNr: String(row.package_nr),
    orderNr: String(row.order_nr),
    currency: String(row.currency),
    by,
    at,
  }
}

function settle(db: DatabaseSync, row: DatabaseRow, status: string, partner: number): void {
  // What was never collected is still to be, whoever it belongs to.
  const left: PackageTrouble | null = status === 'delivered' ? 'notCollected' : null
  run(
    db,
    'UPDATE cash_packages SET status = ?, trouble = ?, partner_id = ?, version = version + 1 WHERE id = ?',
    ...[status, left, partner, Number(row.id)],
  )
}
