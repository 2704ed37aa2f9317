import { openDatabase } from '../../src/sandbox/database/database.ts'
import { seededData } from '../sandbox/seededData.ts'

/**
 * The basic seed with the newest payments, transfers, reallocations and payouts alone, as `:memory:` or a file can begin with
 * it: what adds up is added up again after every step, which takes a few milliseconds of it.
 */
export function prunedBookings(): Uint8Array {
  const db = openDatabase(':memory:', 'basic', seededData())
  try {
    db.exec('PRAGMA foreign_keys = OFF')
    db.exec(prune)
    return db.serialize()
  } finally {
    db.close()
  }
}

const documents = 'SELECT id FROM (SELECT id FROM cash_documents ORDER BY id DESC LIMIT 90)'

const prune = `
BEGIN;
DELETE FROM cash_documents WHERE id NOT IN (${documents});
DELETE FROM cash_lists WHERE document_id NOT IN (SELECT id FROM cash_documents);
DELETE FROM cash_confirmations WHERE document_id NOT IN (SELECT id FROM cash_documents);
DELETE FROM cash_events WHERE document_id NOT IN (SELECT id FROM cash_documents);
DELETE FROM cash_requests WHERE document_id NOT IN (SELECT id FROM cash_documents);
DELETE FROM cash_transactions WHERE list_id NOT IN (SELECT id FROM cash_lists)
  OR document_id NOT IN (SELECT id FROM cash_documents)
  OR (list_id IS NULL AND document_id IS NULL AND reason IS NULL AND id % 3 > 0);
DELETE FROM cash_packages WHERE trouble IS NULL AND package_nr NOT IN (SELECT package_nr FROM cash_transactions WHERE package_nr IS NOT NULL);
DELETE FROM cash_balances;
INSERT INTO cash_balances SELECT partner_id, currency, sum(amount) FROM cash_transactions GROUP BY partner_id, currency;
UPDATE cash_transactions SET balance = s.balance FROM (
  SELECT id, sum(amount) OVER (PARTITION BY partner_id, currency ORDER BY at, id) AS balance FROM cash_transactions) AS s
  WHERE s.id = cash_transactions.id;
DELETE FROM payouts WHERE id NOT IN (SELECT id FROM (SELECT id FROM payouts ORDER BY id DESC LIMIT 120));
DELETE FROM payout_lines WHERE payout_id NOT IN (SELECT id FROM payouts);
DELETE FROM payout_events WHERE payout_id NOT IN (SELECT id FROM payouts);
DELETE FROM api_calls;
COMMIT;
VACUUM;
`
