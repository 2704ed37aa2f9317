import { type DatabaseSync } from 'node:sqlite'
import { rowOf } from '../../src/sandbox/database/rows.ts'

/** Invariants of all bookings: each SQL query finds the violations of one. Amounts are whole cents. */
const cashRules: Readonly<Record<string, string>> = {
  'a balance is not the sum of its transactions': `SELECT 1 FROM cash_balances b WHERE balance <>
    (SELECT sum(amount) FROM cash_transactions t WHERE t.partner_id = b.partner_id AND t.currency = b.currency)`,
  'a transaction has no balance': `SELECT 1 FROM (SELECT DISTINCT partner_id, currency FROM cash_transactions) t
    WHERE NOT EXISTS (SELECT 1 FROM cash_balances b WHERE b.partner_id = t.partner_id AND b.currency = t.currency)`,
  'a statement does not run from one movement to the next': `SELECT 1 FROM (SELECT balance,
      sum(amount) OVER (PARTITION BY partner_id, currency ORDER BY at, id) AS running FROM cash_transactions)
    WHERE balance <> running`,
  'an amount is no whole number of cents': `SELECT 1 FROM cash_transactions WHERE typeof(amount) <> 'integer'
    UNION ALL SELECT 1 FROM cash_documents WHERE typeof(amount) <> 'integer' OR typeof(reconciled) <> 'integer'
    UNION ALL SELECT 1 FROM cash_packages WHERE typeof(adjusted) <> 'integer'
    UNION ALL SELECT 1 FROM cash_requests WHERE typeof(amount) <> 'integer'`,
  'an open, waiting or confirmed list does not hold what it says': `SELECT 1 FROM cash_lists l WHERE status IN ('open', 'waiting') AND
    (total, row_count) IS NOT (SELECT sum(amount), count(*) FROM cash_transactions t WHERE t.list_id = l.id)`,
  'a listed transaction is in no open list': `SELECT 1 FROM cash_transactions t WHERE status = 'listed' AND NOT
    EXISTS (SELECT 1 FROM cash_lists l WHERE l.id = t.list_id AND l.status IN ('open', 'waiting'))`,
  'a transaction of an open list is not listed': `SELECT 1 FROM cash_lists l JOIN cash_transactions t ON t.list_id = l.id
    WHERE l.status IN ('open', 'waiting') AND t.status <> 'listed'`,
  'an open transaction is in a list': `SELECT 1 FROM cash_transactions WHERE status = 'open' AND list_id IS NOT NULL`,
  'a list waits without a request, or a request without its list': `SELECT 1 FROM cash_lists l WHERE (status = 'waiting') <> EXISTS (
    SELECT 1 FROM cash_requests r WHERE r.kind = 'confirmation' AND r.status = 'pending'
      AND '&' || r.lists || '&' LIKE '%&' || l.id || '&%')`,
  'a document is matched with more or less than its amount': `SELECT 1 FROM cash_documents WHERE reconciled < 0 AND status <> 'partial'
    OR reconciled > amount OR (status = 'reconciled') <> (reconciled = amount)`,
  'a payment is not matched with what its lists hold': `SELECT 1 FROM cash_documents d WHERE kind <> 'reallocation' AND reconciled <>
    (SELECT coalesce(sum(t.amount), 0) FROM cash_transactions t JOIN cash_lists l ON l.id = t.list_id
     WHERE l.document_id = d.id AND l.status = 'confirmed' AND t.counter = 0)`,
  'a document is not matched with what its confirmations say': `SELECT 1 FROM cash_documents d WHERE reconciled <>
    (SELECT coalesce(sum(c.reconciled), 0) FROM cash_confirmations c WHERE c.document_id = d.id AND c.reversed_at IS NULL)`,
  'what moves between partners does not balance': `SELECT 1 FROM cash_transactions t LEFT JOIN cash_transactions o ON o.id = t.reverses
    WHERE coalesce(o.type, t.type) IN ('transfer', 'reallocation', 'carriedOver')
    GROUP BY coalesce(o.type, t.type), t.currency HAVING sum(t.amount) <> 0`,
  'what a document moves does not leave one account and arrive in another': `SELECT 1 FROM cash_transactions t
    LEFT JOIN cash_transactions o ON o.id = t.reverses
    WHERE coalesce(o.type, t.type) IN ('transfer', 'reallocation', 'carriedOver') GROUP BY t.document_id HAVING sum(t.amount) <> 0`,
  'a counter-entry does not come to nothing with its entry': `SELECT 1 FROM cash_transactions t JOIN cash_transactions o ON o.id = t.reverses
    WHERE t.amount + o.amount <> 0 OR t.partner_id <> o.partner_id OR t.currency <> o.currency
      OR t.status <> 'reconciled' OR o.status <> 'reconciled'`,
  'a reversal has left an entry without its counter-entry': `SELECT 1 FROM cash_transactions t
    JOIN cash_confirmations c ON c.id = t.confirmation_id WHERE c.reversed_at IS NOT NULL
    GROUP BY c.id, t.partner_id, t.currency HAVING sum(t.amount) <> 0`,
  'an approved document is not booked once': `SELECT 1 FROM cash_documents d WHERE kind <> 'reallocation' AND
    (SELECT coalesce(sum(amount), 0) FROM cash_transactions t WHERE t.document_id = d.id AND t.counter = 1 AND t.confirmation_id IS NULL) <>
    iif(status IN ('pending', 'rejected'), 0, -amount)`,
  'a package was adjusted by another amount than its account': `SELECT 1 FROM cash_packages k WHERE trouble IS NOT NULL AND adjusted <>
    (SELECT coalesce(sum(amount), 0) FROM cash_transactions t WHERE t.package_nr = k.package_nr AND t.note IS NOT 'by hand'
       AND t.type IN ('adjustmentUp', 'adjustmentDown') AND t.document_id IS NULL)`,
  'a package that was to be collected adds up though something remains': `SELECT 1 FROM cash_packages
    WHERE trouble IS NULL AND status IN ('collected', 'reconciled') AND remaining <> 0`,
  'more of a package waits than remains': `SELECT 1 FROM cash_packages k JOIN cash_requests r ON r.package_id = k.id
    WHERE r.kind = 'package' AND r.status = 'pending' GROUP BY k.id HAVING abs(sum(r.amount)) > abs(k.remaining)`,
  'somebody has decided what he has asked for': `SELECT 1 FROM cash_requests WHERE status IN ('approved', 'rejected') AND decided_by = created_by
    UNION ALL SELECT 1 FROM cash_transactions WHERE approved_by = created_by`,
}

