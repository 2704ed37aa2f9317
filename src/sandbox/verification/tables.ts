import { businessNow, moment } from '../clock/moment.ts'
import { verificationRules } from './verificationRules.ts'

const ruleLabel = `CASE rule ${Object.entries(verificationRules)
  .map(([rule, { label }]) => `WHEN '${rule}' THEN '${label}'`)
  .join(' ')} ELSE rule END`

/** Whole hours from that moment to the business day. */
const hoursSince = (column: string) =>
  `CAST((julianday('${moment(businessNow)}') - julianday(${column})) * 24 + 0.001 AS INTEGER)`

/**
 * Orders in verification, by queue, and the facts that led to it: reports of the payment provider, refused
 * parcels, places without delivery. A threshold is cents or a number of parcels, as its rule says. A queue
 * carries the sums of its orders, updated in the same transaction. `version` grows with every change. An
 * order is verified once, so that its number is the id here, too.
 */
export const verificationTables = `
CREATE TABLE card_payments (
  order_nr TEXT PRIMARY KEY REFERENCES orders (order_nr),
  reference TEXT NOT NULL,
  amount INTEGER NOT NULL,
  paid_at TEXT NOT NULL
) WITHOUT ROWID;

CREATE TABLE delivery_refusals (
  customer_id INTEGER NOT NULL REFERENCES customers (id),
  order_nr TEXT NOT NULL REFERENCES orders (order_nr),
  refused_at TEXT NOT NULL,
  PRIMARY KEY (customer_id, order_nr)
) WITHOUT ROWID;

CREATE TABLE blacklisted_addresses (
  postcode TEXT NOT NULL,
  street TEXT NOT NULL,
  parcels INTEGER NOT NULL,
  since TEXT NOT NULL,
  reason TEXT NOT NULL,
  PRIMARY KEY (postcode, street)
) WITHOUT ROWID;

CREATE TABLE verification_queues (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE COLLATE NOCASE,
  rule TEXT NOT NULL,
  threshold INTEGER NOT NULL,
  owner TEXT NOT NULL,
  status TEXT NOT NULL,
  waiting INTEGER NOT NULL DEFAULT 0,
  taken INTEGER NOT NULL DEFAULT 0,
  escalated INTEGER NOT NULL DEFAULT 0,
  oldest_at TEXT,
  changed_by TEXT NOT NULL,
  changed_at TEXT NOT NULL,
  version INTEGER NOT NULL,
  rule_label TEXT AS (${ruleLabel}) VIRTUAL,
  oldest_hours INTEGER AS (${hoursSince('oldest_at')}) VIRTUAL
);

CREATE TABLE verifications (
  id INTEGER PRIMARY KEY,
  queue_id INTEGER NOT NULL REFERENCES verification_queues (id),
  order_nr TEXT NOT NULL UNIQUE REFERENCES orders (order_nr),
  customer_id INTEGER NOT NULL REFERENCES customers (id),
  customer_name TEXT NOT NULL COLLATE NOCASE,
  phone TEXT NOT NULL,
  amount INTEGER NOT NULL,
  currency TEXT NOT NULL,
  payment TEXT NOT NULL,
  finding TEXT NOT NULL,
  status TEXT NOT NULL,
  taken_by TEXT,
  entered_at TEXT NOT NULL,
  changed_at TEXT NOT NULL,
  decided_by TEXT,
  reason TEXT,
  version INTEGER NOT NULL,
  age_hours INTEGER AS (${hoursSince('entered_at')}) VIRTUAL
);

CREATE TABLE verification_events (
  id INTEGER PRIMARY KEY,
  verification_id INTEGER NOT NULL REFERENCES verifications (id),
  at TEXT NOT NULL,
  kind TEXT NOT NULL,
  username TEXT NOT NULL,
  note TEXT
);
`

/** The columns that the grid of a queue can be sorted by. */
export const verificationSorts = [
  ...['id', 'order_nr', 'customer_name', 'amount', 'payment', 'finding', 'status', 'taken_by', 'entered_at'],
  ...['age_hours', 'changed_at', 'decided_by'],
]

/** Beside those of the sorted columns. */
export const verificationIndexes = `
CREATE INDEX orders_created ON orders (created_at);
CREATE INDEX verification_events_of ON verification_events (verification_id);
`
