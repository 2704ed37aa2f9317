import { type DatabaseSync } from 'node:sqlite'
import { type DatabaseRow, rowOf, rowsOf, run } from '../database/rows.ts'
import { rowId } from '../grid/selectedRows.ts'
import { Refusal } from '../server/refusal.ts'
import { instantOf, timelineOf } from '../timelines/events.ts'
import { type DocumentKind } from './cashStatuses.ts'
import { book } from './ledger.ts'

/** Who does something, and when. */
export interface Actor {
  readonly by: string
  readonly at: string
}

/** The row of a document. Throws a Refusal: 400 for a bad id, 404, and 409 when its version has changed. */
export function documentRow(
  db: DatabaseSync,
  kind: DocumentKind,
  id: string | number,
  version?: number,
): DatabaseRow {
  const row = rowOf(db, 'SELECT * FROM cash_documents WHERE id = ? AND kind = ?', rowId(id, kind), kind)
  if (!row) throw new Refusal(404, `There is no ${kind} ${id}.`)
  if (version !== undefined && row.version !== version)
    throw new Refusal(
      409,
      `Someone else changed ${kind} ${id} in the meantime. It is now ${lower(row.status_label)}. Check it and try again.`,
    )
  return row
}

/** 'Payment 12', as the beginning of a sentence. */
export function documentName({ kind, id }: DatabaseRow): string {
  return `${String(kind).replace(/^./, letter => letter.toUpperCase())} ${id}`
}

/** What a new document says; cents. */
export interface NewDocument {
  readonly kind: DocumentKind
  readonly reference: string
  readonly partner: number
  readonly to?: number | null
  readonly method?: number | null
  readonly bankAccount?: number | null
  readonly receipt?: string | null
  readonly amount: number
  readonly currency: string
  readonly datedAt: string
  readonly origin: 'manual' | 'bank'
  readonly note?: string | null
  /** False: it waits for the yes of a second person. */
  readonly approved: boolean
}

/** Writes a document down, and books it when it needs no approval; gives its id. */
export function addDocument(db: DatabaseSync, one: NewDocument, { by, at }: Actor): number {
  run(
    db,
    `INSERT INTO cash_documents (kind, reference, partner_id, to_id, method_id, bank_account_id, receipt, amount, currency,
       dated_at, status, origin, created_by, created_at, note) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ...[one.kind, one.reference, one.partner, one.to ?? null, one.method ?? null, one.bankAccount ?? null],
    ...[one.receipt ?? null, one.amount, one.currency, one.datedAt, one.approved ? 'approved' : 'pending'],
    ...[one.origin, by, at, one.note ?? null],
  )
  const id = Number(rowOf(db, 'SELECT last_insert_rowid() AS id')?.id)
  addEvent(db, id, 'created', { by, at }, one.note ?? null)
  if (one.approved) bookDocument(db, documentRow(db, one.kind, id), { by, at })
  return id
}

/** What an approved document moves: a payment lowers what its partner owes, a transfer moves it to another partner. */
export function bookDocument(db: DatabaseSync, row: DatabaseRow, { by, at }: Actor): void {
  if (row.kind === 'reallocation') return
  const movement = {
    type: String(row.kind),
    currency: String(row.currency),
    at,
    by,
    document: Number(row.id),
    note: String(row.reference),
    status: 'open',
  } as const
  const amount = Number(row.amount)
  book(db, { ...movement, partner: Number(row.partner_id), amount: -amount, counter: true })
  if (row.kind === 'transfer') book(db, { ...movement, partner: Number(row.to_id), amount })
}

/** Records an event of a document, inside the transaction of the change. */
export function addEvent(
  db: DatabaseSync,
  document: number,
  verb: string,
  { by, at }: Actor,
  note: string | null = null,
): void {
  run(
    db,
    'INSERT INTO cash_events (document_id, at, verb, username, note) VALUES (?, ?, ?, ?, ?)',
    ...[document, at, verb, by, note],
  )
}

/** A document as the two steps of its reconciliation need it, with what has happened to it. */
export function readDocument(db: DatabaseSync, kind: DocumentKind, id: string, now: string) {
  const row = documentRow(db, kind, id)
  const lists = rowsOf(
    db,
    "SELECT id, total FROM cash_lists WHERE document_id = ? AND status = 'open' ORDER BY id",
    Number(row.id),
  )
  const name = (sql: string, key: unknown) =>
    key === null || key === undefined ? null : (rowOf(db, sql, Number(key))?.name ?? null)
  const reconcilable = row.status === 'approved' || row.status === 'partial'
  return {
    id: row.id,
    reference: row.reference,
    partner: name('SELECT name FROM cash_partners WHERE id = ?', row.partner_id),
    toPartner: name('SELECT name FROM cash_partners WHERE id = ?', row.to_id),
    method: name('SELECT name FROM cash_methods WHERE id = ?', row.method_id),
    bankAccount: name('SELECT name FROM cash_bank_accounts WHERE id = ?', row.bank_account_id),
    receipt: row.receipt,
    amount: Number(row.amount) / 100,
    currency: row.currency,
    datedAt: row.dated_at,
    reconciled: Number(row.reconciled) / 100,
    outstanding: Number(row.outstanding) / 100,
    listed: lists.reduce((sum, { total }) => sum + Number(total), 0) / 100,
    status: row.status,
    reconcilable,
    openLists: reconcilable && lists.length > 0 ? lists.map(list => list.id).join('&') : null,
    openListCount: lists.length,
    createdBy: row.created_by,
    createdAt: row.created_at,
    decidedBy: row.decided_by,
    decidedAt: row.decided_at,
    reason: row.reason,
    note: row.note,
    version: row.version,
    timeline: timeline(db, Number(row.id), now),
  }
}

const looks: Readonly<
  Record<
    string,
    readonly [icon: string, color: 'blue' | 'green' | 'red' | 'yellow' | 'default', title: string]
  >
> = {
  created: ['NEW', 'blue', 'Created'],
  changed: ['CHG', 'default', 'Changed'],
  approved: ['APP', 'green', 'Approved'],
  rejected: ['REJ', 'red', 'Rejected'],
  listed: ['LST', 'blue', 'Listed'],
  removed: ['LST', 'yellow', 'Removed from a list'],
  split: ['LST', 'blue', 'List split'],
  reopened: ['OPN', 'yellow', 'Reopened'],
  reconciled: ['REC', 'green', 'Reconciled'],
  approvalAsked: ['ASK', 'yellow', 'Adjustment waiting for approval'],
  reversalAsked: ['ASK', 'yellow', 'Reversal waiting for approval'],
  requestApproved: ['APP', 'green', 'Request approved'],
  requestRejected: ['REJ', 'red', 'Request rejected'],
  requestWithdrawn: ['REJ', 'default', 'Request withdrawn'],
  reversed: ['REV', 'yellow', 'Reversed'],
}

function timeline(db: DatabaseSync, id: number, now: string) {
  const events = rowsOf(db, 'SELECT * FROM cash_events WHERE document_id = ? ORDER BY at, id', id)
  return timelineOf(
    events.map(event => {
      const verb = String(event.verb)
      const [icon, color, title] = looks[verb] ?? ['EVT', 'default', verb]
      return {
        at: instantOf(event.at),
        icon,
        color,
        title,
        user: String(event.username),
        ...(event.note === null ? {} : { data: String(event.note) }),
      }
    }),
    instantOf(now) + 1000,
  )
}

function lower(text: unknown): string {
  return String(text).toLowerCase()
}
