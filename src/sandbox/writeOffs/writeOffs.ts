import { type DatabaseSync } from 'node:sqlite'
import { type TypedValues, type WireSelection } from '../../../schemas/wire/selection.ts'
import { type DatabaseRow, rowOf, rowsOf } from '../database/rows.ts'
import { expectCount, rowId, selectedRows } from '../grid/selectedRows.ts'
import { type SqlCondition, where } from '../grid/sqlCondition.ts'
import { Refusal } from '../server/refusal.ts'
import { counted, figure } from '../values/figures.ts'
import { writeOffFields, writeOffGrids } from './grid.ts'
import { pendingPlace, type Variant, waitingPlace, writeOffStatuses } from './writeOffStatuses.ts'

/** A decision about write-offs, its user and time. */
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
 * The ids of the selected write-offs, all undecided. Throws a Refusal: 404 when one of them does not exist,
 * 409 with the user's name when one is decided already.
 */
export function undecided(db: DatabaseSync, variant: Variant, selection: WireSelection): readonly number[] {
  const selected = selectedBy(variant, selection)
  const rows = rowsOf(db, `SELECT id FROM write_offs${where(selected)} ORDER BY id`, ...selected.values)
  expectCount(selection, rows.length, 'write-off')
  if ('ids' in selection && rows.length < new Set(selection.ids.map(String)).size)
    throw new Refusal(404, 'Not all of these write-offs exist.')
  if (rows.length === 0) throw new Refusal(404, 'This write-off does not exist.')
  refuseDecided(db, selected, rows.length)
  return rows.map(({ id }) => Number(id))
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

/** Refuses all when one is decided already: the message says by whom. */
function refuseDecided(db: DatabaseSync, selected: SqlCondition, count: number): void {
  const decided = rowsOf(
    db,
    `SELECT id, status, coalesce(decided_by, ${writeOffFields.askedBy.sql}) AS by, count(*) OVER () AS n
     FROM write_offs${where(selected)} AND status <> ${pendingPlace}
     ORDER BY id LIMIT 3`,
    ...selected.values,
  )
  const [first] = decided
  const done = ({ status, by }: DatabaseRow) =>
    status === waitingPlace
      ? `approved by ${by}, waiting for a second person`
      : `${writeOffStatuses[Number(status)]} by ${by}`
  if (!first) return
  if (count === 1 && first.status === waitingPlace)
    throw new Refusal(
      409,
      `Write-off ${first.id} was approved by ${first.by}. A second person must decide it.`,
    )
  if (count === 1) throw new Refusal(409, `Write-off ${first.id} was already ${done(first)}.`)
  const named = decided.map(row => `${row.id} (${done(row)})`).join(', ')
  throw new Refusal(
    409,
    `${figure(Number(first.n))} of ${counted(count, 'write-off')} are already decided: ${named}${Number(first.n) > decided.length ? ', …' : ''}. Nothing was changed.`,
  )
}

/** The notes that were typed into rows. Throws a Refusal (400) when one is too long. */
export function notesOf(values: TypedValues): readonly (readonly [id: number, note: string])[] {
  return Object.entries(values).flatMap(([key, { note }]) => {
    if (note === undefined || note === null || note === '') return []
    if (String(note).length > 200) throw new Refusal(400, 'Use at most 200 characters for a note.')
    return [[rowId(key, 'write-off'), String(note)] as const]
  })
}
