import { openDatabase } from '../../../src/sandbox/database/database.ts'
import { rowsOf } from '../../../src/sandbox/database/rows.ts'
import { pendingPlace, waitingPlace } from '../../../src/sandbox/writeOffs/writeOffStatuses.ts'
import { prunedBookings } from '../prunedBookings.ts'

/** What a sequence of bookings needs, as small as it can be: each one begins with a data file of its own. */
export function minimalBookings(): Uint8Array {
  const db = openDatabase(':memory:', 'basic', prunedBookings())
  try {
    db.exec('PRAGMA foreign_keys = OFF')
    db.exec(prune)
    const others = rowsOf(
      db,
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'",
    )
      .map(({ name }) => String(name))
      .filter(name => !kept.some(start => name.startsWith(start)))
    db.exec(`BEGIN; ${others.map(name => `DELETE FROM ${name};`).join(' ')} COMMIT; VACUUM;`)
    return db.serialize()
  } finally {
    db.close()
  }
}

const kept = ['cash_', 'payout', 'write_off', 'orders', 'customers', 'navision', 'meta', 'database_settings']

const prune = `
BEGIN;
DELETE FROM payouts WHERE id NOT IN (SELECT id FROM (SELECT id FROM payouts ORDER BY id DESC LIMIT 50))
  AND id NOT IN (SELECT id FROM (SELECT id FROM payouts WHERE status IN ('pending', 'approved', 'failed', 'held') ORDER BY id DESC LIMIT 40));
DELETE FROM payout_lines WHERE payout_id NOT IN (SELECT id FROM payouts);
DELETE FROM payout_events WHERE payout_id NOT IN (SELECT id FROM payouts);
DELETE FROM write_offs WHERE id NOT IN (SELECT id FROM (SELECT id FROM write_offs WHERE status = ${pendingPlace} ORDER BY abs(amount) DESC LIMIT 25))
  AND id NOT IN (SELECT id FROM (SELECT id FROM write_offs WHERE status = ${pendingPlace} ORDER BY id DESC LIMIT 25))
  AND status <> ${waitingPlace};
DELETE FROM write_off_requests WHERE write_off_id NOT IN (SELECT id FROM write_offs);
DELETE FROM navision_messages;
DELETE FROM cash_transactions WHERE list_id IS NULL AND document_id IS NULL AND reason IS NULL AND id % 4 > 0;
DELETE FROM cash_balances;
INSERT INTO cash_balances SELECT partner_id, currency, sum(amount) FROM cash_transactions GROUP BY partner_id, currency;
UPDATE cash_transactions SET balance = s.balance FROM (
  SELECT id, sum(amount) OVER (PARTITION BY partner_id, currency ORDER BY at, id) AS balance FROM cash_transactions) AS s
  WHERE s.id = cash_transactions.id;
DELETE FROM cash_packages WHERE trouble IS NOT NULL AND id % 4 > 0
  AND package_nr NOT IN (SELECT package_nr FROM cash_transactions WHERE package_nr IS NOT NULL)
  AND id NOT IN (SELECT package_id FROM cash_requests WHERE package_id IS NOT NULL);
DELETE FROM cash_packages WHERE trouble IS NULL AND package_nr NOT IN (SELECT package_nr FROM cash_transactions WHERE package_nr IS NOT NULL);
DELETE FROM orders WHERE order_nr NOT IN (SELECT order_nr FROM cash_packages UNION SELECT order_nr FROM write_offs);
DELETE FROM customers WHERE id NOT IN (SELECT customer_id FROM orders);
COMMIT;
`
