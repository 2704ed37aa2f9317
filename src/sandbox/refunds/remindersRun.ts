import { type DatabaseSync } from 'node:sqlite'
import { day, moment } from '../clock/moment.ts'
import { nextAt } from '../clock/nextStep.ts'
import { type Run } from '../clock/run.ts'
import { rowsOf, run } from '../database/rows.ts'
import { type SqlCondition } from '../grid/sqlCondition.ts'
import { instantOf } from '../timelines/events.ts'
import { stepRefunds } from './changeRefunds.ts'
import { sendMails } from './mails.ts'
import { automata } from './refundStatuses.ts'
import { refundSettings } from './settings.ts'

/** Time of the day, UTC. */
export const reminderTime = '06:00'

/**
 * The reminders: every morning each customer who has not answered for the days of the settings is asked again, as often as
 * they allow; after the last question the refund is cancelled, where the settings say so.
 */
export const reminderRun: Run = {
  name: 'reminders',
  next: (_db, after) => nextAt(reminderTime, after),
  work(store) {
    const { db } = store
    const at = store.moment()
    const { askAgainDays, mostQuestions, cancelUnanswered } = refundSettings(db)
    const silent = rowsOf(
      db,
      `SELECT q.refund_id AS id, q.times < ? AS again FROM refund_questions q JOIN refunds r ON r.id = q.refund_id
       WHERE r.status = 'waiting' AND q.asked_at <= ? ORDER BY q.refund_id`,
      mostQuestions,
      moment(instantOf(at) - askAgainDays * day),
    )
    const asked = silent.filter(({ again }) => again === 1).map(({ id }) => Number(id))
    const given = cancelUnanswered
      ? silent.filter(({ again }) => again === 0).map(({ id }) => Number(id))
      : []
    if (asked.length > 0) remindCustomers(db, asked, at)
    if (given.length > 0)
      stepRefunds(
        db,
        { ids: given },
        { verb: 'cancel', by: automata.reminders, at, reason: 'Customer does not respond' },
      )
    return asked.length + given.length > 0 ? () => undefined : undefined
  },
}

/** Whoever is filling in the answer meanwhile may save it: a reminder does not count as a change. */
function remindCustomers(db: DatabaseSync, ids: readonly number[], at: string): void {
  const selected: SqlCondition = {
    sql: 'id IN (SELECT value FROM json_each(?))',
    values: [JSON.stringify(ids)],
  }
  run(
    db,
    `INSERT INTO refund_events (refund_id, verb, username, at, reason, mail, from_status, from_reason, from_updated_at)
     SELECT id, 'remind', ?, ?, NULL, customer_email, status, reason, updated_at FROM refunds WHERE ${selected.sql} ORDER BY id`,
    automata.reminders,
    at,
    ...selected.values,
  )
  run(
    db,
    'UPDATE refund_questions SET times = times + 1, asked_at = ? WHERE refund_id IN (SELECT value FROM json_each(?))',
    at,
    ...selected.values,
  )
  run(db, `UPDATE refunds SET updated_at = ? WHERE ${selected.sql}`, at, ...selected.values)
  sendMails(db, selected, { template: 'account-details-reminder', text: null, at })
}
