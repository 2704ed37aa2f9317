import { type DatabaseSync } from 'node:sqlite'
import { setImmediate } from 'node:timers/promises'
import { type WireSelection } from '../../../schemas/wire/selection.ts'
import { placeOf } from '../database/placeOf.ts'
import { inTransaction, run } from '../database/rows.ts'
import { type Store } from '../database/store.ts'
import { beginProcess, type ProcessEnd } from '../processes/beginProcess.ts'
import { counted, figure } from '../values/figures.ts'
import { writeDecision } from './decision.ts'
import { needSecondPerson } from './limit.ts'
import { pendingPlace, type Variant, waitingPlace, writeOffStatuses } from './writeOffStatuses.ts'
import { type Decision, notesOf, undecided } from './writeOffs.ts'

/** Write-offs that are decided at once; more of them are as many processes would be, one slice after the other. */
const slice = 1000

/** How a decision goes. */
export interface Deciding {
  readonly count: number
  /** True: it continues as a process. */
  readonly goesOn: boolean
  /** Those of them that wait for a second person, as far as it has gone. */
  readonly waiting: number
}

/**
 * Decides the selected write-offs. Up to a slice, all of them or none; of more, each slice whole or not at all, so that others
 * are answered in between. What is approved above the limit waits for a second person. Throws a Refusal before any is decided,
 * as `undecided` does.
 */
export function decideWriteOffs(
  store: Store,
  variant: Variant,
  selection: WireSelection,
  decision: Decision,
): Deciding {
  const { db } = store
  const notes = notesOf(decision.values)
  const { ids, waiting } = inTransaction(db, () => {
    // What is typed into a row may belong to the filter by which it is selected: the rows are found before any is changed.
    const found = undecided(db, variant, selection)
    const done = found.length <= slice ? decideSlice(db, found, decision, notes) : undefined
    return { ids: found, waiting: done?.waiting ?? 0 }
  })
  const goesOn = ids.length > slice
  if (goesOn) decideBySlices(store, ids, decision, notes)
  return { count: ids.length, goesOn, waiting }
}

type Notes = ReturnType<typeof notesOf>

function decideBySlices(store: Store, ids: readonly number[], decision: Decision, notes: Notes): void {
  const many = `${figure(ids.length)} write-offs`
  const process = beginProcess(store, {
    persona: decision.by,
    type: 'writeOff',
    message: `${many} are being ${decision.status}`,
    interrupted: `The decision on ${many} was interrupted by a restart. The write-offs that it had not reached are still pending.`,
  })
  store.background.start(async signal => {
    let [decided, waiting] = [0, 0]
    try {
      for (let from = 0; from < ids.length; from += slice) {
        const part = ids.slice(from, from + slice)
        const done = inTransaction(store.db, () => decideSlice(store.db, part, decision, notes))
        decided += done.decided
        waiting += done.waiting
        process.progress(from + part.length, ids.length)
        await setImmediate()
        signal.throwIfAborted()
      }
      process.end(() => ended(ids.length, decided, waiting, decision.status))
    } catch (error) {
      if (!signal.aborted)
        process.end(() => ({
          type: 'ERROR_MESSAGE',
          message: `The decision on ${many} has failed. ${counted(decided, 'is', 'are')} ${decision.status}${waiting > 0 ? `, ${counted(waiting, 'is', 'are')} waiting for a second person` : ''}, and the others are still pending.`,
        }))
      throw error
    }
  })
}

/** Others may have been faster with some of them meanwhile. */
function ended(count: number, decided: number, waiting: number, status: Decision['status']): ProcessEnd {
  const all = figure(count)
  const said = [
    decided === count
      ? `${all} write-offs were ${status}.`
      : `${figure(decided)} of ${all} write-offs were ${status}.`,
    waiting > 0 &&
      `${counted(waiting, 'is', 'are')} waiting for a second person: above the limit, one approval is not enough.`,
    decided + waiting < count && 'Someone else decided the others in the meantime.',
  ]
  return { type: 'SUCCESS_MESSAGE', message: said.filter(Boolean).join(' ') }
}

/** Decides those that are pending still, in the transaction of the caller. */
function decideSlice(
  db: DatabaseSync,
  ids: readonly number[],
  decision: Decision,
  notes: Notes,
): { readonly decided: number; readonly waiting: number } {
  const above = decision.status === 'approved' ? needSecondPerson(db, ids, decision.by) : new Set<number>()
  const typed = new Map(notes)
  askForWriteOffs(db, [...above], decision, id => typed.get(id) ?? decision.note)
  const own = new Set(ids)
  for (const [id, note] of notes)
    if (own.has(id))
      run(db, `UPDATE write_offs SET note = ? WHERE id = ? AND status = ${pendingPlace}`, note, id)
  const status = placeOf(writeOffStatuses, decision.status)
  return {
    decided: writeDecision(db, ids, { ...decision, status, from: pendingPlace }),
    waiting: above.size,
  }
}

/** Has pending write-offs wait for a second person, in the transaction of the caller; `noteOf` is what the first one said. */
function askForWriteOffs(
  db: DatabaseSync,
  ids: readonly number[],
  { by, at }: { readonly by: string; readonly at: string },
  noteOf: (id: number) => string | null,
): void {
  for (const id of ids) {
    const waits = run(
      db,
      `UPDATE write_offs SET status = ${waitingPlace} WHERE id = ? AND status = ${pendingPlace}`,
      id,
    )
    if (waits > 0)
      run(
        db,
        "INSERT INTO write_off_requests (write_off_id, status, asked_by, asked_at, note) VALUES (?, 'pending', ?, ?, ?)",
        ...[id, by, at, noteOf(id)],
      )
  }
}
