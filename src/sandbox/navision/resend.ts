import { type WireSelection } from '../../../schemas/wire/selection.ts'
import { signalProcess } from '../clock/signalProcess.ts'
import { type DatabaseRow, inTransaction, rowOf, rowsOf, run } from '../database/rows.ts'
import { type Store } from '../database/store.ts'
import { expectCount, selectedRows } from '../grid/selectedRows.ts'
import { where } from '../grid/sqlCondition.ts'
import { beginProcess } from '../processes/beginProcess.ts'
import { Refusal } from '../server/refusal.ts'
import { counted, figure } from '../values/figures.ts'
import { deliver } from './deliver.ts'
import { navisionGrid } from './grid.ts'
import { navisionResource } from './navisionRun.ts'
import { navisionErrors } from './navisionTypes.ts'
import { type KeptSettings, navisionSettings } from './settings.ts'

/** Milliseconds that the accounting system takes over one message, and over a whole bulk at most. */
const pace = { one: 400, all: 8000 }

/**
 * Marks the selected messages as being sent, all of them or none, and sends them one after the other as a process; gives
 * their number. Throws a Refusal: 404 when one does not exist, 409 when one is not to be sent, which names it and why, or
 * when sending is switched off.
 */
export function resend(store: Store, selection: WireSelection, by: string): number {
  const { db } = store
  const ids = inTransaction(db, () => {
    const settings = navisionSettings(db)
    if (!settings.enabled)
      throw new Refusal(409, 'Sending to Navision is switched off in the Navision settings.')
    const rows = selectedMessages(store, selection)
    refuseUnsendable(rows, settings)
    for (const { id } of rows)
      run(
        db,
        `UPDATE navision_messages SET status = 'sending', attempts = attempts + 1, sent_by = ?, sent_at = ?, version = version + 1
         WHERE id = ?`,
        by,
        store.moment(),
        Number(id),
      )
    return rows.map(({ id }) => Number(id))
  })
  const process = beginProcess(store, {
    persona: by,
    type: 'navision',
    message:
      ids.length === 1
        ? `Message ${ids[0]} is being sent to Navision`
        : `${figure(ids.length)} messages are being sent to Navision`,
    interrupted: 'Sending to Navision was interrupted by a restart.',
  })
  store.background.start(async signal => {
    let booked = 0
    for (const [at, id] of ids.entries()) {
      await store.background.pause(Math.min(pace.one, pace.all / ids.length), signal)
      if (sendOne(store, id, by)) booked++
      process.progress(at + 1, ids.length)
    }
    process.end(() => ended(ids, booked))
    signalProcess(store, navisionResource, 'navision')
  })
  return ids.length
}

/** Closes messages that will not be booked, all or none; returns their number. Throws as `resend` does. */
export function closeMessages(store: Store, selection: WireSelection, by: string): number {
  return inTransaction(store.db, () => {
    const rows = selectedMessages(store, selection)
    refuse(rows, row => (row.status === 'failed' ? undefined : standing(row)), 'cannot be closed')
    for (const { id } of rows)
      run(
        store.db,
        "UPDATE navision_messages SET status = 'closed', sent_by = ?, sent_at = ?, version = version + 1 WHERE id = ?",
        by,
        store.moment(),
        Number(id),
      )
    return rows.length
  })
}

/** Messages that were being sent when the sandbox was stopped count as failed: their outcome is unknown. */
export function endInterruptedSending(store: Store): void {
  run(
    store.db,
    `UPDATE navision_messages SET status = 'failed', error_code = 'INTERRUPTED', error = ?, version = version + 1
     WHERE status = 'sending'`,
    navisionErrors.INTERRUPTED.text,
  )
}

function selectedMessages({ db }: Store, selection: WireSelection): DatabaseRow[] {
  const selected = selectedRows(navisionGrid, selection, 'message')
  const rows = rowsOf(
    db,
    `SELECT * FROM navision_messages${where(selected)} ORDER BY id LIMIT 2001`,
    ...selected.values,
  )
  if (rows.length > 2000) throw new Refusal(400, 'At most 2,000 messages can be sent at once.')
  expectCount(selection, rows.length, 'message')
  if ('ids' in selection && rows.length < new Set(selection.ids.map(String)).size)
    throw new Refusal(404, 'Not all of these messages exist.')
  if (rows.length === 0) throw new Refusal(404, 'This message does not exist.')
  return rows
}

function refuseUnsendable(rows: readonly DatabaseRow[], { maxAttempts }: KeptSettings): void {
  refuse(
    rows,
    row => {
      if (row.status !== 'failed' && row.status !== 'waiting') return standing(row)
      return Number(row.attempts) >= maxAttempts
        ? `has had ${row.attempts} attempts, the most that the settings allow`
        : undefined
    },
    'cannot be sent',
  )
}

/** All or nothing: one message that cannot be processed refuses all, with what happened to it meanwhile. */
function refuse(
  rows: readonly DatabaseRow[],
  why: (row: DatabaseRow) => string | undefined,
  what: string,
): void {
  const refused = rows.flatMap(row => {
    const reason = why(row)
    return reason === undefined ? [] : [{ id: row.id, reason }]
  })
  const [first] = refused
  if (!first) return
  if (rows.length === 1) throw new Refusal(409, `Message ${first.id} ${first.reason}.`)
  const named = refused.slice(0, 3).map(({ id, reason }) => `${id} ${reason}`)
  throw new Refusal(
    409,
    `${figure(refused.length)} of ${counted(rows.length, 'message')} ${what}: ${named.join(', ')}${refused.length > 3 ? ', …' : ''}. Nothing was changed.`,
  )
}

function standing({ status, sent_by }: DatabaseRow): string {
  if (status === 'sending') return `is being sent by ${sent_by}`
  if (status === 'waiting') return 'is waiting to be sent'
  if (status === 'failed') return 'has failed'
  return status === 'closed' ? `was closed by ${sent_by}` : 'is already booked'
}

/** One attempt: its outcome and its entry in the API log, or neither. True: it is booked. */
function sendOne(store: Store, id: number, by: string): boolean {
  return inTransaction(store.db, () => {
    const message = rowOf(store.db, "SELECT * FROM navision_messages WHERE id = ? AND status = 'sending'", id)
    if (!message) return false
    const delivery = { by, nth: Number(message.attempts), retries: false }
    return deliver(store, message, navisionSettings(store.db), delivery) === 'booked'
  })
}

function ended(ids: readonly number[], booked: number) {
  const failed = ids.length - booked
  const type = failed > 0 ? ('ERROR_MESSAGE' as const) : ('SUCCESS_MESSAGE' as const)
  if (ids.length === 1)
    return {
      type,
      message:
        failed > 0 ? `Message ${ids[0]} has failed again.` : `Message ${ids[0]} is booked in Navision.`,
    }
  return {
    type,
    message:
      failed > 0
        ? `${figure(booked)} of ${figure(ids.length)} messages are booked in Navision. ${figure(failed)} failed again.`
        : `All ${figure(ids.length)} messages are booked in Navision.`,
  }
}
