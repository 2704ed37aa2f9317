import { type DatabaseSync } from 'node:sqlite'
import { type PackageAdjustment } from '../../../schemas/wire/cashReconciliation.ts'
import { type DatabaseRow, rowOf, run } from '../database/rows.ts'
import { rowId } from '../grid/selectedRows.ts'
import { Refusal } from '../server/refusal.ts'
import { centsOf } from '../values/cents.ts'
import { money } from '../values/figures.ts'
import { type Actor } from './documents.ts'
import { book, type Movement } from './ledger.ts'
import { askForApproval, waitingText } from './requests.ts'
import { needsSecondPerson } from './secondPerson.ts'
import { activePartner, activeReason, refusal } from './settings.ts'

/** Assigns a partner to a package without one; from then on, the collected amount is in its account. */
export function assignPartner(
  db: DatabaseSync,
  id: string,
  partner: number,
  { by, at }: Actor,
  version?: number,
): string {
  const row = troubledRow(db, id, version)
  if (row.partner_id !== null)
    throw new Refusal(
      409,
      `Package ${row.package_nr} already has a partner. Reallocate its transactions instead.`,
    )
  const { name } = activePartner(db, partner, 'partner')
  const collected = Number(row.collected)
  if (collected !== 0)
    book(db, { ...movementOf(row, by, at), partner, type: 'collection', amount: collected, status: 'open' })
  settle(db, row, partner)
  return `Package ${row.package_nr} was assigned to ${name}.`
}

/**
 * Books all or part of the difference of a package, which is settled when nothing remains. Its partner owes
 * what is missing, and no longer owes what is too much. Throws a Refusal: 400 that names the field when it is
 * more than what remains or has the wrong sign, 404, 409.
 */
export function adjustPackage(
  db: DatabaseSync,
  id: string,
  { direction, amount, reason, note, version }: PackageAdjustment,
  { by, at }: Actor,
): string {
  const row = troubledRow(db, id, version)
  if (row.partner_id === null)
    throw new Refusal(409, `Package ${row.package_nr} has no partner. Assign one before you adjust it.`)
  activeReason(db, 'AdjustmentReason', reason)
  const open = openAmount(db, row)
  const way = open < 0 ? 'up' : 'down'
  const cents = centsOf(amount) * (way === 'up' ? 1 : -1)
  if (open === 0) throw waits(db, row)
  if (direction && direction !== way)
    throw refusal([
      {
        field: 'direction',
        message: `${openText(row, open)}, so the partner owes ${way === 'up' ? 'more' : 'less'}.`,
      },
    ])
  if (Math.abs(cents) > Math.abs(open))
    throw refusal([{ field: 'amount', message: `${openText(row, open)}. You cannot adjust more than that.` }])
  const movement = {
    partner: Number(row.partner_id),
    type: way === 'up' ? 'adjustmentUp' : 'adjustmentDown',
    amount: cents,
    currency: String(row.currency),
    reason,
    note: note ?? null,
  } as const
  const actor = { by, at }
  if (needsSecondPerson(db, { ...movement, packageNr: String(row.package_nr) }, actor)) {
    const request = askForApproval(db, { ...movement, kind: 'package', package: Number(row.id) }, actor)
    run(db, 'UPDATE cash_packages SET version = version + 1 WHERE id = ?', Number(row.id))
    return waitingText(
      request,
      `the adjustment of package ${row.package_nr} by ${money(cents, row.currency)} is above the limit for one person`,
    )
  }
  return bookAdjustment(db, row, movement, actor)
}

/** Books an approved request. Throws a Refusal (409) for a smaller difference or another partner. */
export function adjustAsked(db: DatabaseSync, request: DatabaseRow, approver: Actor): void {
  const row = troubledRow(db, Number(request.package_id))
  const amount = Number(request.amount)
  const remaining = Number(row.remaining)
  if (
    row.partner_id !== request.partner_id ||
    amount > 0 !== remaining < 0 ||
    Math.abs(amount) > Math.abs(remaining)
  )
    throw new Refusal(
      409,
      `Package ${row.package_nr} was changed in the meantime: ${openText(row, remaining)}. Reject the request so that the package can be adjusted again.`,
    )
  const movement = {
    partner: Number(row.partner_id),
    type: String(request.type),
    amount,
    currency: String(row.currency),
    reason: String(request.reason),
    note: request.note === null ? null : String(request.note),
  }
  bookAdjustment(db, row, movement, {
    by: String(request.created_by),
    at: approver.at,
    approvedBy: approver.by,
  })
}

