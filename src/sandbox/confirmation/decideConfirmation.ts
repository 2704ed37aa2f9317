import { type DatabaseSync } from 'node:sqlite'
import { type ConfirmationDecision } from '../../../schemas/wire/orderConfirmation.ts'
import { moment } from '../clock/moment.ts'
import { type DatabaseRow, inTransaction, rowOf, run } from '../database/rows.ts'
import { type Store } from '../database/store.ts'
import { settingNumber } from '../databaseSettings/settings.ts'
import { Refusal } from '../server/refusal.ts'
import { instantOf } from '../timelines/events.ts'
import { endVerification } from '../verification/endVerification.ts'
import { type ConfirmationVerb, confirmationRefusal } from './confirmationSteps.ts'
import { addEvent } from './events.ts'
import { type ConfirmationSource, invalidateReasons } from './invalidateReasons.ts'
import { sendLink } from './sendLink.ts'

const hour = 3_600_000

/** The confirmation of an order. Throws a Refusal (404) when it needs none. */
export function findConfirmation(db: DatabaseSync, orderNr: string): DatabaseRow {
  const row = rowOf(db, 'SELECT * FROM order_confirmations WHERE order_nr = ?', orderNr)
  if (!row)
    throw new Refusal(404, `Order ${orderNr.slice(0, 50)} is not in the verification of customer service.`)
  return row
}

/** Does that with an order. Throws a Refusal: 400 that names the field, 404, 409 that names who was faster. */
export function decideConfirmation(
  store: Store,
  orderNr: string,
  verb: ConfirmationVerb,
  user: string,
  said: ConfirmationDecision = {},
): void {
  inTransaction(store.db, () => {
    const row = findConfirmation(store.db, orderNr)
    const why = confirmationRefusal(row, verb, user)
    if (why !== undefined) throw new Refusal(409, `Order ${orderNr} ${why}.`)
    steps[verb](store, row, user, said)
  })
}

/** Takes the next order to call and returns its number. Throws a Refusal (409) when none waits. */
export function takeNextConfirmation(store: Store, user: string): DatabaseRow {
  return inTransaction(store.db, () => {
    const row = rowOf(
      store.db,
      `SELECT * FROM order_confirmations WHERE status IN ('waiting', 'callback') AND coalesce(call_at, '') <= ?
       ORDER BY coalesce(call_at, entered_at), order_nr LIMIT 1`,
      store.moment(),
    )
    if (!row) throw new Refusal(409, 'No orders are waiting for a call.')
    steps.take(store, row, user, {})
    return row
  })
}

type Step = (store: Store, row: DatabaseRow, user: string, said: ConfirmationDecision) => void

const steps: Readonly<Record<ConfirmationVerb, Step>> = {
  take: (store, row, user) => change(store, row, { status: 'calling', taken_by: user }),
  release: (store, row) => change(store, row, { status: 'waiting', taken_by: null }),
  confirm(store, row, user, { note }) {
    change(store, row, { ...ended('confirmed', 'customer-service', user), way: 'phone' })
    logDecision(store, row, 'phone', user, note)
  },
  'not-reached'(store, row, user, { note, callAt }) {
    const at = instantOf(store.moment())
    const next = callAt || moment(at + settingNumber(store.db, 'cs_verification_callback_hours') * hour)
    if (!(instantOf(next) > at)) refuseField('callAt', 'The next call must be in the future.')
    change(store, row, {
      status: 'callback',
      taken_by: null,
      attempts: Number(row.attempts) + 1,
      call_at: next,
    })
    logDecision(store, row, 'notReached', user, note)
  },
  invalidate(store, row, user, { reason, note }) {
    if (!invalidateReasons.some(one => one === reason)) refuseField('reason', 'Reason is required.')
    const words = [reason, note?.trim()].filter(Boolean).join(': ')
    change(store, row, { ...ended('invalid', 'customer-service', user), reason: words })
    logDecision(store, row, 'invalid', user, words)
    endVerification(store, String(row.order_nr), { by: user, reason: words })
  },
  link: (store, row, user) => sendLink(store, row, user),
}

/** The columns of an ended confirmation. */
export function ended(status: 'confirmed' | 'invalid', source: ConfirmationSource, by: string) {
  return { status, source, taken_by: null, call_at: null, decided_by: by } as const
}

/** Writes the changed columns, in the transaction of the caller. */
export function change(
  { db, moment: now }: Store,
  { order_nr }: DatabaseRow,
  columns: Readonly<Record<string, string | number | null>>,
): void {
  const names = Object.keys(columns)
  run(
    db,
    `UPDATE order_confirmations SET ${names.map(name => `${name} = ?`).join(', ')}, changed_at = ?, version = version + 1
     WHERE order_nr = ?`,
    ...Object.values(columns),
    now(),
    String(order_nr),
  )
}

function logDecision(
  { db, moment: now }: Store,
  { order_nr }: DatabaseRow,
  kind: Parameters<typeof addEvent>[1]['kind'],
  user: string | null,
  note: string | null | undefined,
): void {
  addEvent(db, { orderNr: String(order_nr), at: now(), kind, user, note: note?.trim() || null })
}

function refuseField(field: string, message: string): never {
  throw new Refusal(400, 'The order was not changed.', [{ field, message }])
}
