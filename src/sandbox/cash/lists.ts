import { type DatabaseSync } from 'node:sqlite'
import { type WireSelection } from '../../../schemas/wire/selection.ts'
import { counted, figure, money } from '../counted.ts'
import { openTransactionsGrid } from '../grids/cash/transactions.ts'
import { expectCount, rowId, selectedRows } from '../grids/selectedRows.ts'
import { type SqlCondition, where } from '../grids/sqlCondition.ts'
import { Refusal } from '../refusal.ts'
import { type DatabaseRow, rowOf, rowsOf, run } from '../rows.ts'
import { type Actor, addEvent } from './documents.ts'

/** How many transactions a document can still be matched with: open ones of its partner, in its currency. */
export function countSelectable(db: DatabaseSync, document: DatabaseRow): number {
  const { table, scope } = openTransactionsGrid(document)
  return Number(rowOf(db, `SELECT count(*) AS n FROM ${table} WHERE ${scope}`)?.n)
}

/** What the selected transactions come to, beside the document; cents become amounts. */
export function sumSelected(db: DatabaseSync, document: DatabaseRow, selection: WireSelection) {
  const { total, count } = summed(db, document, selected(document, selection))
  return {
    rowCount: count,
    total: total / 100,
    difference: (Number(document.outstanding) - openTotal(db, document) - total) / 100,
    currency: document.currency,
  }
}

/**
 * Makes a list of the selected transactions and gives its id. Throws a Refusal: 404, 409 when the document takes none any
 * more, or when somebody has put one of them into another list meanwhile.
 */
export function createList(
  db: DatabaseSync,
  document: DatabaseRow,
  selection: WireSelection,
  { by, at }: Actor,
): number {
  refuseClosed(document)
  const condition = selected(document, selection)
  const { total, count } = summed(db, document, condition)
  expectCount(selection, count, 'transaction')
  const wanted = 'ids' in selection ? new Set(selection.ids.map(String)).size : count
  if (count < wanted)
    throw new Refusal(
      409,
      `${figure(wanted - count)} of ${figure(wanted)} transactions are not open any more: somebody was faster. Nothing was listed.`,
    )
  if (count === 0) throw new Refusal(404, 'There is no such open transaction.')
  run(
    db,
    `INSERT INTO cash_lists (document_id, partner_id, currency, total, row_count, status, created_by, created_at, changed_by,
       changed_at) VALUES (?, ?, ?, ?, ?, 'open', ?, ?, ?, ?)`,
    ...[
      Number(document.id),
      Number(document.partner_id),
      String(document.currency),
      total,
      count,
      by,
      at,
      by,
      at,
    ],
  )
  const id = Number(rowOf(db, 'SELECT last_insert_rowid() AS id')?.id)
  run(
    db,
    `UPDATE cash_transactions SET status = 'listed', list_id = ? WHERE id IN (SELECT id FROM ${openTransactionsGrid(document).table}${where(condition)})`,
    id,
    ...condition.values,
  )
  addEvent(
    db,
    Number(document.id),
    'listed',
    { by, at },
    `List ${id}: ${counted(count, 'transaction')}, ${money(total, document.currency)}`,
  )
  return id
}

/** The lists of a document by their ids joined with &, in one state. Throws a Refusal: 400, 404, 409 in another state. */
export function listRows(
  db: DatabaseSync,
  document: DatabaseRow,
  ids: string,
  state?: 'open',
): readonly DatabaseRow[] {
  // Once they are numbers: '7&07' names one list.
  const wanted = new Set(ids.split('&').map(id => rowId(id, 'transaction list')))
  return [...wanted].map(id => {
    const row = rowOf(
      db,
      'SELECT * FROM cash_lists WHERE id = ? AND document_id = ?',
      id,
      Number(document.id),
    )
    if (!row) throw new Refusal(404, `There is no transaction list ${id} of ${document.kind} ${document.id}.`)
    if (state && row.status !== state)
      throw new Refusal(409, `Transaction list ${id} was already ${row.status} by ${row.changed_by}.`)
    return row
  })
}

/** Gives the transactions of a list back; the list stays as history. Throws a Refusal (409) when it is open no more. */
export function reopenLists(db: DatabaseSync, document: DatabaseRow, ids: string, { by, at }: Actor): void {
  for (const list of listRows(db, document, ids, 'open')) {
    run(db, "UPDATE cash_transactions SET status = 'open', list_id = NULL WHERE list_id = ?", Number(list.id))
    run(
      db,
      "UPDATE cash_lists SET status = 'reopened', changed_by = ?, changed_at = ?, version = version + 1 WHERE id = ?",
      ...[by, at, Number(list.id)],
    )
    addEvent(db, Number(document.id), 'reopened', { by, at }, `List ${list.id}`)
  }
}

/** Throws a Refusal (409) for a document that nothing can be matched with: it waits, was rejected or is done. */
export function refuseClosed(document: DatabaseRow): void {
  if (document.status !== 'approved' && document.status !== 'partial')
    throw new Refusal(
      409,
      `The ${document.kind} ${document.id} is ${String(document.status_label).toLowerCase()}: nothing can be matched with it.`,
    )
}

/** What its open lists come to already. */
function openTotal(db: DatabaseSync, document: DatabaseRow): number {
  const sql = "SELECT coalesce(sum(total), 0) AS n FROM cash_lists WHERE document_id = ? AND status = 'open'"
  return Number(rowOf(db, sql, Number(document.id))?.n)
}

function selected(document: DatabaseRow, selection: WireSelection): SqlCondition {
  return selectedRows(openTransactionsGrid(document), selection, 'transaction')
}

function summed(db: DatabaseSync, document: DatabaseRow, condition: SqlCondition) {
  const [row] = rowsOf(
    db,
    `SELECT count(*) AS n, coalesce(sum(amount), 0) AS total FROM ${openTransactionsGrid(document).table}${where(condition)}`,
    ...condition.values,
  )
  return { count: Number(row?.n), total: Number(row?.total) }
}
