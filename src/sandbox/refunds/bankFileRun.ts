import { nextAt } from '../clock/nextStep.ts'
import { type Run } from '../clock/run.ts'
import { rowsOf } from '../database/rows.ts'
import { type Store } from '../database/store.ts'
import { addNotification, pushNotification } from '../notifications/addNotification.ts'
import { personas } from '../session/personas.ts'
import { stepRefunds } from './changeRefunds.ts'
import { blockedReasonOf } from './preconditions.ts'
import { automata } from './refundStatuses.ts'
import { refundSettings } from './settings.ts'

/** Refunds that one file carries at most; the others go with the next one. */
const most = 5000
const resource = 'finance_refund_index'

/**
 * The daily bank file: at the time of the settings it sends every ready refund, the earliest due first,
 * except those that need a user or would exceed the daily limit of their account.
 */
export const bankFileRun: Run = {
  name: 'bank file',
  next: (db, after) => nextAt(refundSettings(db).bankFileAt, after),
  work(store) {
    const { db } = store
    const at = store.moment()
    const change = { verb: 'send', by: automata.bankFile, at, reason: null } as const
    const ready = rowsOf(
      db,
      `SELECT id, method, amount, currency FROM refunds WHERE status = 'ready' AND updated_at <= ? ORDER BY due_at, id LIMIT ${most}`,
      at,
    )
    if (ready.length === 0) return undefined
    const blockedReason = blockedReasonOf(db, change)
    const left: string[] = []
    const ids = ready.flatMap(refund => {
      const why = blockedReason?.(refund)
      if (why !== undefined) left.push(`refund ${refund.id} (${why.replace(/\.$/, '')})`)
      return why === undefined ? [Number(refund.id)] : []
    })
    if (ids.length > 0) stepRefunds(db, { ids }, change)
    const notificationIds = notify(store, ids.length, left)
    return () => {
      for (const id of notificationIds) pushNotification(store, id)
    }
  },
}

/** Notifies everyone who works with refunds of what was sent and what was left out. */
function notify(store: Store, sent: number, left: readonly string[]): number[] {
  const carries = sent === 0 ? 'no refund' : sent === 1 ? '1 refund' : `${sent} refunds`
  const stay =
    left.length === 0
      ? ''
      : ` Not sent: ${left.slice(0, 3).join(', ')}${left.length > 3 ? ` and ${left.length - 3} more` : ''}.`
  return personas
    .filter(({ resources }) => resources.includes(resource))
    .map(({ name }) =>
      addNotification(store, {
        persona: name,
        type: left.length > 0 ? 'OCCURRENCE' : 'SUCCESS_MESSAGE',
        message: `The bank file contains ${carries}.${stay.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}`,
      }),
    )
}
