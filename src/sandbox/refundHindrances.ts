import { type DatabaseSync } from 'node:sqlite'
import { otherAccountType } from '../../schemas/wire/refundMethod.ts'
import { methodByAlias } from './methods/methods.ts'
import { refundSettings } from './refundSettings.ts'
import { type RefundVerb } from './refundWords.ts'
import { type DatabaseRow, rowOf } from './rows.ts'

/**
 * What may stand in the way of a step beside the status: tells of a refund why it cannot be taken, undefined when nothing
 * does. Undefined for a step that nothing can stand in the way of.
 */
export function hindranceOf(
  db: DatabaseSync,
  change: { readonly verb: RefundVerb; readonly by: string; readonly bankAccount?: number },
): ((refund: DatabaseRow) => string | undefined) | undefined {
  if (change.verb === 'ready' || change.verb === 'info') return refund => missingInfo(db, refund)
  if (change.verb !== 'send') return undefined
  const { approvalLimit } = refundSettings(db)
  return refund =>
    accountProblem(db, refund, change.bankAccount) ?? sameEyes(db, refund, change.by, approvalLimit)
}

function missingInfo(db: DatabaseSync, { id, method }: DatabaseRow): string | undefined {
  const row = rowOf(db, 'SELECT fields FROM refund_accounts WHERE refund_id = ?', id ?? 0)
  const fields: unknown = row ? JSON.parse(String(row.fields)) : {}
  const given = new Map<string, unknown>(Object.entries(Object(fields)))
  const missing = (methodByAlias(db, String(method))?.availableFields ?? [])
    .filter(({ attribute, required }) => required && String(given.get(attribute) ?? '').trim() === '')
    // Asked for only beside the account type that it explains (spec 1 §5).
    .filter(
      ({ attribute }) =>
        attribute !== 'bankAccountTypeOther' || given.get('bankAccountType') === otherAccountType,
    )
    .map(({ label }) => label)
  return missing.length === 0 ? undefined : `the customer has not given ${missing.join(', ')}.`
}

function accountProblem(
  db: DatabaseSync,
  { currency }: DatabaseRow,
  wanted: number | undefined,
): string | undefined {
  const account = wanted
    ? rowOf(db, 'SELECT * FROM refund_bank_accounts WHERE id = ?', wanted)
    : rowOf(
        db,
        "SELECT * FROM refund_bank_accounts WHERE currency = ? AND is_default = 1 AND status = 'active'",
        currency ?? '',
      )
  if (!account) return `there is no active bank account in ${currency} to pay it from.`
  if (account.status !== 'active') return `the bank account ${account.name} is inactive.`
  return account.currency === currency ? undefined : `${account.name} is no account in ${currency}.`
}

/** Above the limit of the settings one who marked it as ready does not send it. */
function sameEyes(
  db: DatabaseSync,
  { id, amount, currency }: DatabaseRow,
  by: string,
  limit: number,
): string | undefined {
  if (limit === 0 || Number(amount) <= limit * 100) return undefined
  const ready = rowOf(
    db,
    "SELECT username FROM refund_events WHERE refund_id = ? AND verb IN ('ready', 'info', 'retry') ORDER BY id DESC LIMIT 1",
    id ?? 0,
  )
  return ready?.username === by
    ? `above ${limit.toFixed(2)} ${currency} somebody else than who marked it as ready sends it.`
    : undefined
}
