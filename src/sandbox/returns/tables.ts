/**
 * Returns and their items. The `amount` of a return is what its items are worth that are neither rejected nor cancelled.
 * What was overridden is an item of an order that may be returned although the rules say no.
 */
export const rmaTables = `
CREATE TABLE rmas (
  id INTEGER PRIMARY KEY,
  rma_nr TEXT NOT NULL UNIQUE,
  order_nr TEXT NOT NULL REFERENCES orders (order_nr),
  customer_id INTEGER NOT NULL REFERENCES customers (id),
  customer_name TEXT NOT NULL COLLATE NOCASE,
  return_method TEXT NOT NULL,
  refund_method TEXT NOT NULL,
  status TEXT NOT NULL,
  amount INTEGER NOT NULL,
  currency TEXT NOT NULL,
  tracking_nr TEXT NOT NULL,
  pickup_at TEXT,
  created_by TEXT NOT NULL,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  refund_id INTEGER REFERENCES refunds (id),
  version INTEGER NOT NULL DEFAULT 1
);

CREATE TABLE rma_items (
  id INTEGER PRIMARY KEY,
  rma_id INTEGER NOT NULL REFERENCES rmas (id),
  line INTEGER NOT NULL,
  code TEXT NOT NULL,
  name TEXT NOT NULL,
  quantity INTEGER NOT NULL,
  price INTEGER NOT NULL,
  reason TEXT NOT NULL,
  condition TEXT NOT NULL,
  state TEXT NOT NULL,
  note TEXT
);

CREATE TABLE rma_events (
  id INTEGER PRIMARY KEY,
  rma_id INTEGER NOT NULL REFERENCES rmas (id),
  at TEXT NOT NULL,
  kind TEXT NOT NULL,
  username TEXT,
  note TEXT
);

CREATE TABLE rma_overrides (
  order_nr TEXT NOT NULL REFERENCES orders (order_nr),
  line INTEGER NOT NULL,
  username TEXT NOT NULL,
  reason TEXT NOT NULL,
  at TEXT NOT NULL,
  PRIMARY KEY (order_nr, line)
) WITHOUT ROWID;
`

export const rmaIndexes = `
CREATE INDEX rmas_order ON rmas (order_nr);
CREATE INDEX rmas_refund ON rmas (refund_id);
CREATE INDEX rmas_created ON rmas (created_at);
CREATE INDEX rma_items_rma ON rma_items (rma_id, id);
CREATE INDEX rma_events_rma ON rma_events (rma_id, id);
`