function bookAdjustment(
  db: DatabaseSync,
  row: DatabaseRow,
  movement: Pick<Movement, 'partner' | 'type' | 'amount' | 'currency' | 'reason' | 'note'>,
  booker: Actor & Pick<Movement, 'approvedBy'>,
): string {
  book(db, { ...movementOf(row, booker.by, booker.at), ...booker, ...movement, status: 'open' })
  run(db, 'UPDATE cash_packages SET adjusted = adjusted + ? WHERE id = ?', movement.amount, Number(row.id))
  const after = troubledRow(db, Number(row.id))
  settle(db, after, movement.partner)
  const done = `Package ${row.package_nr} was adjusted by ${money(movement.amount, row.currency)}`
  const left = Number(after.remaining)
  return left === 0 ? `${done} and now adds up.` : `${done}. ${openText(after, left, 'still ')}.`
}

/** A lost package is owed by the partner who lost it, less what was collected and adjusted for it. */
export function markLost(db: DatabaseSync, id: string, { by, at }: Actor, version?: number): string {
  const row = troubledRow(db, id, version)
  if (row.partner_id === null)
    throw new Refusal(409, `Package ${row.package_nr} has no partner. Assign the partner that lost it.`)
  if (openAmount(db, row) !== row.remaining) throw waits(db, row)
  const owed = -Number(row.remaining)
  if (owed > 0)
    book(db, {
      ...movementOf(row, by, at),
      partner: Number(row.partner_id),
      type: 'lostPackage',
      amount: owed,
      status: 'open',
    })
  run(
    db,
    "UPDATE cash_packages SET status = 'lost', trouble = NULL, version = version + 1 WHERE id = ?",
    Number(row.id),
  )
  return `Package ${row.package_nr} was marked as lost${owed > 0 ? `. Its partner owes ${money(owed, row.currency)}` : ''}.`
}

/** Says that its partner sees it otherwise; it stays in the list until that is settled. */
export function disputePackage(db: DatabaseSync, id: string, version?: number): string {
  const row = troubledRow(db, id, version)
  if (row.status === 'disputed') throw new Refusal(409, `Package ${row.package_nr} is already disputed.`)
  run(db, "UPDATE cash_packages SET status = 'disputed', version = version + 1 WHERE id = ?", Number(row.id))
  return `Package ${row.package_nr} was marked as disputed.`
}

function troubledRow(db: DatabaseSync, id: string | number, version?: number): DatabaseRow {
  const row = rowOf(db, 'SELECT * FROM cash_packages WHERE id = ?', rowId(id, 'package'))
  if (!row) throw new Refusal(404, `There is no package ${id}.`)
  if (row.trouble === null || (version !== undefined && row.version !== version))
    throw new Refusal(
      409,
      row.trouble === null
        ? `Package ${row.package_nr} was already settled by someone else.`
        : `Someone else changed package ${row.package_nr} in the meantime. Check it and try again.`,
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

/** A package that adds up is done; another one stays in the list for what remains. */
function settle(db: DatabaseSync, row: DatabaseRow, partner: number): void {
  const isDone = row.remaining === 0
  const nothing = row.collected === 0 && row.adjusted === 0
  const known = row.trouble === 'noPartner' ? null : row.trouble
  const trouble = isDone ? null : (known ?? (nothing ? 'notCollected' : 'amountDiffers'))
  const status = isDone || (row.trouble === 'noPartner' && !nothing) ? 'collected' : row.status
  run(
    db,
    'UPDATE cash_packages SET status = ?, trouble = ?, partner_id = ?, version = version + 1 WHERE id = ?',
    ...[status ?? null, trouble, partner, Number(row.id)],
  )
}

/** What remains without a pending request to adjust it; negative when money is missing. */
function openAmount(db: DatabaseSync, { id, remaining }: DatabaseRow): number {
  const sql =
    "SELECT coalesce(sum(amount), 0) AS n FROM cash_requests WHERE package_id = ? AND kind = 'package' AND status = 'pending'"
  return Number(remaining) + Number(rowOf(db, sql, Number(id))?.n)
}

function waits(db: DatabaseSync, { id, package_nr }: DatabaseRow): Refusal {
  const sql =
    "SELECT max(id) AS id FROM cash_requests WHERE package_id = ? AND kind = 'package' AND status = 'pending'"
  return new Refusal(
    409,
    `Request ${rowOf(db, sql, Number(id))?.id} to adjust package ${package_nr} is waiting for approval. Until then, the package cannot be changed.`,
  )
}

/** '389.22 GBP is still missing', '12.00 GBP is too much' */
function openText({ currency }: DatabaseRow, left: number, still = ''): string {
  return `${money(Math.abs(left), currency)} is ${still}${left < 0 ? 'missing' : 'too much'}`
}
