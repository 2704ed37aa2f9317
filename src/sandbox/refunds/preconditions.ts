import { type DatabaseSync } from 'node:sqlite'
import { otherAccountType } from '../../../schemas/wire/refundMethod.ts'
import { type LimitedSettings } from '../database/limitedSettings.ts'
import { type DatabaseRow, rowOf } from '../database/rows.ts'
import { methodByAlias } from '../refundMethods/methods.ts'
import { amountOf, money } from '../values/figures.ts'
import { automata, type RefundVerb } from './refundStatuses.ts'
import { refundSettings } from './settings.ts'

/**
 * Gives a function that says why a refund is blocked apart from its status, or undefined when it is not.
 * Undefined for a step that nothing can block.
 */
export function blockedReasonOf(
  db: DatabaseSync,
  change: {
    readonly verb: RefundVerb
    readonly by: string
    readonly at: string
    readonly bankAccount?: number
  },
): ((refund: DatabaseRow) => string | undefined) | undefined {
  if (change.verb === 'ready' || change.verb === 'info') return refund => missingInfo(db, refund)
  if (change.verb !== 'send') return undefined
  const settings = refundSettings(db)
  const exceeds = dailyLimits(db, change.at)
  return refund => {
    const account = accountOf(db, refund, change.bankAccount)
    return typeof account === 'string'
      ? account
      : (violatesFourEyes(db, refund, change.by, settings) ?? exceeds(account, Number(refund.amount)))
  }
}

/** Why the user may not send a ready refund, from any account; undefined when nothing blocks it. */
export function sendingBlockedFor(db: DatabaseSync, refund: DatabaseRow, user: string): string | undefined {
  if (refund.status !== 'ready') return undefined
  const why = violatesFourEyes(db, refund, user, refundSettings(db))
  return why && why.charAt(0).toUpperCase() + why.slice(1)
}

/** SQL of the same for the rows of a list; NULL: nothing blocks the refund. */
export function sendingBlockedSql(user: string, { approvalLimit, limitBy }: LimitedSettings): string {
  const cents = Math.round(approvalLimit * 100)
  const above = cents === 0 ? 'FALSE' : `amount > ${cents}`
  const someoneElse = 'must be sent by someone other than the person who marked it as ready'
  const limit = ['EUR', 'GBP']
    .map(currency => `WHEN '${currency}' THEN '${money(cents, currency)}'`)
    .join(' ')
  return `CASE WHEN status = 'ready' AND (${readyBySql('refunds.id')}) = ${quoted(user)} THEN
    CASE WHEN ${above} THEN 'Above ' || CASE currency ${limit} END || ' it ${someoneElse}.'
      WHEN ${limitBy === user} THEN 'It ${someoneElse}, because the limit does not cover the person who set it.' END END`
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}

/** SQL of who has marked a refund as ready. */
function readyBySql(id: string): string {
  return `SELECT username FROM refund_events WHERE refund_id = ${id} AND verb IN ('ready', 'info', 'retry') ORDER BY id DESC LIMIT 1`
}

function missingInfo(db: DatabaseSync, { id, method }: DatabaseRow): string | undefined {
  const row = rowOf(db, 'SELECT fields FROM refund_accounts WHERE refund_id = ?', id ?? 0)
  const fields: unknown = row ? JSON.parse(String(row.fields)) : {}
  const given = new Map<string, unknown>(Object.entries(Object(fields)))
  const missing = (methodByAlias(db, String(method))?.availableFields ?? [])
    .filter(({ attribute, required }) => required && String(given.get(attribute) ?? '').trim() === '')
    // Required only with the account type that it explains (spec 1 §5).
    .filter(
      ({ attribute }) =>
        attribute !== 'bankAccountTypeOther' || given.get('bankAccountType') === otherAccountType,
    )
    .map(({ label }) => label)
  return missing.length === 0 ? undefined : `the customer has not given ${missing.join(', ')}.`
}

/** The account that the refund is paid from, or why it has none. */
function accountOf(
  db: DatabaseSync,
  { currency }: DatabaseRow,
  wanted: number | undefined,
): DatabaseRow | string {
  const account = wanted
    ? rowOf(db, 'SELECT * FROM refund_bank_accounts WHERE id = ?', wanted)
    : rowOf(
        db,
        "SELECT * FROM refund_bank_accounts WHERE currency = ? AND is_default = 1 AND status = 'active'",
        currency ?? '',
      )
  if (!account) return `there is no active bank account in ${currency} to pay it from.`
  if (account.status !== 'active') return `the bank account ${account.name} is inactive.`
  return account.currency === currency ? account : `${account.name} is not an account in ${currency}.`
}

/** What an account pays on one day at most, with what it has paid on that of the moment; what is let through counts. */
function dailyLimits(
  db: DatabaseSync,
  at: string,
): (account: DatabaseRow, cents: number) => string | undefined {
  const left = new Map<unknown, number>()
  return ({ id, name, currency, daily_limit }, cents) => {
    if (daily_limit === null) return undefined
    const rest = left.get(id) ?? Number(daily_limit) - paidOn(db, Number(id), at)
    left.set(id, cents > rest ? rest : rest - cents)
    return cents > rest
      ? `${name} pays at most ${money(daily_limit, currency)} a day, of which ${amountOf(rest)} is left.`
      : undefined
  }
}

function paidOn(db: DatabaseSync, account: number, at: string): number {
  const row = rowOf(
    db,
    `SELECT coalesce(sum(amount), 0) AS cents FROM refunds WHERE bank_account_id = ? AND status IN ('sent', 'paid')
     AND id IN (SELECT refund_id FROM refund_events WHERE verb = 'send' AND at >= ?)`,
    account,
    at.slice(0, 10),
  )
  return Number(row?.cents)
}

/**
 * Above the limit of the settings, neither the user who marked a refund as ready nor the bank file sends it.
 * The user who set the limit is never exempt below it, not even through the bank file.
 */
function violatesFourEyes(
  db: DatabaseSync,
  { id, amount, currency }: DatabaseRow,
  by: string,
  { approvalLimit, limitBy }: LimitedSettings,
): string | undefined {
  const ready = rowOf(db, readyBySql('?'), id ?? 0)
  const readyBy = ready?.username
  const byItself = by === automata.bankFile
  const isBelow = approvalLimit === 0 || Number(amount) <= approvalLimit * 100
  const covered = limitBy === null || limitBy !== (byItself ? readyBy : by)
  if ((isBelow && covered) || (!byItself && readyBy !== by)) return undefined
  const above = isBelow ? '' : `above ${money(approvalLimit * 100, currency)} `
  const why = isBelow ? ', because the limit does not cover the person who set it' : ''
  if (byItself) return `${above}it must be sent by hand${why}.`
  return `${above}it must be sent by someone other than the person who marked it as ready${why}.`
}
