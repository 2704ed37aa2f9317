import { sortIndexes } from '../database/sortIndexes.ts'
import { openStatuses, overdueAges } from './payoutStatuses.ts'

/** SQL of a status of what is still owed, e.g. `status ${isOpen}`. */
export const isOpen = `IN (${openStatuses.map(status => `'${status}'`).join(', ')})`
/** Days count from the business day of the sandbox, as the ages of refunds do. */
const days = `CAST(julianday('2011-12-10') - julianday(substr(due_at, 1, 10)) AS INTEGER)`
/** Nothing of what is not overdue: 'Overdue 0 d' would read as due today. */
const overdueDays = `CASE WHEN status ${isOpen} AND ${days} > 0 THEN ${days} END`
const overdue = `CASE ${Object.entries(overdueAges)
  .map(([age, least]) => `WHEN status ${isOpen} AND ${days} >= ${least} THEN '${age}'`)
  .join(' ')} END`

/** SQL of a change that sends money elsewhere. */
export const ofAccount = "(fields LIKE '%IBAN%' OR fields LIKE '%holder%' OR fields LIKE '%Method%')"
/** SQL of one that waits. */
export const waitsForAccount = `status = 'waiting' AND ${ofAccount}`

/**
 * What is owed to partners: amounts and moments as in `schema.ts`, `version` grows with every change. Net is gross less fees
 * plus adjustments, and each of them the sum of the lines. A payout keeps the name of its partner as it was, which also lets
 * one index serve a sort by partner. `changes` are the fields of a partner before and after, as JSON.
 */
export const payoutTables = `
CREATE TABLE payout_methods (
  id INTEGER PRIMARY KEY,
  display_name TEXT NOT NULL COLLATE NOCASE,
  alias TEXT NOT NULL UNIQUE,
  currency TEXT,
  automatic INTEGER NOT NULL,
  needs_iban INTEGER NOT NULL,
  minimum INTEGER NOT NULL,
  working_days INTEGER NOT NULL,
  status TEXT NOT NULL,
  changed_by TEXT,
  changed_at TEXT,
  version INTEGER NOT NULL
);

CREATE TABLE payout_partners (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL COLLATE NOCASE,
  type TEXT NOT NULL,
  country TEXT NOT NULL,
  currency TEXT NOT NULL,
  email TEXT NOT NULL,
  commission INTEGER NOT NULL,
  method TEXT NOT NULL,
  term_days INTEGER NOT NULL,
  holder TEXT NOT NULL,
  bank_name TEXT NOT NULL,
  iban TEXT NOT NULL,
  bic TEXT NOT NULL,
  status TEXT NOT NULL,
  note TEXT,
  updated_by TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  version INTEGER NOT NULL
);

CREATE TABLE payout_partner_changes (
  id INTEGER PRIMARY KEY,
  partner_id INTEGER NOT NULL REFERENCES payout_partners (id),
  partner_name TEXT NOT NULL COLLATE NOCASE,
  before TEXT NOT NULL,
  after TEXT NOT NULL,
  fields TEXT NOT NULL,
  why TEXT NOT NULL,
  status TEXT NOT NULL,
  proposed_by TEXT NOT NULL,
  proposed_at TEXT NOT NULL,
  decided_by TEXT,
  decided_at TEXT,
  note TEXT
);

CREATE TABLE payouts (
  id INTEGER PRIMARY KEY,
  partner_id INTEGER NOT NULL REFERENCES payout_partners (id),
  partner_name TEXT NOT NULL COLLATE NOCASE,
  partner_type TEXT NOT NULL,
  period_from TEXT NOT NULL,
  period_to TEXT NOT NULL,
  gross INTEGER NOT NULL,
  fees INTEGER NOT NULL,
  adjustments INTEGER NOT NULL,
  net INTEGER NOT NULL,
  currency TEXT NOT NULL,
  method TEXT NOT NULL,
  queue TEXT NOT NULL,
  status TEXT NOT NULL,
  created_at TEXT NOT NULL,
  due_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  reason TEXT,
  reference TEXT,
  paid_at TEXT,
  version INTEGER NOT NULL,
  overdue_days INTEGER AS (${overdueDays}) VIRTUAL,
  overdue TEXT AS (${overdue}) VIRTUAL
);

CREATE TABLE payout_lines (
  id INTEGER PRIMARY KEY,
  payout_id INTEGER NOT NULL REFERENCES payouts (id),
  type TEXT NOT NULL,
  at TEXT NOT NULL,
  order_nr TEXT,
  description TEXT NOT NULL,
  gross INTEGER NOT NULL,
  fee INTEGER NOT NULL,
  adjustment INTEGER NOT NULL,
  net INTEGER AS (gross - fee + adjustment) VIRTUAL
);

CREATE TABLE payout_events (
  id INTEGER PRIMARY KEY,
  payout_id INTEGER NOT NULL REFERENCES payouts (id),
  verb TEXT NOT NULL,
  username TEXT,
  at TEXT NOT NULL,
  reason TEXT
);

CREATE TABLE payout_settings (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  settings TEXT NOT NULL,
  updated_by TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  version INTEGER NOT NULL
);
`

const sorted = [
  ...['id', 'partner_name', 'partner_type', 'period_to', 'gross', 'fees', 'adjustments', 'net', 'method'],
  ...['status', 'created_at', 'due_at', 'overdue_days', 'updated_at', 'paid_at'],
]

export const payoutIndexes = `
${sortIndexes('payouts', [], sorted, ['status', 'queue', 'partner_id', 'currency', 'overdue'])}
CREATE INDEX payout_lines_payout ON payout_lines (payout_id, id);
CREATE INDEX payout_events_payout ON payout_events (payout_id, id);
CREATE INDEX payout_partner_changes_partner ON payout_partner_changes (partner_id, status);
CREATE INDEX payout_partner_changes_status ON payout_partner_changes (status, id);
`
