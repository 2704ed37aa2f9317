import { apiLogIndexes, apiLogTables } from '../apiLog/tables.ts'
import { attachmentIndexes, attachmentTables } from '../attachments/tables.ts'
import { cashIndexes, cashTables } from '../cash/tables.ts'
import { runTables } from '../clock/run.ts'
import { confirmationIndexes, confirmationTables } from '../confirmation/tables.ts'
import { databaseSettingTables } from '../databaseSettings/settings.ts'
import { keptReplyIndexes, keptReplyTables } from '../idempotency/keptReplies.ts'
import { navisionIndexes, navisionTables } from '../navision/tables.ts'
import { payoutIndexes, payoutTables } from '../payout/tables.ts'
import { refundMethods } from '../refundMethods/builtInMethods.ts'
import { refundIndexes, refundTables } from '../refunds/tables.ts'
import { rmaIndexes, rmaTables } from '../returns/tables.ts'
import { ruleIndexes, ruleTables } from '../rules/tables.ts'
import { verificationIndexes, verificationSorts, verificationTables } from '../verification/tables.ts'
import { writeOffRequestIndexes, writeOffRequestTables } from '../writeOffs/approvalTables.ts'
import { sortIndexes } from './sortIndexes.ts'

/** The label of a method, so that a sort by method is a sort by what the user reads. */
const methodLabel = `CASE method ${refundMethods
  .map(({ alias, displayName }) => `WHEN '${alias}' THEN '${displayName}'`)
  .join(' ')} ELSE method END`

/**
 * Tables of the sandbox. Amounts are whole cents; moments are `yyyy-MM-dd HH:mm:ss` in UTC, so that text
 * order is time order. Write-offs, the largest table, store words as places in their lists
 * (`writeOffWords.ts`) and their creation as seconds since 1970. The `reason` of a refund explains its
 * status: what the customer is asked for, why it failed or was cancelled. Its `version` counts its changes,
 * to detect conflicts. A refund has the name and address of its customer as of its creation, which also lets
 * one index serve a sort by customer. A file of `files` is on disk or, when it is part of the seed, in the
 * table itself. Ids of files and notifications are never reused, because pages remember which ones were
 * closed. A process has the id of its item in progress among the notifications, and exists while its work
 * goes on.
 */
