import { type DatabaseSync } from 'node:sqlite'
import { day, moment } from '../clock/moment.ts'
import { type DatabaseRow, rowOf } from '../database/rows.ts'
import { instantOf } from '../timelines/events.ts'
import { money } from '../values/figures.ts'
import { isIban } from '../values/iban.ts'
import { type PayoutVerb } from './payoutStatuses.ts'
import { secondPersonNeeded } from './secondPerson.ts'
import { payoutSettings } from './settings.ts'
import { ofAccount, waitsForAccount } from './tables.ts'

/**
 * Gives a function that says why a payout is blocked apart from its status, or undefined when it is not.
 * Undefined for a step that nothing can block.
 */
export function payoutBlockedReason(
  db: DatabaseSync,
  { verb, by, at }: { readonly verb: PayoutVerb; readonly by: string; readonly at: string },
): ((payout: DatabaseRow) => string | undefined) | undefined {
  if (verb !== 'approve' && verb !== 'execute' && verb !== 'pay') return undefined
  const settings = payoutSettings(db)
  return payout =>
    (verb === 'approve' ? amountProblem(db, payout) : undefined) ??
    partnerProblem(db, payout, at) ??
    secondPersonNeeded(db, payout, by, settings)
}

function amountProblem(db: DatabaseSync, { net, currency, method }: DatabaseRow): string | undefined {
  if (Number(net) <= 0) return 'its net amount is not positive'
  const row = rowOf(db, 'SELECT display_name, minimum FROM payout_methods WHERE alias = ?', method ?? '')
  if (!row || Number(net) >= Number(row.minimum)) return undefined
  return `${row.display_name} only pays ${money(row.minimum, currency)} or more`
}

/** No money goes to a partner whose data may just have been forged. */
function partnerProblem(
  db: DatabaseSync,
  { partner_id, method }: DatabaseRow,
  at: string,
): string | undefined {
  const partner = rowOf(db, 'SELECT * FROM payout_partners WHERE id = ?', partner_id ?? 0)
  if (!partner) return 'its partner does not exist'
  if (partner.status !== 'active') return `${partner.name} is inactive`
  const by = rowOf(db, 'SELECT * FROM payout_methods WHERE alias = ?', method ?? '')
  if (by?.status !== 'active') return `${by?.display_name ?? method} is switched off`
  if (by.needs_iban === 1 && !isIban(String(partner.iban))) return `${partner.name} has no valid IBAN`
  const open = rowOf(
    db,
    `SELECT id FROM payout_partner_changes WHERE partner_id = ? AND ${waitsForAccount}`,
    partner_id ?? 0,
  )
  if (open) return `change ${open.id} of the account of ${partner.name} is waiting for approval`
  const { bankDataDays } = payoutSettings(db)
  const fresh = rowOf(
    db,
    `SELECT decided_at FROM payout_partner_changes WHERE partner_id = ? AND status = 'approved' AND decided_at > ?
       AND ${ofAccount} ORDER BY decided_at DESC LIMIT 1`,
    partner_id ?? 0,
    moment(instantOf(at) - bankDataDays * day),
  )
  if (!fresh) return undefined
  const until = moment(instantOf(fresh.decided_at) + bankDataDays * day).slice(0, 10)
  return `the bank data of ${partner.name} is new and cannot be used before ${until}`
}
