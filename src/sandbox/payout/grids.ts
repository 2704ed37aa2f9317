import { type GridTable } from '../grid/gridTable.ts'
import { secondPersonSql } from './secondPerson.ts'
import { waitsForAccount } from './tables.ts'

/** Why it cannot be paid, for any step. */
const blocked = `(SELECT CASE WHEN payouts.net <= 0 AND payouts.status IN ('pending', 'failed') THEN 'Net amount is not positive'
  WHEN n.status <> 'active' THEN 'Partner is inactive'
  WHEN c.id IS NOT NULL THEN 'Account change ' || c.id || ' is waiting' END
  FROM payout_partners n LEFT JOIN payout_partner_changes c ON c.partner_id = n.id AND c.id = (
    SELECT max(id) FROM payout_partner_changes WHERE partner_id = payouts.partner_id AND ${waitsForAccount})
  WHERE n.id = payouts.partner_id)`

const fields = {
  idPayout: { label: 'Payout', sql: 'id', type: 'number', carried: true },
  idPartner: { label: 'Partner Id', sql: 'partner_id', type: 'number', carried: true },
  partnerName: { label: 'Partner', sql: 'partner_name', type: 'text' },
  partnerType: { label: 'Partner Type', sql: 'partner_type', type: 'text' },
  periodFrom: { label: 'Period From', sql: 'period_from', type: 'date' },
  periodTo: { label: 'Period To', sql: 'period_to', type: 'date' },
  gross: { label: 'Gross', sql: 'gross', type: 'money' },
  fees: { label: 'Fees', sql: 'fees', type: 'money' },
  adjustments: { label: 'Adjustments', sql: 'adjustments', type: 'money' },
  net: { label: 'Net', sql: 'net', type: 'money' },
  currency: { label: 'Currency', sql: 'currency', type: 'text', carried: true },
  method: { label: 'Method Alias', sql: 'method', type: 'text' },
  methodLabel: {
    label: 'Method',
    sql: '(SELECT m.display_name FROM payout_methods m WHERE m.alias = payouts.method)',
    type: 'text',
  },
  queue: { label: 'Queue', sql: 'queue', type: 'text', carried: true },
  status: { label: 'Status', sql: 'status', type: 'text', carried: true },
  createdAt: { label: 'Created', sql: 'created_at', type: 'date' },
  dueAt: { label: 'Due', sql: 'due_at', type: 'date' },
  overdueDays: { label: 'Overdue (Days)', sql: 'overdue_days', type: 'number' },
  overdue: { label: 'Overdue Since', sql: 'overdue', type: 'text', carried: true },
  updatedAt: { label: 'Updated', sql: 'updated_at', type: 'date' },
  reason: { label: 'Reason', sql: 'reason', type: 'text' },
  reference: { label: 'Reference', sql: 'reference', type: 'text' },
  paidAt: { label: 'Paid', sql: 'paid_at', type: 'date' },
  blocked: { label: 'Blocked By', sql: blocked, type: 'text' },
  approvedBy: {
    label: 'Approved By',
    sql: "(SELECT e.username FROM payout_events e WHERE e.payout_id = payouts.id AND e.verb = 'approve' ORDER BY e.id DESC LIMIT 1)",
    type: 'text',
  },
  version: { label: 'Version', sql: 'version', type: 'number' },
} as const satisfies GridTable['fields']

const reads = ['payouts', 'payout_partners', 'payout_partner_changes', 'payout_events', 'payout_methods']

/** All payouts, and those of each step on their way to the partner. */
export const payoutGrids = {
  payouts: grid(),
  manual: grid("queue = 'manual' AND status IN ('pending', 'approved', 'failed')"),
  review: grid("queue = 'automatic' AND status IN ('pending', 'failed')"),
  execution: grid("queue = 'automatic' AND status IN ('approved', 'processing')"),
} as const

function grid(scope?: string): GridTable {
  return { table: 'payouts', reads, ...(scope ? { scope } : {}), key: 'id', sort: ['dueAt', 'asc'], fields }
}

/** The payouts of a step for a user: `blocked` also says why another user has to act. */
export function payoutGridOf(
  step: keyof typeof payoutGrids,
  user: string,
  settings: Parameters<typeof secondPersonSql>[1],
): GridTable {
  return {
    ...payoutGrids[step],
    fields: { ...fields, blocked: { ...fields.blocked, sql: blockedFor(user, settings) } },
  }
}

/** SQL of why a user cannot take a payout its next step; NULL when nothing blocks it. */
export function blockedFor(user: string, settings: Parameters<typeof secondPersonSql>[1]): string {
  return `coalesce(${blocked}, (SELECT upper(substr(why, 1, 1)) || substr(why, 2) || '.'
    FROM (SELECT ${secondPersonSql(user, settings)} AS why)))`
}

/** What the net amount of one payout is made of. */
export function payoutLinesGrid(id: number): GridTable {
  return {
    table: 'payout_lines',
    scope: `payout_id = ${id}`,
    key: 'id',
    sort: ['idLine', 'asc'],
    fields: {
      idLine: { label: 'Line', sql: 'id', type: 'number' },
      type: { label: 'Type', sql: 'type', type: 'text' },
      at: { label: 'Date', sql: 'at', type: 'date' },
      orderNr: { label: 'Order Nr', sql: 'order_nr', type: 'text' },
      description: { label: 'Description', sql: 'description', type: 'text' },
      gross: { label: 'Gross', sql: 'gross', type: 'money' },
      fee: { label: 'Fee', sql: 'fee', type: 'money' },
      adjustment: { label: 'Adjustment', sql: 'adjustment', type: 'money' },
      net: { label: 'Net', sql: 'net', type: 'money' },
      currency: {
        label: 'Currency',
        sql: '(SELECT p.currency FROM payouts p WHERE p.id = payout_lines.payout_id)',
        type: 'text',
      },
    },
  }
}
