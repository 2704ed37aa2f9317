import { type DatabaseSync } from 'node:sqlite'
import { businessNow, day } from '../clock/moment.ts'
import { rowOf } from '../database/rows.ts'

/** Rows of refunds in the `large` seed. */
const largeRefunds = 1_000_000

/** Fills refunds up to a million rows, by one statement; every row belongs to a real order and its customer. */
export function fillLarge(db: DatabaseSync): void {
  const first = Number(rowOf(db, 'SELECT coalesce(max(id), 0) AS id FROM refunds')?.id ?? 0) + 1
  db.exec(
    'CREATE TEMP TABLE numbered (n INTEGER PRIMARY KEY, order_nr TEXT, customer_id INTEGER, name TEXT, email TEXT, amount INTEGER, currency TEXT)',
  )
  db.exec(`INSERT INTO numbered (order_nr, customer_id, name, email, amount, currency)
    SELECT o.order_nr, c.id, c.first_name || ' ' || c.last_name, c.email, o.amount, o.currency
    FROM orders o JOIN customers c ON c.id = o.customer_id ORDER BY o.order_nr`)
  const orders = Number(rowOf(db, 'SELECT count(*) AS n FROM numbered')?.n ?? 1)
  // Multiplying by a large odd number modulo a prime scatters the rows without a random source of the machine.
  db.prepare(
    `WITH RECURSIVE
      numbers (id) AS (SELECT CAST(? AS INTEGER) UNION ALL SELECT id + 1 FROM numbers WHERE id < ?),
      drawn AS (SELECT id, (id * 7919 + 13) % CAST(? AS INTEGER) + 1 AS n, (id * 48271) % 2147483647 AS r FROM numbers),
      dated AS (SELECT *, 31536000 - (id * 31536000 / CAST(? AS INTEGER)) + r % 86400 AS age FROM drawn)
    INSERT INTO refunds
    SELECT d.id, o.order_nr, 'R' || o.order_nr || '-' || d.id, o.customer_id, o.name, o.email,
      1 + (o.amount * (d.r % 100 + 1)) / 101, o.currency,
      CASE d.r % 10 WHEN 0 THEN 'PostalOrder' WHEN 1 THEN 'OriginalPayment' WHEN 2 THEN 'NoPayment' WHEN 3 THEN 'NoPayment'
        WHEN 4 THEN 'BankDeposit' WHEN 5 THEN 'BankDeposit' ELSE 'BankTransfer' END,
      CASE WHEN d.age < 5000000
        THEN CASE d.r / 10 % 8 WHEN 0 THEN 'failed' WHEN 1 THEN 'waiting' WHEN 2 THEN 'ready' WHEN 3 THEN 'sent'
          WHEN 4 THEN 'paid' WHEN 5 THEN 'cancelled' ELSE 'pending' END
        ELSE CASE d.r / 10 % 40 WHEN 0 THEN 'failed' WHEN 1 THEN 'waiting' WHEN 2 THEN 'cancelled' ELSE 'paid' END END,
      datetime(? - d.age, 'unixepoch'), datetime(? - d.age + ?, 'unixepoch'),
      datetime(? - d.age / 2, 'unixepoch'), CAST(? AS INTEGER) / 86400 - (CAST(? AS INTEGER) - d.age) / 86400, NULL, NULL, 1
    FROM dated d JOIN numbered o ON o.n = d.n`,
  ).run(
    first,
    largeRefunds,
    orders,
    largeRefunds,
    businessNow / 1000,
    businessNow / 1000,
    (14 * day) / 1000,
    businessNow / 1000,
    businessNow / 1000,
    businessNow / 1000,
  )
  db.exec('DROP TABLE numbered')
}
