import { type DatabaseSync } from 'node:sqlite'
import { type DatabaseRow, rowOf, run } from '../database/rows.ts'
import { rowId } from '../grid/selectedRows.ts'
import { Refusal } from '../server/refusal.ts'
import { money } from '../values/figures.ts'
import { type RequestKind } from './cashStatuses.ts'
import { type Actor, addEvent } from './documents.ts'

/** A request for approval; cents, signed as they would be booked. */
export interface NewRequest {
  readonly kind: RequestKind
  readonly partner: number
  readonly document?: number
  /** Ids of lists, joined with &. */
  readonly lists?: string
  readonly confirmation?: number
  readonly package?: number
  /** Code of a transaction type. */
  readonly type?: string
  readonly amount: number
  readonly currency: string
  readonly reason: string
  readonly note: string | null
}

/** Writes down what waits for a second person, and gives its id; nothing is booked. */
export function askForApproval(db: DatabaseSync, one: NewRequest, { by, at }: Actor): number {
  run(
    db,
    `INSERT INTO cash_requests (kind, partner_id, document_id, lists, confirmation_id, package_id, type, amount, currency,
       reason, note, status, created_by, created_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'pending', ?, ?)`,
    ...[one.kind, one.partner, one.document ?? null, one.lists ?? null, one.confirmation ?? null],
    ...[one.package ?? null, one.type ?? null, one.amount, one.currency, one.reason, one.note, by, at],
  )
  const id = Number(rowOf(db, 'SELECT last_insert_rowid() AS id')?.id)
  if (one.document !== undefined)
    addEvent(
      db,
      one.document,
      one.kind === 'reversal' ? 'reversalAsked' : 'approvalAsked',
      { by, at },
      `Request ${id}: ${money(one.amount, one.currency)}, ${one.reason}`,
    )
  return id
}

/** 'Request 12 is waiting for approval: …' */
export function waitingText(id: number, what: string): string {
  return `Request ${id} is waiting for approval: ${what}.`
}

/** The row of a request. Throws a Refusal: 400 without an id, 404, 409 when its version has changed. */
export function requestRow(db: DatabaseSync, id: string | number, version?: number): DatabaseRow {
  const row = rowOf(db, 'SELECT * FROM cash_requests WHERE id = ?', rowId(id, 'request'))
  if (!row) throw new Refusal(404, `There is no request ${id}.`)
  if (version !== undefined && row.version !== version) throw tooLate(row)
  return row
}

/** Says what became of a request. Throws a Refusal (409) when that was said already. */
export function endRequest(
  db: DatabaseSync,
  row: DatabaseRow,
  verdict: {
    readonly status: 'approved' | 'rejected' | 'withdrawn'
    readonly reason?: string | null
    readonly note?: string | null
  },
  { by, at }: Actor,
): void {
  const ended = run(
    db,
    `UPDATE cash_requests SET status = ?, decided_by = ?, decided_at = ?, rejection = ?, decision_note = ?, version = version + 1
     WHERE id = ? AND status = 'pending'`,
    ...[verdict.status, by, at, verdict.reason ?? null, verdict.note ?? null, Number(row.id)],
  )
  if (ended === 0) throw tooLate(row)
  // What waited with it is free again.
  if (row.kind === 'confirmation' && verdict.status !== 'approved')
    for (const list of String(row.lists).split('&'))
      run(
        db,
        "UPDATE cash_lists SET status = 'open', changed_by = ?, changed_at = ?, version = version + 1 WHERE id = ?",
        ...[by, at, Number(list)],
      )
  if (row.document_id === null) return
  const said = [verdict.reason, verdict.note].filter(Boolean).join(': ')
  addEvent(
    db,
    Number(row.document_id),
    `request${verdict.status.charAt(0).toUpperCase()}${verdict.status.slice(1)}`,
    { by, at },
    `Request ${row.id}${said === '' ? '' : `: ${said}`}`,
  )
}

function tooLate({ id, status, decided_by }: DatabaseRow): Refusal {
  return new Refusal(
    409,
    `Request ${id} was already ${status}${decided_by === null ? '' : ` by ${decided_by}`}.`,
  )
}
