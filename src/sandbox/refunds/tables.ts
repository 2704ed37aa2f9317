/**
 * Tables related to refunds; amounts and moments as in `schema.ts`. A refund's `events` are what was done to
 * it since its data were made, and reminders: its history before the first of them follows from the status
 * that it had then. `mail` is the address to which the customer's mail was sent. The `questions` say how
 * often the customer of a waiting refund was asked, and when last.
 */
export const refundTables = `
CREATE TABLE refund_bank_accounts (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL COLLATE NOCASE,
  bank_name TEXT NOT NULL COLLATE NOCASE,
  holder TEXT NOT NULL COLLATE NOCASE,
  iban TEXT NOT NULL UNIQUE,
  bic TEXT NOT NULL,
  currency TEXT NOT NULL,
  daily_limit INTEGER,
  is_default INTEGER NOT NULL,
  status TEXT NOT NULL,
  updated_by TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  version INTEGER NOT NULL
);

CREATE TABLE refund_events (
  id INTEGER PRIMARY KEY,
  refund_id INTEGER NOT NULL REFERENCES refunds (id),
  verb TEXT NOT NULL,
  username TEXT NOT NULL,
  at TEXT NOT NULL,
  reason TEXT,
  mail TEXT,
  from_status TEXT NOT NULL,
  from_reason TEXT,
  from_updated_at TEXT NOT NULL
);

CREATE TABLE refund_questions (
  refund_id INTEGER PRIMARY KEY REFERENCES refunds (id),
  times INTEGER NOT NULL,
  asked_at TEXT NOT NULL
);

CREATE TABLE refund_settings (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  settings TEXT NOT NULL,
  updated_by TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  version INTEGER NOT NULL
);

CREATE TABLE pending_invoices (
  id INTEGER PRIMARY KEY,
  invoice_nr TEXT NOT NULL UNIQUE,
  type TEXT NOT NULL,
  order_nr TEXT NOT NULL REFERENCES orders (order_nr),
  refund_id INTEGER REFERENCES refunds (id),
  customer_name TEXT NOT NULL COLLATE NOCASE,
  country TEXT NOT NULL,
  cause TEXT NOT NULL,
  net INTEGER NOT NULL,
  vat INTEGER NOT NULL,
  amount INTEGER NOT NULL,
  currency TEXT NOT NULL,
  status TEXT NOT NULL,
  created_at TEXT NOT NULL,
  due_at TEXT NOT NULL,
  age_days INTEGER NOT NULL,
  decided_by TEXT,
  decided_at TEXT,
  note TEXT
);
`

const invoiceSorts = [
  ...['id', 'invoice_nr', 'type', 'order_nr', 'customer_name', 'cause', 'net', 'vat', 'amount', 'status'],
  ...['created_at', 'due_at', 'age_days', 'decided_by', 'decided_at'],
]
/** The history shows decided rows of both variants; these indexes hold no others, so that an import does not touch them. */
const historySorts = ['id', 'order_nr', 'customer_name', 'amount', 'decided_by', 'decided_at']

export const refundIndexes = `
CREATE INDEX refund_events_refund ON refund_events (refund_id, id);
CREATE INDEX refund_events_verb ON refund_events (verb, at);
CREATE INDEX pending_invoices_refund ON pending_invoices (refund_id) WHERE refund_id IS NOT NULL;
CREATE INDEX pending_invoices_order ON pending_invoices (order_nr);
CREATE INDEX refunds_bank_account ON refunds (bank_account_id) WHERE bank_account_id IS NOT NULL;
${invoiceSorts
  .map(
    column =>
      `CREATE INDEX pending_invoices_${column} ON pending_invoices (${[...new Set([column, 'id', 'status', 'type', 'cause'])].join(', ')});`,
  )
  .join('\n')}
${historySorts
  .map(
    column =>
      `CREATE INDEX write_off_history_${column} ON write_offs (${[...new Set([column, 'id', 'variant', 'status', 'partner', 'reason'])].join(', ')}) WHERE decided_at IS NOT NULL;`,
  )
  .join('\n')}
`
