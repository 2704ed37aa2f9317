import { sortIndexes } from '../database/sortIndexes.ts'
import { navisionTypes } from './navisionTypes.ts'

const typeLabel = `CASE type ${Object.entries(navisionTypes)
  .map(([type, { label }]) => `WHEN '${type}' THEN '${label}'`)
  .join(' ')} ELSE type END`

/**
 * What is booked in the accounting system: one message per document, sent until it is booked. `version` grows with every
 * change. The settings are one row of JSON; without it the defaults hold.
 */
export const navisionTables = `
CREATE TABLE navision_messages (
  id INTEGER PRIMARY KEY,
  type TEXT NOT NULL,
  document_nr TEXT NOT NULL,
  order_nr TEXT NOT NULL REFERENCES orders (order_nr),
  amount INTEGER NOT NULL,
  currency TEXT NOT NULL,
  posting_date TEXT NOT NULL,
  status TEXT NOT NULL,
  attempts INTEGER NOT NULL,
  error_code TEXT,
  error TEXT,
  created_at TEXT NOT NULL,
  sent_at TEXT,
  sent_by TEXT,
  version INTEGER NOT NULL,
  type_label TEXT AS (${typeLabel}) VIRTUAL
);

CREATE TABLE navision_settings (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  settings TEXT NOT NULL,
  changed_by TEXT NOT NULL,
  changed_at TEXT NOT NULL,
  version INTEGER NOT NULL
);
`

const sorted = [
  ...['id', 'type_label', 'document_nr', 'order_nr', 'amount', 'posting_date', 'status', 'attempts', 'error'],
  ...['created_at', 'sent_at', 'sent_by'],
]

export const navisionIndexes = `
${sortIndexes('navision_messages', [], sorted, ['status', 'type', 'error_code', 'created_at'])}
CREATE UNIQUE INDEX navision_messages_once ON navision_messages (document_nr);
CREATE INDEX navision_messages_waiting ON navision_messages (id) WHERE status = 'waiting';
`
