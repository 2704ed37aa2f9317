import { type DatabaseSync } from 'node:sqlite'
import { type WireSelection } from '../../../schemas/wire/selection.ts'
import { type DatabaseRow, rowOf, rowsOf, run } from '../database/rows.ts'
import { expectCount, rowId, selectedRows } from '../grid/selectedRows.ts'
import { type SqlCondition, where } from '../grid/sqlCondition.ts'
import { Refusal } from '../server/refusal.ts'
import { counted, figure, money } from '../values/figures.ts'
import { type Actor, addEvent } from './documents.ts'
import { listedTransactionsGrid, openTransactionsGrid } from './grids/transactions.ts'

/** How many transactions a document can still be matched with: open ones of its partner, in its currency. */
export function countSelectable(db: DatabaseSync, document: DatabaseRow): number {
  const { table, scope } = openTransactionsGrid(document)
  return Number(rowOf(db, `SELECT count(*) AS n FROM ${table} WHERE ${scope}`)?.n)
}

/** The sum of the selected transactions, and their document; in amounts, not cents. */
export function sumSelected(db: DatabaseSync, document: DatabaseRow, selection: WireSelection) {
  const { total, count } = summed(db, document, selected(document, selection))
  const outstanding = remainingOf(db, document)
  const difference = outstanding - total
  return {
    rowCount: count,
    outstanding: outstanding / 100,
    total: total / 100,
    difference: difference / 100,
    currency: document.currency,
    // Shown during the selection, because a reallocation moves its amount at most.
    fits: difference < 0 ? `No, ${money(-difference, document.currency)} too much` : 'Yes',
  }
}

/**
 * Makes a list of the selected transactions and returns its id. Throws a Refusal: 404, 409 when the document
 * is closed or one of them is in another list meanwhile, 400 when they exceed a reallocation.
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
      `${figure(wanted - count)} of ${figure(wanted)} transactions are no longer open. No list was created. Check the selection and try again.`,
    )
  if (count === 0) throw new Refusal(404, 'There are no open transactions in the selection.')
  const over = total - remainingOf(db, document)
  if (document.kind === 'reallocation' && over > 0)
    throw new Refusal(400, `${tooMuch(document, over)} No list was created.`)
  const id = insertList(db, document, { total, count }, { by, at })
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

/**
 * Removes the selected transactions from open lists, and reopens lists that become empty. Returns how many
 * were removed. Throws a Refusal: 404, 409 when a list is closed or somebody else was faster.
 */
export function removeFromLists(
  db: DatabaseSync,
  document: DatabaseRow,
  ids: string,
  selection: WireSelection,
  actor: Actor,
): number {
  const lists = listRows(db, document, ids, 'open')
  const chosen = chosenIn(db, lists, selection)
  run(
    db,
    "UPDATE cash_transactions SET status = 'open', list_id = NULL WHERE id IN (SELECT value FROM json_each(?))",
    JSON.stringify(chosen.ids),
  )
  for (const list of lists) recount(db, Number(list.id), actor)
  // A new version: confirming the former state is then a conflict.
  run(db, 'UPDATE cash_documents SET version = version + 1 WHERE id = ?', Number(document.id))
  addEvent(
    db,
    Number(document.id),
    'removed',
    actor,
    `${counted(chosen.ids.length, 'transaction')}, ${money(chosen.total, document.currency)}, from ${listsText(ids)}`,
  )
  return chosen.ids.length
}

/**
 * Makes a separate list of the selected transactions of open lists, and returns its id. Throws a Refusal: 400
 * when a list would be empty, 404, 409 when a list is closed or somebody else was faster.
 */
