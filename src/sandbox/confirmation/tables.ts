import { businessNow, moment } from '../clock/moment.ts'
import { sortIndexes } from '../database/sortIndexes.ts'

/**
 * Orders that their customers confirm before they are shipped, on the phone or by a link, and every order that was given up.
 * The link is good until `token_expires_at`; an order that finance has given up may have none. `version` grows with every
 * change. An order is confirmed once, so that its number is the id here, too.
 */
export const confirmationTables = `
CREATE TABLE order_confirmations (
  id INTEGER PRIMARY KEY,
  order_nr TEXT NOT NULL UNIQUE REFERENCES orders (order_nr),
  customer_name TEXT NOT NULL COLLATE NOCASE,
  phone TEXT NOT NULL,
  city TEXT NOT NULL COLLATE NOCASE,
  amount INTEGER NOT NULL,
  currency TEXT NOT NULL,
  payment TEXT NOT NULL,
  status TEXT NOT NULL,
  source TEXT,
  way TEXT,
  attempts INTEGER NOT NULL DEFAULT 0,
  call_at TEXT,
  taken_by TEXT,
  decided_by TEXT,
  reason TEXT,
  entered_at TEXT NOT NULL,
  changed_at TEXT NOT NULL,
  token TEXT UNIQUE,
  token_expires_at TEXT,
  version INTEGER NOT NULL DEFAULT 1,
  age_hours INTEGER AS (CAST((julianday('${moment(businessNow)}') - julianday(entered_at)) * 24 + 0.001 AS INTEGER)) VIRTUAL
);

CREATE TABLE order_confirmation_events (
  id INTEGER PRIMARY KEY,
  order_nr TEXT NOT NULL REFERENCES orders (order_nr),
  at TEXT NOT NULL,
  kind TEXT NOT NULL,
  username TEXT,
  note TEXT
);
`

const sorted = [
  ...[
    'order_nr',
    'customer_name',
    'city',
    'amount',
    'status',
    'attempts',
    'call_at',
    'taken_by',
    'entered_at',
  ],
  ...['age_hours', 'changed_at', 'decided_by', 'reason', 'source'],
]

export const confirmationIndexes = `
${sortIndexes('order_confirmations', [], sorted, ['status', 'taken_by', 'source', 'entered_at', 'changed_at'])}
CREATE INDEX order_confirmation_events_of ON order_confirmation_events (order_nr, id);
`
