import { type DatabaseSync } from 'node:sqlite'
import { type WireSelection } from '../../../schemas/wire/selection.ts'
import { type DatabaseRow, inTransaction, rowOf, rowsOf } from '../database/rows.ts'
import { type GridTable } from '../grid/gridTable.ts'
import { expectCount, selectedRows } from '../grid/selectedRows.ts'
import { type SqlCondition, where } from '../grid/sqlCondition.ts'
import { Refusal } from '../server/refusal.ts'
import { counted, figure } from '../values/figures.ts'
import { refundsGrid } from './grid.ts'
import { blockedReasonOf } from './preconditions.ts'
import { type RefundChange } from './refundChange.ts'
import {
  isRefundStatus,
  type RefundStep,
  type RefundVerb,
  refundStatuses,
  refundSteps,
} from './refundStatuses.ts'
import { writeStep } from './writeStep.ts'

/**
 * Takes the selected refunds one step on, all of them or none, and returns how many. Throws a Refusal: 404
 * when one of them does not exist, 409 when the step does not lead on from its status or its version has
 * changed, with the user who changed it.
 */
export function changeRefunds(
  db: DatabaseSync,
  selection: WireSelection,
  change: RefundChange,
  grid: GridTable = refundsGrid,
): number {
  return inTransaction(db, () => stepRefunds(db, selection, change, grid))
}

/** The same as a part of the transaction of the caller. */
export function stepRefunds(
  db: DatabaseSync,
  selection: WireSelection,
  change: RefundChange,
  grid: GridTable = refundsGrid,
): number {
  const step: RefundStep = refundSteps[change.verb]
  const selected = selectedRows(grid, selection, 'refund')
  const count = Number(
    rowOf(db, `SELECT count(*) AS n FROM refunds${where(selected)}`, ...selected.values)?.n,
  )
  expectCount(selection, count, 'refund')
  if (count === 0 || ('ids' in selection && count < new Set(selection.ids.map(String)).size))
    throw new Refusal(404, count === 0 ? 'This refund does not exist.' : 'Not all of these refunds exist.')
  refuseOthers(db, selected, step, count)
  if (change.version !== undefined) refuseVersion(db, selected, change.version)
  change.before?.()
  refuseHindered(db, selected, change, count)
  return writeStep(db, selected, step, change)
}

/** '1 refund is ready.' */
export function changedText(count: number, verb: RefundVerb): string {
  return `${counted(count, 'refund is', 'refunds are')} ${refundStatuses[refundSteps[verb].to]}.`
}

function refuseOthers(db: DatabaseSync, selected: SqlCondition, step: RefundStep, count: number): void {
  const others = rowsOf(
    db,
    `SELECT id, status, updated_at, count(*) OVER () AS n FROM refunds${where(selected)}
     ${selected.sql === '' ? 'WHERE' : 'AND'} status NOT IN (SELECT value FROM json_each(?)) ORDER BY id LIMIT 3`,
    ...selected.values,
    JSON.stringify(step.from),
  )
  const [first] = others
  if (!first) return
  const [state, by] = stateOf(db, first)
  if (count === 1 && first.status === step.to)
    throw new Refusal(409, `Refund ${first.id} is already ${state}${by === undefined ? '' : ` (${by})`}.`)
  if (count === 1)
    throw new Refusal(
      409,
      `Refund ${first.id} is ${state} (${first.updated_at}${by === undefined ? '' : `, ${by}`}) and cannot be ${step.done}.`,
    )
  refuseMany(
    Number(first.n),
    count,
    step,
    others.map(row => `${row.id} (${stateOf(db, row).filter(Boolean).join(', ')})`),
  )
}

/** Refuses the step when single refunds are blocked for another reason than their status. */
function refuseHindered(db: DatabaseSync, selected: SqlCondition, change: RefundChange, count: number): void {
  const blockedReason = blockedReasonOf(db, change)
  if (!blockedReason) return
  const named: string[] = []
  let hindered = 0
  for (const row of rowsOf(
    db,
    `SELECT id, method, amount, currency FROM refunds${where(selected)} ORDER BY id`,
    ...selected.values,
  )) {
    const why = blockedReason(row)
    if (why === undefined) continue
    if (count === 1)
      throw new Refusal(409, `Refund ${row.id} cannot be ${refundSteps[change.verb].done}: ${why}`)
    hindered++
    if (named.length < 3) named.push(`${row.id} (${why.replace(/\.$/, '')})`)
  }
  if (hindered > 0) refuseMany(hindered, count, refundSteps[change.verb], named)
}

function refuseMany(hindered: number, count: number, step: RefundStep, named: readonly string[]): never {
  throw new Refusal(
    409,
    `${figure(hindered)} of ${counted(count, 'refund')} cannot be ${step.done}: ${named.join(', ')}${hindered > named.length ? ', …' : ''}. Nothing was changed.`,
  )
}

function refuseVersion(db: DatabaseSync, selected: SqlCondition, version: number): void {
  const row = rowOf(db, `SELECT id, version FROM refunds${where(selected)}`, ...selected.values)
  if (row && row.version !== version)
    throw new Refusal(
      409,
      `${lastUser(db, row.id) ?? 'Someone else'} changed refund ${row.id} in the meantime. Check it and try again.`,
    )
}

/** Its status, and the user who set it, if any. */
function stateOf(db: DatabaseSync, { id, status }: DatabaseRow): readonly [state: string, by?: string] {
  const by = lastUser(db, id)
  const state = isRefundStatus(status) ? refundStatuses[status] : String(status)
  return by === undefined ? [state] : [state, by]
}

function lastUser(db: DatabaseSync, id: DatabaseRow[string] | undefined): string | undefined {
  const row = rowOf(
    db,
    'SELECT username FROM refund_events WHERE refund_id = ? ORDER BY id DESC LIMIT 1',
    id ?? 0,
  )
  return row ? String(row.username) : undefined
}
