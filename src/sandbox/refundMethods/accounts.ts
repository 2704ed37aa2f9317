import { type DatabaseSync } from 'node:sqlite'
import { type RefundAccount } from '../../../schemas/wire/refundAccount.ts'
import { type DatabaseRow, inTransaction, rowOf, run } from '../database/rows.ts'
import { refundSettings } from '../refunds/settings.ts'
import { randomOf } from '../seed/random.ts'
import { Refusal } from '../server/refusal.ts'
import { accountErrors, keptAccount } from './accountErrors.ts'
import { findMethod, methodByAlias } from './methods.ts'

/** An account is of no use any more when the money is under way, or will never be. */
const closed: ReadonlyMap<unknown, string> = new Map([
  ['sent', 'sent to the bank'],
  ['paid', 'paid'],
  ['cancelled', 'cancelled'],
])

/**
 * What the customer has given for the method of the refund, with the version of the refund; only the method where nothing was
 * given. `isReplaceType`: the customer may get the goods again instead, which follows from the return.
 */
export function refundAccount(db: DatabaseSync, id: string) {
  const refund = refundRow(db, id)
  const found = rowOf(db, 'SELECT fields FROM refund_accounts WHERE refund_id = ?', refund.id ?? 0)
  const fields: unknown = found ? JSON.parse(String(found.fields)) : {}
  return {
    idRefund: refund.id,
    idRefundMethod: methodByAlias(db, String(refund.method))?.idRefundMethod ?? null,
    isReplaceType: isReplaceType(refund),
    version: refund.version,
    ...Object(fields),
  }
}

/**
 * Saves the customer's account by finance staff: the status stays. Throws a Refusal: 400 with invalid fields,
 * 404, 409 when it is too late or another user, who is named, was faster.
 */
export function saveAccount(
  db: DatabaseSync,
  id: string,
  account: RefundAccount,
  by: { readonly user: string; readonly at: string },
): void {
  inTransaction(db, () => {
    const refund = refundRow(db, id)
    const state = closed.get(refund.status)
    if (state !== undefined)
      throw new Refusal(
        409,
        `The account of refund ${id} can no longer be changed because the refund is ${state}.`,
      )
    if (refund.version !== account.version)
      throw new Refusal(
        409,
        `${lastUser(db, refund) ?? 'Someone else'} changed refund ${id} in the meantime. Check it and try again.`,
      )
    run(
      db,
      `INSERT INTO refund_events (refund_id, verb, username, at, reason, from_status, from_reason, from_updated_at)
       SELECT id, 'account', ?, ?, NULL, status, reason, updated_at FROM refunds WHERE id = ?`,
      by.user,
      by.at,
      Number(id),
    )
    writeAccount(db, id, account)
    run(db, 'UPDATE refunds SET version = version + 1, updated_at = ? WHERE id = ?', by.at, Number(id))
  })
}

/**
 * Writes an account into a refund, whose method becomes that of the account; part of a transaction that looks at status and
 * version. Throws a Refusal: 400 with the fields that are wrong, 404 when there is no such refund.
 */
export function writeAccount(db: DatabaseSync, id: string, account: RefundAccount): void {
  const refund = refundRow(db, id)
  const method = methodOf(db, account)
  const replaceable = isReplaceType(refund) && refundSettings(db).replaceAllowed
  const errors = accountErrors(method, account, replaceable)
  if (errors.length > 0) throw new Refusal(400, 'The account details are not valid.', errors)
  run(
    db,
    `INSERT INTO refund_accounts (refund_id, fields) VALUES (?, ?)
     ON CONFLICT (refund_id) DO UPDATE SET fields = excluded.fields`,
    Number(id),
    JSON.stringify(keptAccount(method, account)),
  )
  run(db, 'UPDATE refunds SET method = ? WHERE id = ?', method.alias, Number(id))
}

function methodOf(db: DatabaseSync, { idRefundMethod }: RefundAccount) {
  try {
    return findMethod(db, String(idRefundMethod))
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    throw new Refusal(400, error.message, [{ field: 'idRefundMethod', message: error.message }])
  }
}

/** About one return in seven asks for the goods again. */
function isReplaceType(refund: DatabaseRow): boolean {
  return randomOf(`replace ${String(refund.rma_nr)}`).chance(0.15)
}

function refundRow(db: DatabaseSync, id: string): DatabaseRow {
  if (!/^[0-9]{1,9}$/.test(id)) throw new Refusal(400, 'The id of a refund must have 1 to 9 digits.')
  const row = rowOf(db, 'SELECT * FROM refunds WHERE id = ?', Number(id))
  if (!row) throw new Refusal(404, `There is no refund ${id}.`)
  return row
}

function lastUser(db: DatabaseSync, { id }: DatabaseRow): string | undefined {
  const row = rowOf(
    db,
    'SELECT username FROM refund_events WHERE refund_id = ? ORDER BY id DESC LIMIT 1',
    id ?? 0,
  )
  return row ? String(row.username) : undefined
}