const payoutRules: Readonly<Record<string, string>> = {
  'a net amount is not gross less fees and adjustments': `SELECT 1 FROM payouts WHERE net <> gross - fees + adjustments`,
  'a payout is not the sum of its lines': `SELECT 1 FROM payouts p WHERE (gross, fees, adjustments) IS NOT (
    SELECT coalesce(sum(gross), 0), coalesce(sum(fee), 0), coalesce(sum(adjustment), 0) FROM payout_lines l WHERE l.payout_id = p.id)`,
  'an amount of a payout is no whole number of cents': `SELECT 1 FROM payouts WHERE typeof(net) <> 'integer'
    UNION ALL SELECT 1 FROM payout_lines WHERE typeof(adjustment) <> 'integer'`,
  'a payout is paid without a reference and a moment, or more than once': `SELECT 1 FROM payouts WHERE status = 'paid' AND (reference IS NULL OR paid_at IS NULL)
    UNION ALL SELECT 1 FROM payout_events WHERE verb IN ('paid', 'pay') GROUP BY payout_id HAVING count(*) > 1`,
  'a payout that is not positive was approved': `SELECT 1 FROM payouts WHERE status IN ('approved', 'processing', 'paid') AND net <= 0`,
}

/** Every rule that does not hold; none when all amounts add up. */
export function brokenMoneyRules(db: DatabaseSync): string[] {
  return Object.entries({ ...cashRules, ...payoutRules })
    .filter(([, sql]) => rowOf(db, sql))
    .map(([rule]) => rule)
}
