import { daysSince } from '../clock/daysSince.ts'
import { documentStatuses } from './cashStatuses.ts'

const changed = 'changed_by TEXT NOT NULL, changed_at TEXT NOT NULL, version INTEGER NOT NULL DEFAULT 1'

/**
 * Tables of cash reconciliation; amounts and moments as in `schema.ts`. A transaction is one movement of a partner's account
 * and is never changed in amount or partner: what a partner owes is the sum of its transactions, which `cash_balances`
 * carries per currency (`ledger.ts` alone writes both). Its own `balance` is what the partner owed after it, kept by a
 * trigger; `confirmation_id` names the confirmation that has booked it, `reverses` the transaction that it takes back.
 * `cash_requests` are what one person has asked for and another has to approve before anything is booked. Payments, transfers and reallocations are documents: money or
 * transactions that lists of transactions are matched with. `counter` marks the movement that a document itself has made,
 * which no list can hold. The `trouble` of a package is why it does not add up: it stays until what was collected and what was
 * `adjusted` in the account of its partner come to what was to be collected, or the package is lost.
 */
export const cashTables = `
CREATE TABLE cash_partners (
  id INTEGER PRIMARY KEY, code TEXT NOT NULL UNIQUE COLLATE NOCASE, name TEXT NOT NULL UNIQUE COLLATE NOCASE,
  type TEXT NOT NULL, navision_code TEXT NOT NULL, status TEXT NOT NULL, details TEXT NOT NULL, username TEXT, ${changed}
);
CREATE TABLE cash_balances (
  partner_id INTEGER NOT NULL REFERENCES cash_partners (id), currency TEXT NOT NULL, balance INTEGER NOT NULL,
  PRIMARY KEY (partner_id, currency)
) WITHOUT ROWID;
CREATE TABLE cash_relationships (
  id INTEGER PRIMARY KEY, from_id INTEGER NOT NULL REFERENCES cash_partners (id),
  to_id INTEGER NOT NULL REFERENCES cash_partners (id), status TEXT NOT NULL, ${changed}, UNIQUE (from_id, to_id)
);
CREATE TABLE cash_partner_forms (
  id INTEGER PRIMARY KEY, type TEXT NOT NULL UNIQUE, label TEXT NOT NULL, fields TEXT NOT NULL, ${changed}
);
CREATE TABLE cash_methods (
  id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE COLLATE NOCASE, is_external INTEGER NOT NULL,
  needs_receipt INTEGER NOT NULL, status TEXT NOT NULL, ${changed}
);
CREATE TABLE cash_bank_accounts (
  id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE COLLATE NOCASE, bank_name TEXT NOT NULL, iban TEXT NOT NULL UNIQUE,
  currency TEXT NOT NULL, navision_account TEXT NOT NULL, status TEXT NOT NULL, ${changed}
);
CREATE TABLE cash_types (
  id INTEGER PRIMARY KEY, code TEXT NOT NULL UNIQUE, name TEXT NOT NULL UNIQUE COLLATE NOCASE, direction TEXT NOT NULL,
  mode TEXT NOT NULL, status TEXT NOT NULL, ${changed}, approval_limit INTEGER NOT NULL DEFAULT 0, limit_by TEXT
);
CREATE TABLE cash_reasons (
  id INTEGER PRIMARY KEY, type TEXT NOT NULL, name TEXT NOT NULL COLLATE NOCASE, status TEXT NOT NULL, ${changed},
  UNIQUE (type, name)
);
CREATE TABLE cash_packages (
  id INTEGER PRIMARY KEY, package_nr TEXT NOT NULL UNIQUE, order_nr TEXT NOT NULL REFERENCES orders (order_nr),
  last_mile TEXT NOT NULL, partner_id INTEGER REFERENCES cash_partners (id), to_collect INTEGER NOT NULL,
  collected INTEGER NOT NULL, currency TEXT NOT NULL, status TEXT NOT NULL, shipped_at TEXT NOT NULL, delivered_at TEXT,
  trouble TEXT, adjusted INTEGER NOT NULL DEFAULT 0, version INTEGER NOT NULL DEFAULT 1,
  days_open INTEGER AS (${daysSince('coalesce(delivered_at, shipped_at)')}) VIRTUAL,
  difference INTEGER AS (collected - to_collect) VIRTUAL,
  remaining INTEGER AS (collected + adjusted - to_collect) VIRTUAL
);
CREATE TABLE cash_documents (
  id INTEGER PRIMARY KEY, kind TEXT NOT NULL, reference TEXT NOT NULL COLLATE NOCASE,
  partner_id INTEGER NOT NULL REFERENCES cash_partners (id), to_id INTEGER REFERENCES cash_partners (id),
  method_id INTEGER REFERENCES cash_methods (id), bank_account_id INTEGER REFERENCES cash_bank_accounts (id),
  receipt TEXT, amount INTEGER NOT NULL, currency TEXT NOT NULL, dated_at TEXT NOT NULL, reconciled INTEGER NOT NULL DEFAULT 0,
  status TEXT NOT NULL, origin TEXT NOT NULL, created_by TEXT NOT NULL, created_at TEXT NOT NULL, decided_by TEXT,
  decided_at TEXT, reason TEXT, note TEXT, version INTEGER NOT NULL DEFAULT 1,
  outstanding INTEGER AS (amount - reconciled) VIRTUAL,
  status_label TEXT AS (CASE status ${Object.entries(documentStatuses)
    .map(([status, { label }]) => `WHEN '${status}' THEN '${label}'`)
    .join(' ')} END) VIRTUAL
);
CREATE TABLE cash_lists (
  id INTEGER PRIMARY KEY, document_id INTEGER NOT NULL REFERENCES cash_documents (id),
  partner_id INTEGER NOT NULL REFERENCES cash_partners (id), currency TEXT NOT NULL, total INTEGER NOT NULL,
  row_count INTEGER NOT NULL, status TEXT NOT NULL, adjusted INTEGER NOT NULL DEFAULT 0, created_by TEXT NOT NULL,
  created_at TEXT NOT NULL, changed_by TEXT NOT NULL, changed_at TEXT NOT NULL, version INTEGER NOT NULL DEFAULT 1,
  confirmation_id INTEGER REFERENCES cash_confirmations (id)
);
CREATE TABLE cash_confirmations (
  id INTEGER PRIMARY KEY, document_id INTEGER NOT NULL REFERENCES cash_documents (id), reconciled INTEGER NOT NULL,
  adjusted INTEGER NOT NULL, confirmed_by TEXT NOT NULL, confirmed_at TEXT NOT NULL, reversed_by TEXT, reversed_at TEXT
);
CREATE TABLE cash_requests (
  id INTEGER PRIMARY KEY, kind TEXT NOT NULL, partner_id INTEGER NOT NULL REFERENCES cash_partners (id),
  document_id INTEGER REFERENCES cash_documents (id), lists TEXT, confirmation_id INTEGER REFERENCES cash_confirmations (id),
  package_id INTEGER REFERENCES cash_packages (id), type TEXT, amount INTEGER NOT NULL, currency TEXT NOT NULL,
  reason TEXT NOT NULL, note TEXT, status TEXT NOT NULL, created_by TEXT NOT NULL, created_at TEXT NOT NULL, decided_by TEXT,
  decided_at TEXT, rejection TEXT, decision_note TEXT, version INTEGER NOT NULL DEFAULT 1
);
CREATE TABLE cash_transactions (
  id INTEGER PRIMARY KEY, partner_id INTEGER NOT NULL REFERENCES cash_partners (id), type TEXT NOT NULL,
  package_nr TEXT, order_nr TEXT, amount INTEGER NOT NULL, currency TEXT NOT NULL, at TEXT NOT NULL, status TEXT NOT NULL,
  counter INTEGER NOT NULL, list_id INTEGER REFERENCES cash_lists (id), document_id INTEGER REFERENCES cash_documents (id),
  reason TEXT, note TEXT, created_by TEXT NOT NULL, approved_by TEXT,
  confirmation_id INTEGER REFERENCES cash_confirmations (id), reverses INTEGER UNIQUE REFERENCES cash_transactions (id),
  balance INTEGER NOT NULL DEFAULT 0, age_days INTEGER AS (${daysSince('at')}) VIRTUAL
);
CREATE TABLE cash_events (
  id INTEGER PRIMARY KEY, document_id INTEGER NOT NULL REFERENCES cash_documents (id), at TEXT NOT NULL, verb TEXT NOT NULL,
  username TEXT NOT NULL, note TEXT
);
`

