import { type DatabaseSync } from 'node:sqlite'
import { setImmediate } from 'node:timers/promises'
import { type WireSelection } from '../../schemas/wire/selection.ts'
import { shownSql } from './grids/shownSql.ts'
import { writeOffFields } from './grids/writeOffs.ts'
import { queueDocuments } from './navision/queueDocuments.ts'
import { navisionTypes } from './navision/words.ts'
import { placeOf } from './placeOf.ts'
import { beginProcess, type ProcessEnd } from './processes/beginProcess.ts'
import { inTransaction, run } from './rows.ts'
import { type Store } from './store.ts'
import { type Decision, notesOf, undecided } from './writeOffs.ts'
import { pendingPlace, type Variant, writeOffStatuses } from './writeOffWords.ts'

/** Write-offs that are decided at once; more of them are as many processes would be, one slice after the other. */
const slice = 1000

/** How a decision goes. */
export interface Deciding {
  readonly count: number
  /** True: it goes on as a process. */
  readonly goesOn: boolean
}

/**
 * Decides the selected write-offs. Up to a slice, all of them or none; of more, each slice whole or not at all, so that others
 * are answered in between. Throws a Refusal before any is decided, as `undecided` does.
 */
export function decideWriteOffs(
  store: Store,
  variant: Variant,
  selection: WireSelection,
  decision: Decision,
): Deciding {
  const { db } = store
  const notes = notesOf(decision.values)
  const ids = inTransaction(db, () => {
    // What is typed into a row may belong to the filter by which it is selected: the rows are found before any is changed.
    const found = undecided(db, variant, selection)
    if (found.length <= slice) decideSlice(db, found, decision, notes)
    return found
  })
  const goesOn = ids.length > slice
  if (goesOn) decideBySlices(store, ids, decision, notes)
  return { count: ids.length, goesOn }
}

type Notes = ReturnType<typeof notesOf>

function decideBySlices(store: Store, ids: readonly number[], decision: Decision, notes: Notes): void {
  const many = `${ids.length.toLocaleString('en')} write-offs`
  const process = beginProcess(store, {
    persona: decision.by,
    type: 'writeOff',
    message: `${many} are being ${decision.status}`,
    interrupted: `The decision about ${many} was interrupted by a restart: those that it had not reached are pending still.`,
  })
  store.background.start(async signal => {
    let decided = 0
    try {
      for (let from = 0; from < ids.length; from += slice) {
        const part = ids.slice(from, from + slice)
        decided += inTransaction(store.db, () => decideSlice(store.db, part, decision, notes))
        process.progress(from + part.length, ids.length)
        await setImmediate()
        signal.throwIfAborted()
      }
      process.end(() => ended(ids.length, decided, decision.status))
    } catch (error) {
      if (!signal.aborted)
        process.end(() => ({
          type: 'ERROR_MESSAGE',
          message: `The decision about ${many} has failed: ${decided.toLocaleString('en')} are ${decision.status}, the others are pending still.`,
        }))
      throw error
    }
  })
}

/** Others may have been faster with some of them meanwhile. */
function ended(count: number, decided: number, status: Decision['status']): ProcessEnd {
  const all = count.toLocaleString('en')
  return {
    type: 'SUCCESS_MESSAGE',
    message:
      decided === count
        ? `${all} write-offs ${status}.`
        : `${decided.toLocaleString('en')} of ${all} write-offs ${status}. The others were decided by somebody else meanwhile.`,
  }
}

/** Decides those that wait still, in the transaction of the caller; gives their number. */
function decideSlice(db: DatabaseSync, ids: readonly number[], decision: Decision, notes: Notes): number {
  const keys = JSON.stringify(ids)
  const waiting = `id IN (SELECT value FROM json_each(?)) AND status = ${pendingPlace}`
  if (decision.status === 'approved') queueJournals(db, waiting, keys, decision.at)
  const own = new Set(ids)
  for (const [id, note] of notes.filter(([key]) => own.has(key)))
    run(db, `UPDATE write_offs SET note = ? WHERE id = ? AND status = ${pendingPlace}`, note, id)
  return run(
    db,
    `UPDATE write_offs SET status = ?, decided_by = ?, decided_at = ?, note = coalesce(note, ?) WHERE ${waiting}`,
    placeOf(writeOffStatuses, decision.status),
    decision.by,
    decision.at,
    decision.note,
    keys,
  )
}

/** What is approved is booked in the accounting system. */
function queueJournals(db: DatabaseSync, waiting: string, keys: string, at: string): void {
  const sql = `SELECT '${navisionTypes.writeOffJournal.letter}-' || id AS document_nr, order_nr, amount,
    ${shownSql(writeOffFields.currency)} AS currency FROM write_offs WHERE ${waiting} ORDER BY id`
  queueDocuments(db, { type: 'writeOffJournal', sql, values: [keys] }, at)
}