export function splitLists(
  db: DatabaseSync,
  document: DatabaseRow,
  ids: string,
  selection: WireSelection,
  actor: Actor,
): number {
  const lists = listRows(db, document, ids, 'open')
  const chosen = chosenIn(db, lists, selection)
  if (lists.reduce((sum, list) => sum + Number(list.row_count), 0) === chosen.ids.length)
    throw new Refusal(
      400,
      'You selected all transactions of the list. To split it, select only some of them.',
    )
  const id = insertList(db, document, { total: chosen.total, count: chosen.ids.length }, actor)
  run(
    db,
    'UPDATE cash_transactions SET list_id = ? WHERE id IN (SELECT value FROM json_each(?))',
    id,
    JSON.stringify(chosen.ids),
  )
  for (const list of lists) recount(db, Number(list.id), actor)
  // A new version: confirming the former state is then a conflict.
  run(db, 'UPDATE cash_documents SET version = version + 1 WHERE id = ?', Number(document.id))
  addEvent(
    db,
    Number(document.id),
    'split',
    actor,
    `List ${id}: ${counted(chosen.ids.length, 'transaction')}, ${money(chosen.total, document.currency)}, from ${listsText(ids)}`,
  )
  return id
}

function insertList(
  db: DatabaseSync,
  document: DatabaseRow,
  { total, count }: { readonly total: number; readonly count: number },
  { by, at }: Actor,
): number {
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
  return Number(rowOf(db, 'SELECT last_insert_rowid() AS id')?.id)
}

/** The lists of a document by their ids joined with &, in one state. Throws a Refusal: 400, 404, 409 in another state. */
export function listRows(
  db: DatabaseSync,
  document: DatabaseRow,
  ids: string,
  state?: 'open' | 'waiting',
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
    if (state === 'open' && row.status === 'waiting')
      throw new Refusal(
        409,
        `Transaction list ${id} is waiting for the approval that ${row.changed_by} requested.`,
      )
    if (state && row.status !== state)
      throw new Refusal(409, `Transaction list ${id} was already ${row.status} by ${row.changed_by}.`)
    return row
  })
}

/** Frees the transactions of a list, which stays as history. Throws a Refusal (409) when it is closed. */
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
      `Nothing can be matched with ${document.kind} ${document.id} because it is ${String(document.status_label).toLowerCase()}.`,
    )
}

/** The selected transactions of lists. Throws a Refusal: 404, 409 when some have left these lists. */
function chosenIn(db: DatabaseSync, lists: readonly DatabaseRow[], selection: WireSelection) {
  const table = listedTransactionsGrid(lists.map(({ id }) => Number(id)))
  const condition = selectedRows(table, selection, 'transaction')
  const rows = rowsOf(db, `SELECT id, amount FROM ${table.table}${where(condition)}`, ...condition.values)
  expectCount(selection, rows.length, 'transaction')
  const wanted = 'ids' in selection ? new Set(selection.ids.map(String)).size : rows.length
  if (rows.length < wanted)
    throw new Refusal(409, 'Some of these transactions are no longer in the list. Check it and try again.')
  if (rows.length === 0) throw new Refusal(404, 'These transactions are not in the list.')
  return {
    ids: rows.map(({ id }) => Number(id)),
    total: rows.reduce((sum, { amount }) => sum + Number(amount), 0),
  }
}

/** What a list holds after something was taken out of it; an empty one is reopened. */
function recount(db: DatabaseSync, list: number, { by, at }: Actor): void {
  run(
    db,
    `UPDATE cash_lists SET (total, row_count) = (SELECT coalesce(sum(amount), 0), count(*) FROM cash_transactions WHERE list_id = ?1),
       changed_by = ?2, changed_at = ?3, version = version + 1 WHERE id = ?1`,
    ...[list, by, at],
  )
  run(db, "UPDATE cash_lists SET status = 'reopened' WHERE id = ? AND row_count = 0", list)
}

/** For a sentence: 'list 1099', 'lists 1099, 1100 and 1122'. */
export function listsName(lists: readonly DatabaseRow[]): string {
  const ids = lists.map(({ id }) => String(id))
  const last = ids.pop()
  return ids.length === 0 ? `list ${last}` : `lists ${ids.join(', ')} and ${last}`
}

function listsText(ids: string): string {
  return `list ${ids.replaceAll('&', ', ')}`
}

function tooMuch({ kind, id, currency }: DatabaseRow, over: number): string {
  return `The selection is ${money(over, currency)} more than ${kind} ${id} has left to move. Select less.`
}

/** What of a document is neither reconciled nor in an open list, in cents. */
export function remainingOf(db: DatabaseSync, document: DatabaseRow): number {
  return Number(document.outstanding) - openTotal(db, document)
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