export const cashIndexes = `
CREATE INDEX cash_transactions_open ON cash_transactions (partner_id, currency, status, at);
CREATE INDEX cash_transactions_at ON cash_transactions (at, id);
CREATE INDEX cash_transactions_list ON cash_transactions (list_id);
CREATE INDEX cash_transactions_document ON cash_transactions (document_id);
CREATE INDEX cash_transactions_package ON cash_transactions (package_nr);
CREATE INDEX cash_packages_order ON cash_packages (order_nr);
CREATE INDEX cash_packages_shipped ON cash_packages (shipped_at, id);
CREATE INDEX cash_packages_trouble ON cash_packages (trouble) WHERE trouble IS NOT NULL;
CREATE UNIQUE INDEX cash_documents_reference ON cash_documents (reference) WHERE status <> 'rejected';
CREATE INDEX cash_documents_kind ON cash_documents (kind, status, dated_at);
CREATE INDEX cash_lists_document ON cash_lists (document_id);
CREATE INDEX cash_confirmations_document ON cash_confirmations (document_id);
CREATE INDEX cash_lists_confirmation ON cash_lists (confirmation_id);
CREATE INDEX cash_transactions_confirmation ON cash_transactions (confirmation_id);
CREATE INDEX cash_transactions_statement ON cash_transactions (partner_id, currency, at, id, balance);
CREATE INDEX cash_requests_status ON cash_requests (status, id);
CREATE INDEX cash_requests_package ON cash_requests (package_id, status);
CREATE INDEX cash_requests_document ON cash_requests (document_id, status);
CREATE TRIGGER cash_transactions_balance AFTER INSERT ON cash_transactions BEGIN
  UPDATE cash_transactions SET balance = new.amount + coalesce((
    SELECT t.balance FROM cash_transactions t WHERE t.partner_id = new.partner_id AND t.currency = new.currency
      AND (t.at, t.id) < (new.at, new.id) ORDER BY t.at DESC, t.id DESC LIMIT 1), 0) WHERE id = new.id;
  UPDATE cash_transactions SET balance = balance + new.amount
    WHERE partner_id = new.partner_id AND currency = new.currency AND at > new.at;
END;
CREATE INDEX cash_events_document ON cash_events (document_id, id);
`
