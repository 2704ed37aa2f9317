import { type WireSelection } from '../../../schemas/wire/selection.ts'
import { logCall } from '../apiLog/logCall.ts'
import { type DatabaseRow, inTransaction, rowOf, rowsOf, run } from '../database/rows.ts'
import { type Store } from '../database/store.ts'
import { beginProcess, type ProcessEnd } from '../processes/beginProcess.ts'
import { Refusal } from '../server/refusal.ts'
import { counted, figure, money } from '../values/figures.ts'
import { askBank } from './askBank.ts'
import { changePayouts, notifyPayout } from './changePayouts.ts'
import { payoutGrids } from './grids.ts'
import { payoutSettings } from './settings.ts'

/** Milliseconds that the bank takes over one payout, and over a whole execution at most. */
const pace = { one: 300, all: 8000 }

/**
 * Marks the selected payouts as being paid, all of them or none, and pays them one after the other as a process; gives their
 * number. Throws a Refusal as `changePayouts` does, and 409 when execution is switched off or the sum is above the limit.
 */
export function executePayouts(store: Store, selection: WireSelection, by: string): number {
  const { db } = store
  const { automatic, mostPerRun } = payoutSettings(db)
  if (!automatic) throw new Refusal(409, 'Execution is switched off in the global settings of payouts.')
  const rows = changePayouts(
    db,
    payoutGrids.execution,
    selection,
    { verb: 'execute', by, at: store.moment(), reason: null },
    chosen => refuseSum(chosen, mostPerRun),
  )
  const ids = rows.map(({ id }) => Number(id))
  const many = counted(ids.length, 'payout is', 'payouts are')
  const process = beginProcess(store, {
    persona: by,
    type: 'payout',
    message: `${many} being paid`,
    interrupted:
      'The execution of payouts was interrupted by a restart. Payouts that the bank had not taken are still approved.',
  })
  store.background.start(async signal => {
    let paid = 0
    for (const [at, id] of ids.entries()) {
      await store.background.pause(Math.min(pace.one, pace.all / ids.length), signal)
      if (payOne(store, id)) paid++
      process.progress(at + 1, ids.length)
    }
    process.end(() => ended(ids.length, paid))
  })
  return ids.length
}

/** Reopens payouts that a restart interrupted: the bank got each of them whole or not at all. */
export function endInterruptedPayouts({ db, moment }: Store): void {
  inTransaction(db, () => {
    const at = moment()
    for (const { id } of rowsOf(db, "SELECT id FROM payouts WHERE status = 'processing' ORDER BY id")) {
      run(
        db,
        "UPDATE payouts SET status = 'approved', updated_at = ?, version = version + 1 WHERE id = ?",
        ...[at, Number(id)],
      )
      notifyPayout(db, Number(id), { verb: 'interrupted', by: null, at })
    }
  })
}

function refuseSum(rows: readonly DatabaseRow[], most: number): void {
  if (most === 0) return
  for (const currency of new Set(rows.map(row => String(row.currency)))) {
    const sum = rows.reduce((all, row) => all + (row.currency === currency ? Number(row.net) : 0), 0)
    if (sum > most * 100)
      throw new Refusal(
        409,
        `These payouts add up to ${money(sum, currency)}, but one execution can pay at most ${money(most * 100, currency)}. Nothing was changed.`,
      )
  }
}

/** Stores the bank's answer, its entry in the API log and the result, or none of them. True: it is paid. */
function payOne(store: Store, id: number): boolean {
  const { db } = store
  return inTransaction(db, () => {
    const payout = rowOf(db, "SELECT * FROM payouts WHERE id = ? AND status = 'processing'", id)
    const partner = payout && rowOf(db, 'SELECT * FROM payout_partners WHERE id = ?', payout.partner_id ?? 0)
    if (!payout || !partner) return false
    const attempts = Number(
      rowOf(db, "SELECT count(*) AS n FROM payout_events WHERE payout_id = ? AND verb = 'execute'", id)?.n,
    )
    const { error, reference, ...call } = askBank(payout, partner, attempts)
    const at = store.moment()
    run(
      db,
      'UPDATE payouts SET status = ?, reason = ?, reference = ?, paid_at = ?, updated_at = ?, version = version + 1 WHERE id = ?',
      ...(error === undefined ? ['paid', null, reference, at] : ['failed', error, null, null]),
      ...[at, id],
    )
    notifyPayout(db, id, {
      verb: error === undefined ? 'paid' : 'failed',
      by: null,
      at,
      reason: error ?? `Reference ${reference}`,
    })
    logCall(db, {
      at,
      area: 'payout',
      system: 'Payout bank',
      direction: 'out',
      ...call,
      documentNr: `PO-${id}`,
    })
    return error === undefined
  })
}

function ended(count: number, paid: number): ProcessEnd {
  const failed = count - paid
  if (failed === 0) {
    const message = count === 1 ? 'The payout is paid.' : `All ${figure(count)} payouts are paid.`
    return { type: 'SUCCESS_MESSAGE', message }
  }
  return {
    type: 'ERROR_MESSAGE',
    message: `${figure(paid)} of ${figure(count)} payouts are paid. The bank refused ${figure(failed)}. Refused payouts are back in the review queue.`,
  }
}
