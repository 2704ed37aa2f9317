import { type DatabaseSync } from 'node:sqlite'
import { type LimitedSettings } from '../database/limitedSettings.ts'
import { type DatabaseRow, rowOf } from '../database/rows.ts'
import { money } from '../values/figures.ts'

const event = (verbs: string) =>
  `SELECT e.verb, e.username FROM payout_events e WHERE e.payout_id = payouts.id AND e.verb IN (${verbs})`

/**
 * SQL of why a user may not take a payout its next step, because another person has to: approve what the user
 * has created or adjusted, or pay, above the limit, what the user has approved. NULL when nothing blocks it.
 * The user who set the limit is never exempt below it.
 */
export function secondPersonSql(
  user: string,
  {
    approvalLimit,
    secondPersonForManual,
    limitBy,
  }: LimitedSettings & { readonly secondPersonForManual: boolean },
): string {
  const name = `'${user.replaceAll("'", "''")}'`
  const cents = Math.round(approvalLimit * 100)
  const above = (amount: string) => `(${limitBy === user} OR (${cents} > 0 AND ${amount} > ${cents}))`
  const ofChange = secondPersonForManual ? 'TRUE' : above('max(abs(net), abs(adjustments))')
  const text = limitBy === user ? "''" : `CASE currency ${['EUR', 'GBP'].map(shown).join(' ')} END`
  function shown(currency: string): string {
    return `WHEN '${currency}' THEN 'above ${money(cents, currency)} '`
  }
  return `CASE WHEN status IN ('pending', 'failed', 'held') AND ${ofChange}
      THEN (SELECT 'the person who ' || iif(verb = 'create', 'created', 'adjusted') || ' it cannot approve it'
        FROM (${event("'create', 'adjust'")} AND e.username = ${name} LIMIT 1))
    WHEN status = 'approved' AND ${above('net')}
      THEN (SELECT ${text} || 'the person who approved it cannot pay it'
        FROM (${event("'approve'")} ORDER BY e.id DESC LIMIT 1) WHERE username = ${name}) END`
}

/** The same of one payout: 'the person who created it cannot approve it'. */
export function secondPersonNeeded(
  db: DatabaseSync,
  { id }: DatabaseRow,
  user: string,
  settings: Parameters<typeof secondPersonSql>[1],
): string | undefined {
  const row = rowOf(
    db,
    `SELECT ${secondPersonSql(user, settings)} AS why FROM payouts WHERE id = ?`,
    Number(id),
  )
  return row?.why === null || row?.why === undefined ? undefined : String(row.why)
}
