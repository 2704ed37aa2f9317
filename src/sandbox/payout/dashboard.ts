import { type DatabaseSync } from 'node:sqlite'
import { rowOf, rowsOf } from '../database/rows.ts'
import { overdueAges } from './payoutStatuses.ts'
import { isOpen } from './tables.ts'

/** The ages from the youngest to the oldest. */
const ages = Object.keys(overdueAges).toReversed()

/**
 * What is overdue, by currency: one record per partner with the sum of each age (null: none), the highest
 * total first. Amounts of different currencies are never added. An empty name or type: all.
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

/** The business day of the sandbox, from which `overdue_days` counts. */
const today = '2011-12-10'

/** What is overdue in a currency and since when, how it has changed in 30 days, and what is due within a week. */
export function overdueFigures(db: DatabaseSync, currency: string) {
  const row = rowOf(
    db,
    `SELECT count(*) FILTER (WHERE overdue IS NOT NULL) AS payouts,
       count(DISTINCT partner_id) FILTER (WHERE overdue IS NOT NULL) AS partners,
       max(overdue_days) AS oldest,
       coalesce(sum(net) FILTER (WHERE overdue IS NOT NULL), 0) AS overdue,
       coalesce(sum(net) FILTER (WHERE substr(due_at, 1, 10) < date(?2, '-30 days') AND status <> 'cancelled'
         AND (paid_at IS NULL OR substr(paid_at, 1, 10) >= date(?2, '-30 days'))), 0) AS before,
       coalesce(sum(net) FILTER (WHERE status ${isOpen} AND substr(due_at, 1, 10) BETWEEN ?2 AND date(?2, '+7 days')), 0) AS soon
     FROM payouts WHERE currency = ?1 AND net > 0`,
    currency,
    today,
  )
  const before = Number(row?.before)
  return {
    currency,
    overdue: Number(row?.overdue) / 100,
    overdueChange: before > 0 ? Math.round((Number(row?.overdue) / before - 1) * 1000) / 10 : null,
    payouts: row?.payouts,
    partners: row?.partners,
    oldestDays: row?.oldest,
    soon: Number(row?.soon) / 100,
  }
}