export const tables = `
CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;

CREATE TABLE customers (
  id INTEGER PRIMARY KEY,
  first_name TEXT NOT NULL COLLATE NOCASE,
  last_name TEXT NOT NULL COLLATE NOCASE,
  email TEXT NOT NULL COLLATE NOCASE,
  phone TEXT NOT NULL,
  street TEXT NOT NULL,
  city TEXT NOT NULL,
  postcode TEXT NOT NULL,
  country TEXT NOT NULL,
  currency TEXT NOT NULL,
  national_id TEXT NOT NULL
);

CREATE TABLE orders (
  order_nr TEXT PRIMARY KEY,
  customer_id INTEGER NOT NULL REFERENCES customers (id),
  created_at TEXT NOT NULL,
  amount INTEGER NOT NULL,
  currency TEXT NOT NULL,
  payment TEXT NOT NULL
) WITHOUT ROWID;

CREATE TABLE order_items (
  order_nr TEXT NOT NULL REFERENCES orders (order_nr),
  line INTEGER NOT NULL,
  code TEXT NOT NULL,
  name TEXT NOT NULL,
  quantity INTEGER NOT NULL,
  price INTEGER NOT NULL,
  PRIMARY KEY (order_nr, line)
) WITHOUT ROWID;

CREATE TABLE refunds (
  id INTEGER PRIMARY KEY,
  order_nr TEXT NOT NULL REFERENCES orders (order_nr),
  rma_nr TEXT NOT NULL,
  customer_id INTEGER NOT NULL REFERENCES customers (id),
  customer_name TEXT NOT NULL COLLATE NOCASE,
  customer_email TEXT NOT NULL COLLATE NOCASE,
  amount INTEGER NOT NULL,
  currency TEXT NOT NULL,
  method TEXT NOT NULL,
  status TEXT NOT NULL,
  created_at TEXT NOT NULL,
  due_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  age_days INTEGER NOT NULL,
  reason TEXT,
  bank_account_id INTEGER REFERENCES refund_bank_accounts (id),
  version INTEGER NOT NULL,
  method_label TEXT AS (${methodLabel}) VIRTUAL
);

CREATE TABLE refund_accounts (
  refund_id INTEGER PRIMARY KEY REFERENCES refunds (id),
  fields TEXT NOT NULL
);

CREATE TABLE refund_gestures (
  refund_id INTEGER PRIMARY KEY REFERENCES refunds (id),
  amount INTEGER NOT NULL,
  currency TEXT NOT NULL,
  reason TEXT NOT NULL,
  granted_by TEXT NOT NULL,
  granted_at TEXT NOT NULL
);

${refundTables}
CREATE TABLE write_offs (
  id INTEGER PRIMARY KEY,
  variant INTEGER NOT NULL,
  order_nr TEXT NOT NULL REFERENCES orders (order_nr),
  customer_name TEXT NOT NULL COLLATE NOCASE,
  partner INTEGER NOT NULL,
  reason INTEGER NOT NULL,
  amount INTEGER NOT NULL,
  currency INTEGER NOT NULL,
  status INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  age_days INTEGER NOT NULL,
  decided_by TEXT,
  decided_at TEXT,
  note TEXT
);
${writeOffRequestTables}
CREATE TABLE saved_filters (
  id INTEGER PRIMARY KEY,
  persona TEXT NOT NULL,
  module TEXT NOT NULL,
  functionality TEXT NOT NULL,
  description TEXT NOT NULL,
  filters TEXT NOT NULL
);

CREATE TABLE comments (
  id INTEGER PRIMARY KEY,
  parent_id INTEGER REFERENCES comments (id),
  entity_type TEXT NOT NULL,
  entity_id TEXT NOT NULL,
  username TEXT NOT NULL,
  title TEXT,
  content TEXT NOT NULL,
  is_issue INTEGER NOT NULL,
  type INTEGER NOT NULL,
  can_reply INTEGER NOT NULL,
  is_open INTEGER NOT NULL,
  created_at TEXT NOT NULL
);

CREATE TABLE files (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  persona TEXT NOT NULL,
  name TEXT NOT NULL,
  path TEXT,
  content TEXT
);

CREATE TABLE notifications (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  persona TEXT NOT NULL,
  type TEXT NOT NULL,
  message TEXT NOT NULL,
  process_type TEXT,
  in_progress_id INTEGER,
  file_id INTEGER REFERENCES files (id),
  file_url TEXT,
  created_at TEXT NOT NULL,
  readed INTEGER NOT NULL
);

CREATE TABLE processes (
  id INTEGER PRIMARY KEY,
  persona TEXT NOT NULL,
  type TEXT NOT NULL,
  percent INTEGER NOT NULL,
  interrupted TEXT NOT NULL
);

CREATE TABLE refund_methods (
  id INTEGER PRIMARY KEY,
  display_name TEXT NOT NULL COLLATE NOCASE,
  alias TEXT NOT NULL UNIQUE,
  fields TEXT NOT NULL,
  version INTEGER NOT NULL,
  changed_by TEXT,
  changed_at TEXT
);

CREATE TABLE sessions (
  hash TEXT PRIMARY KEY,
  persona TEXT NOT NULL,
  resources TEXT,
  expires_at INTEGER NOT NULL
) WITHOUT ROWID;

CREATE TABLE one_time_codes (
  hash TEXT PRIMARY KEY,
  purpose TEXT NOT NULL,
  persona TEXT NOT NULL,
  redirect TEXT NOT NULL,
  expires_at INTEGER NOT NULL
) WITHOUT ROWID;
${verificationTables}${navisionTables}${apiLogTables}${confirmationTables}${databaseSettingTables}${rmaTables}${ruleTables}${payoutTables}${runTables}${cashTables}${keptReplyTables}${attachmentTables}`

const refundSorts = [
  ...['id', 'order_nr', 'rma_nr', 'customer_name', 'customer_email', 'amount', 'currency', 'method_label'],
  ...['method', 'status', 'created_at', 'due_at', 'updated_at', 'age_days', 'reason'],
]
const writeOffSorts = [
  ...['id', 'order_nr', 'customer_name', 'partner', 'reason', 'amount', 'currency', 'status', 'created_at'],
  ...['age_days', 'decided_by', 'decided_at', 'note'],
]

/**
 * Made after the rows, which is faster. The sorted columns of refunds are followed by what the usual filters ask for: a
 * page is found inside one index, and only its own rows are looked up. `gridQuery` relies on it (`carried` of a field).
 */
export const indexes = `
CREATE INDEX customers_email ON customers (email);
CREATE INDEX customers_first_name ON customers (first_name);
CREATE INDEX customers_last_name ON customers (last_name);
CREATE INDEX orders_customer ON orders (customer_id);
${sortIndexes('refunds', [], refundSorts, ['status', 'method', 'currency', 'amount', 'created_at'])}
${sortIndexes('write_offs', ['variant'], writeOffSorts, ['status', 'partner', 'reason', 'currency', 'amount', 'created_at'])}
${refundIndexes}
CREATE INDEX saved_filters_persona ON saved_filters (persona, module, functionality);
CREATE INDEX files_persona ON files (persona);
CREATE INDEX comments_entity ON comments (entity_type, entity_id);
CREATE INDEX comments_parent ON comments (parent_id);
CREATE INDEX notifications_persona ON notifications (persona, created_at);
${sortIndexes('verifications', ['queue_id'], verificationSorts, ['status', 'taken_by', 'payment', 'amount', 'entered_at'])}
${verificationIndexes}${navisionIndexes}${apiLogIndexes}${confirmationIndexes}${rmaIndexes}${ruleIndexes}${payoutIndexes}${cashIndexes}${keptReplyIndexes}${writeOffRequestIndexes}${attachmentIndexes}`
