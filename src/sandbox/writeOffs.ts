import { type DatabaseSync } from 'node:sqlite'
import { type TypedValues, type WireSelection } from '../../schemas/wire/selection.ts'
import { rowId, selectedRows } from './grids/selectedRows.ts'
import { shownSql } from './grids/shownSql.ts'
import { type SqlCondition, where } from './grids/sqlCondition.ts'
import { writeOffFields, writeOffGrids } from './grids/writeOffs.ts'
import { queueDocuments } from './navision/queueDocuments.ts'
import { navisionTypes } from './navision/words.ts'
import { placeOf } from './placeOf.ts'
import { Refusal } from './refusal.ts'
import { type DatabaseRow, inTransaction, rowOf, rowsOf, run } from './rows.ts'
import { pendingPlace, type Variant, writeOffStatuses } from './writeOffWords.ts'

/** What is decided about write-offs, by whom and when. */
export interface Decision {
  readonly status: 'approved' | 'rejected'
  readonly by: string
  readonly at: string
  /** What was typed into the rows; a `note` is kept. */
  readonly values: TypedValues
  /** Why, for all rows into which nothing was typed; null: their notes stay. */
  readonly note: string | null
}

/**
 * Decides the selected write-offs, all of them or none, and returns how many. Throws a Refusal: 404 when one of them does
 * not exist, 409 when one is decided already, which names who did it.
 */
export function decideWriteOffs(
  db: DatabaseSync,
  variant: Variant,
  selection: WireSelection,
  decision: Decision,
): number {
  const selected = selectedBy(variant, selection)
  const notes = notesOf(decision.values)
  return inTransaction(db, () => {
    const count = countSelected(db, selected)
    if ('ids' in selection && count < new Set(selection.ids.map(String)).size)
      throw new Refusal(404, 'Not all of these write-offs exist.')
    if (count === 0) throw new Refusal(404, 'There is no such write-off.')
    refuseDecided(db, selected, count)
    if (decision.status === 'approved') queueJournals(db, selected, decision.at)
    // What is typed into a row may belong to the filter by which it is selected: the rows are found before any is changed.
    const noted = notes.filter(([id]) =>
      rowOf(db, `SELECT 1 FROM write_offs${where(selected)} AND id = ?`, ...selected.values, id),
    )
    const changed = run(
      db,
      `UPDATE write_offs SET status = ?, decided_by = ?, decided_at = ?, note = coalesce(note, ?)${where(selected)}`,
      placeOf(writeOffStatuses, decision.status),
      decision.by,
      decision.at,
      decision.note,
      ...selected.values,
    )
    for (const [id, note] of noted) run(db, 'UPDATE write_offs SET note = ? WHERE id = ?', note, id)
    return changed
  })
}

/** What is approved is booked in the accounting system. */
function queueJournals(db: DatabaseSync, { sql, values }: SqlCondition, at: string): void {
  const journals = `SELECT '${navisionTypes.writeOffJournal.letter}-' || id AS document_nr, order_nr, amount,
    ${shownSql(writeOffFields.currency)} AS currency FROM write_offs${where({ sql, values })} ORDER BY id`
  queueDocuments(db, { type: 'writeOffJournal', sql: journals, values }, at)
}

/** How many write-offs of that variant the selection holds. */
export function countWriteOffs(db: DatabaseSync, variant: Variant, selection: WireSelection): number {
  return countSelected(db, selectedBy(variant, selection))
}

function selectedBy(variant: Variant, selection: WireSelection): SqlCondition {
  return selectedRows(writeOffGrids[variant], selection, 'write-off')
}

function countSelected(db: DatabaseSync, selected: SqlCondition): number {
  return Number(
    rowOf(db, `SELECT count(*) AS n FROM write_offs${where(selected)}`, ...selected.values)?.n ?? 0,
  )
}

/** Two may act at once: the second is told who was first, and nothing is half done. */
function refuseDecided(db: DatabaseSync, selected: SqlCondition, count: number): void {
  const decided = rowsOf(
    db,
    `SELECT id, status, decided_by, count(*) OVER () AS n FROM write_offs${where(selected)} AND status <> ${pendingPlace}
     ORDER BY id LIMIT 3`,
    ...selected.values,
  )
  const [first] = decided
  const done = (row: DatabaseRow) => `${writeOffStatuses[Number(row.status)]} by ${row.decided_by}`
  if (!first) return
  if (count === 1) throw new Refusal(409, `Write-off ${first.id} was already ${done(first)}.`)
  const named = decided.map(row => `${row.id} (${done(row)})`).join(', ')
  throw new Refusal(
    409,
    `${first.n} of ${count} write-offs are decided already: ${named}${Number(first.n) > decided.length ? ', …' : ''}. Nothing was changed.`,
  )
}

function notesOf(values: TypedValues): readonly (readonly [id: number, note: string])[] {
  return Object.entries(values).flatMap(([key, { note }]) => {
    if (note === undefined || note === null || note === '') return []
    if (String(note).length > 200) throw new Refusal(400, 'A note has 200 characters at most.')
    return [[rowId(key, 'write-off'), String(note)] as const]
  })
}
