import { type DatabaseSync } from 'node:sqlite'
import { type GridOptions } from '../../../schemas/wire/gridRequest.ts'
import { rowOf, rowsOf } from '../database/rows.ts'
import { money } from '../values/figures.ts'

/** The first and the last moment of a period; by default all there is. */
export interface Period {
  readonly from: string
  readonly to: string
}

/** The period that the filters of a grid request name under that field, and the request without it. */
export function periodOf(
  filter: GridOptions['filter'],
  field: string,
): { period: Period; rest: GridOptions['filter'] } {
  const terms = filter.flat().filter(({ index }) => index === field)
  const value = (condition: string) => terms.find(term => term.condition === condition)?.value
  const from = value('gteq')
  const to = value('lteq')
  return {
    period: { from: from === undefined ? '' : String(from), to: to === undefined ? '9999' : String(to) },
    rest: filter.filter(group => group.every(({ index }) => index !== field)),
  }
}

export const financeFields = [
  ...['key', 'partnerId', 'partner', 'currency', 'opening', 'collected', 'paid', 'adjusted', 'fees', 'moved'],
  ...['closing', 'week', 'month', 'older', 'overdue', 'at'],
]

/** Transactions, of which a counter-entry is of the kind of what it takes back. */
const withKind = `(SELECT a.*, coalesce(b.type, a.type) AS kind FROM cash_transactions a
  LEFT JOIN cash_transactions b ON b.id = a.reverses)`

/**
 * What each partner owed, collected, paid and owes, by currency, and how long what is open has been so. A counter-entry counts
 * with what it takes back. Sums are of whole cents.
 */
export function financeRows(db: DatabaseSync, { from, to }: Period) {
  const sum = (condition: string) => `sum(iif(t.at >= ?1 AND t.at <= ?2 AND ${condition}, t.amount, 0))`
  const open = (condition: string) =>
    `sum(iif(t.at <= ?2 AND t.status <> 'reconciled' AND t.counter = 0 AND ${condition}, t.amount, 0))`
  return rowsOf(
    db,
    `SELECT t.partner_id, p.name, t.currency, sum(iif(t.at < ?1, t.amount, 0)) AS opening,
       ${sum("t.kind = 'collection'")} AS collected, ${sum("t.kind = 'payment'")} AS paid, ${sum("t.kind = 'fee'")} AS fees,
       ${sum("t.kind IN ('transfer', 'reallocation')")} AS moved,
       ${sum("t.kind NOT IN ('collection', 'payment', 'fee', 'transfer', 'reallocation')")} AS adjusted,
       sum(iif(t.at <= ?2, t.amount, 0)) AS closing, ${open('t.age_days <= 7')} AS week,
       ${open('t.age_days > 7 AND t.age_days <= 30')} AS month, ${open('t.age_days > 30')} AS older
     FROM ${withKind} t JOIN cash_partners p ON p.id = t.partner_id
     GROUP BY t.partner_id, t.currency ORDER BY p.name, t.currency`,
    from,
    to,
  ).map(row => ({
    key: `${row.partner_id}-${row.currency}`,
    partnerId: Number(row.partner_id),
    partner: String(row.name),
    currency: String(row.currency),
    opening: amount(row.opening),
    collected: amount(row.collected),
    paid: amount(row.paid),
    adjusted: amount(row.adjusted),
    fees: amount(row.fees),
    moved: amount(row.moved),
    closing: amount(row.closing),
    week: amount(row.week),
    month: amount(row.month),
    older: amount(row.older),
    overdue: amount(Number(row.month) + Number(row.older)),
    at: null,
  }))
}

/** The parts of a bar of the chart, from the youngest to the oldest. */
const ages = ['week', 'month', 'older'] as const

/**
 * What is open by age and currency: one record per partner with open amounts, the highest first; null for an
 * empty age. Without an id in `partners` all of them.
 */
export function financeCharts(db: DatabaseSync, partners: ReadonlySet<string>) {
  const open = financeRows(db, { from: '', to: '9999' })
    .filter(
      row => ages.some(age => row[age] > 0) && (partners.size === 0 || partners.has(String(row.partnerId))),
    )
    .toSorted((a, b) => b.week + b.overdue - (a.week + a.overdue))
    .map(({ partnerId, partner, currency, ...sums }) => ({
      partnerId,
      partner,
      currency,
      ...Object.fromEntries(ages.map(age => [age, sums[age] || null])),
    }))
  return Object.fromEntries(
    ['GBP', 'EUR'].map(currency => [currency, open.filter(row => row.currency === currency)]),
  )
}

/** Days of the period of a change, and of the previous one. */
const periodDays = 30

