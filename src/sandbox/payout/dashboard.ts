import { type DatabaseSync } from 'node:sqlite'
import { rowsOf } from '../rows.ts'
import { overdueAges } from './words.ts'

/** The ages from the youngest to the oldest. */
const ages = Object.keys(overdueAges).toReversed()

/**
 * What is overdue, by currency: one record per partner with the sum of each age, null where there is none, the partner who is owed the most first.
 * Amounts of different currencies are never added. An empty name or type: all of them.
 */
export function overdueChart(
  db: DatabaseSync,
  { name, type }: { readonly name: string; readonly type: string },
) {
  const sums = ages.map(age => `sum(net) FILTER (WHERE overdue = '${age}') AS ${age}`)
  const rows = rowsOf(
    db,
    `SELECT partner_id, partner_name, currency, count(*) AS n, ${sums.join(', ')} FROM payouts
     WHERE overdue IS NOT NULL AND net > 0 AND (?1 = '' OR instr(lower(partner_name), lower(?1)) > 0)
       AND (?2 = '' OR partner_type = ?2) GROUP BY partner_id, currency ORDER BY sum(net) DESC, partner_name`,
    name,
    type,
  ).map(row => ({
    idPartner: row.partner_id,
    partnerName: row.partner_name,
    currency: row.currency,
    payouts: row.n,
    ...Object.fromEntries(ages.map(age => [age, row[age] === null ? null : Number(row[age]) / 100])),
  }))
  return Object.fromEntries(
    ['GBP', 'EUR'].map(currency => [currency, rows.filter(row => row.currency === currency)]),
  )
}
