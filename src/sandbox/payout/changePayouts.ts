import { type DatabaseSync } from 'node:sqlite'
import { type WireSelection } from '../../../schemas/wire/selection.ts'
import { type DatabaseRow, inTransaction, rowOf, rowsOf, run } from '../database/rows.ts'
import { type GridTable } from '../grid/gridTable.ts'
import { expectCount, selectedRows } from '../grid/selectedRows.ts'
import { where } from '../grid/sqlCondition.ts'
import { Refusal } from '../server/refusal.ts'
import { counted, figure } from '../values/figures.ts'
import { payoutBlockedReason } from './blockedReason.ts'
import {
  isPayoutStatus,
  type PayoutStep,
  type PayoutVerb,
  payoutStatuses,
  payoutSteps,
} from './payoutStatuses.ts'

/** One step of one or many payouts. */
export interface PayoutChange {
  readonly verb: PayoutVerb
  readonly by: string
  readonly at: string
  /** Why; null where the step needs no reason. */
  readonly reason: string | null
  /** Version of the payout that the user saw. Absent: any. Only for one payout. */
  readonly version?: number
  /** How it was paid by hand. Only for `pay`, which needs it. */
  readonly payment?: { readonly reference: string; readonly paidAt: string }
}

const most = 2000

/**
 * Takes the selected payouts of a grid one step on, all of them or none, and returns them as they were.
 * Throws a Refusal: 400 when a reason is missing, 404 when one of them is not in the grid, 409 with the cause
 * when the step does not lead on from its status, when it is blocked, or when its version has changed. What
 * `refuseAll` throws undoes it too.
 */
export function changePayouts(
  db: DatabaseSync,
  grid: GridTable,
  selection: WireSelection,
  change: PayoutChange,
  refuseAll: (rows: readonly DatabaseRow[]) => void = () => undefined,
): readonly DatabaseRow[] {
  const step: PayoutStep = payoutSteps[change.verb]
  if (step.reasoned && !change.reason)
    throw new Refusal(400, 'Reason is required.', [{ field: 'reason', message: 'Reason is required.' }])
  return inTransaction(db, () => {
    const rows = selected(db, grid, selection)
    refuse(rows, step, row =>
      step.from.some(status => status === row.status) ? undefined : standing(db, row, step),
    )
    const [only] = rows
    if (only && change.version !== undefined && only.version !== change.version)
      throw new Refusal(
        409,
        `${lastUser(db, only.id) ?? 'Someone else'} changed payout ${only.id} in the meantime. Check it and try again.`,
      )
    const blockedReason = payoutBlockedReason(db, change)
    refuse(rows, step, row => blockedReason?.(row))
    refuseAll(rows)
    for (const row of rows) write(db, Number(row.id), step, change)
    return rows
  })
}

/** '1 payout is approved.' */
export function changedText(count: number, verb: PayoutVerb): string {
  const to = verb === 'manual' ? 'in the manual queue' : payoutStatuses[payoutSteps[verb].to]
  return `${counted(count, 'payout is', 'payouts are')} ${to}.`
}

/** Records an event of a payout, inside the transaction of the change. */
export function notifyPayout(
  db: DatabaseSync,
  id: number,
  event: {
    readonly verb: string
    readonly by: string | null
    readonly at: string
    readonly reason?: string | null
  },
): void {
  run(
    db,
    'INSERT INTO payout_events (payout_id, verb, username, at, reason) VALUES (?, ?, ?, ?, ?)',
    ...[id, event.verb, event.by, event.at, event.reason ?? null],
  )
}

/** Who did something to a payout last; undefined: only the system did. */
export function lastUser(db: DatabaseSync, id: unknown): string | undefined {
  const row = rowOf(
    db,
    'SELECT username FROM payout_events WHERE payout_id = ? AND username IS NOT NULL ORDER BY id DESC LIMIT 1',
    Number(id),
  )
  return row ? String(row.username) : undefined
}

function selected(db: DatabaseSync, grid: GridTable, selection: WireSelection): DatabaseRow[] {
  const condition = selectedRows(grid, selection, 'payout')
  const rows = rowsOf(
    db,
    `SELECT * FROM payouts${where(condition)} ORDER BY id LIMIT ${most + 1}`,
    ...condition.values,
  )
  if (rows.length > most) throw new Refusal(400, `At most ${counted(most, 'payout')} can be changed at once.`)
  if (!('ids' in selection)) {
    expectCount(selection, rows.length, 'payout')
    if (rows.length === 0) throw new Refusal(404, 'There are no payouts in the selection.')
    return rows
  }
  const wanted = new Set(selection.ids.map(Number))
  const found = new Set(rows.map(({ id }) => id))
  const missing = [...wanted].filter(id => !found.has(id))
  if (missing.length === 0) return rows
  // For one that has left the queue meanwhile, the message says what became of it.
  const gone = rowsOf(
    db,
    'SELECT * FROM payouts WHERE id IN (SELECT value FROM json_each(?)) ORDER BY id',
    JSON.stringify(missing),
  )
  const [first] = gone
  if (!first)
    throw new Refusal(
      404,
      wanted.size === 1 ? 'This payout does not exist.' : 'Not all of these payouts exist.',
    )
  throw new Refusal(
    409,
    `Payout ${first.id} has left this queue. It is ${stateOf(db, first)}. Nothing was changed.`,
  )
}

function standing(db: DatabaseSync, row: DatabaseRow, step: PayoutStep): string {
  return row.status === step.to ? `it is already ${stateOf(db, row)}` : `it is ${stateOf(db, row)}`
}

/** 'approved (admin)' */
function stateOf(db: DatabaseSync, { id, status, queue }: DatabaseRow): string {
  const by = lastUser(db, id)
  const state = isPayoutStatus(status) ? payoutStatuses[status] : String(status)
  const shown = status === 'pending' && queue === 'manual' ? 'in the manual queue' : state
  return by === undefined ? shown : `${shown} (${by})`
}

/** All or nothing: one payout that cannot take the step refuses all. */
function refuse(
  rows: readonly DatabaseRow[],
  step: PayoutStep,
  why: (row: DatabaseRow) => string | undefined,
): void {
  const refused = rows.flatMap(row => {
    const reason = why(row)
    return reason === undefined ? [] : [{ id: row.id, reason }]
  })
  const [first] = refused
  if (!first) return
  if (rows.length === 1) throw new Refusal(409, `Payout ${first.id} cannot be ${step.done}: ${first.reason}.`)
  const named = refused.slice(0, 3).map(({ id, reason }) => `${id} (${reason})`)
  throw new Refusal(
    409,
    `${figure(refused.length)} of ${figure(rows.length)} payouts cannot be ${step.done}: ${named.join(', ')}${refused.length > 3 ? ', …' : ''}. Nothing was changed.`,
  )
}

function write(db: DatabaseSync, id: number, step: PayoutStep, change: PayoutChange): void {
  const { verb, by, at, reason, payment } = change
  run(
    db,
    `UPDATE payouts SET status = ?, queue = iif(? = 'manual', 'manual', queue), reason = ?, reference = coalesce(?, reference),
       paid_at = coalesce(?, paid_at), updated_at = ?, version = version + 1 WHERE id = ?`,
    ...[step.to, verb, reason, payment?.reference ?? null, payment?.paidAt ?? null, at, id],
  )
  const reasonWithReference = payment
    ? [`Reference ${payment.reference}`, reason].filter(Boolean).join(': ')
    : reason
  notifyPayout(db, id, { verb, by, at, reason: reasonWithReference })
}