/** The balance of all partners in a currency, what of it is overdue, and what was collected and paid lately with its change in percent against before. */
export function financeFigures(db: DatabaseSync, currency: string, now: string) {
  const sum = (kind: string, from: number, to: number) =>
    `sum(iif(t.kind = '${kind}' AND t.at > datetime(?2, '-${from} days') AND t.at <= datetime(?2, '-${to} days'), t.amount, 0))`
  const row = rowOf(
    db,
    `SELECT sum(t.amount) AS balance,
       sum(iif(t.status <> 'reconciled' AND t.counter = 0 AND t.age_days > ${dueDays}, t.amount, 0)) AS overdue,
       ${sum('collection', periodDays, 0)} AS collected, ${sum('collection', 2 * periodDays, periodDays)} AS collected_before,
       ${sum('payment', periodDays, 0)} AS paid, ${sum('payment', 2 * periodDays, periodDays)} AS paid_before
     FROM ${withKind} t WHERE t.currency = ?1`,
    currency,
    now,
  )
  return {
    currency,
    balance: amount(row?.balance),
    overdue: amount(row?.overdue),
    collected: amount(row?.collected),
    collectedChange: change(row?.collected, row?.collected_before),
    // A payment lowers what is owed.
    paid: amount(-Number(row?.paid)),
    paidChange: change(-Number(row?.paid), -Number(row?.paid_before)),
  }
}

/** In percent with one decimal; null without an earlier value. */
function change(now: unknown, before: unknown): number | null {
  const base = Number(before)
  return base > 0 ? Math.round((Number(now) / base - 1) * 1000) / 10 : null
}

/** Days after which what was collected should have been paid. */
const dueDays = 7

export const balanceFields = [
  'key',
  'partnerId',
  'partner',
  'currency',
  'balance',
  'open',
  'overdue',
  'lastPaid',
  'lastPaidAt',
]

/** What partners owe at this moment, by currency; undefined: all partners. */
export function balanceRows(db: DatabaseSync, partner: number | undefined) {
  return rowsOf(
    db,
    `SELECT b.*, p.name,
       (SELECT coalesce(sum(amount), 0) FROM cash_transactions t WHERE t.partner_id = b.partner_id AND t.currency = b.currency
         AND t.status <> 'reconciled' AND t.counter = 0) AS open,
       (SELECT coalesce(sum(amount), 0) FROM cash_transactions t WHERE t.partner_id = b.partner_id AND t.currency = b.currency
         AND t.status <> 'reconciled' AND t.counter = 0 AND t.age_days > ${dueDays}) AS overdue
     FROM cash_balances b JOIN cash_partners p ON p.id = b.partner_id WHERE ?1 IS NULL OR b.partner_id = ?1
     ORDER BY p.name, b.currency`,
    partner ?? null,
  ).map(row => {
    const last = rowOf(
      db,
      `SELECT amount, at FROM cash_transactions WHERE partner_id = ? AND currency = ? AND type = 'payment'
       ORDER BY at DESC, id DESC LIMIT 1`,
      Number(row.partner_id),
      String(row.currency),
    )
    return {
      key: `${row.partner_id}-${row.currency}`,
      partnerId: Number(row.partner_id),
      partner: String(row.name),
      currency: String(row.currency),
      balance: Number(row.balance) / 100,
      open: Number(row.open) / 100,
      overdue: Number(row.overdue) / 100,
      lastPaid: last ? -Number(last.amount) / 100 : null,
      lastPaidAt: last ? String(last.at) : null,
    }
  })
}

/** The head of a statement or balance; undefined: of all partners together. */
export function balanceHead(db: DatabaseSync, partner: number | undefined) {
  const name =
    partner === undefined ? undefined : rowOf(db, 'SELECT name FROM cash_partners WHERE id = ?', partner)
  const rows = balanceRows(db, partner)
  // Amounts of different currencies are never added.
  const sums = rowsOf(
    db,
    `SELECT currency, sum(balance) AS balance FROM cash_balances WHERE ?1 IS NULL OR partner_id = ?1
     GROUP BY currency ORDER BY currency`,
    partner ?? null,
  )
  return {
    partner: partner === undefined ? 'All partners' : (name?.name ?? null),
    accounts: rows.length,
    balances: sums.map(({ balance, currency }) => money(balance, currency)),
    lastPaidAt:
      rows
        .map(({ lastPaidAt }) => lastPaidAt ?? '')
        .toSorted()
        .at(-1) || null,
    dueDays,
  }
}

/** Of cents. */
function amount(cents: unknown): number {
  return Number(cents) / 100
}
