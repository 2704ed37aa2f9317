import { type DatabaseSync } from 'node:sqlite'
import { businessNow } from '../clock/moment.ts'
import { rowOf } from '../database/rows.ts'
import { partners, pendingPlace, writeOffReasons } from './writeOffStatuses.ts'

/** Rows of the first variant in the `large` seed, in addition to the basic ones of the second. */
const largeWriteOffs = 1_000_000

/** Fills the write-offs of the first variant up to a million rows, by one statement; every row belongs to a real order. */
export function fillLargeWriteOffs(db: DatabaseSync): void {
  const kept = rowOf(db, 'SELECT max(id) AS id, sum(variant = 0) AS n FROM write_offs')
  const first = Number(kept?.id ?? 0) + 1
  const wanted = largeWriteOffs - Number(kept?.n ?? 0)
  db.exec(`CREATE TEMP TABLE numbered (n INTEGER PRIMARY KEY, order_nr TEXT, name TEXT, amount INTEGER, currency TEXT);
    INSERT INTO numbered (order_nr, name, amount, currency)
    SELECT o.order_nr, c.first_name || ' ' || c.last_name, o.amount, o.currency
    FROM orders o JOIN customers c ON c.id = o.customer_id ORDER BY o.order_nr`)
  const orders = Number(rowOf(db, 'SELECT count(*) AS n FROM numbered')?.n ?? 1)
  // Scattered as the large refunds are, by a large odd number modulo a prime; bound numbers are REAL until they are cast.
  db.prepare(
    `WITH RECURSIVE
      numbers (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM numbers WHERE i + 1 < CAST(:wanted AS INTEGER)),
      drawn AS (SELECT i, (i * 7919 + 13) % CAST(:orders AS INTEGER) + 1 AS n, ((i + 1) * 48271) % 2147483647 AS r FROM numbers),
      dated AS (SELECT *, 31536000 - (i * 31536000 / CAST(:wanted AS INTEGER)) + r % 86400 AS age,
        CASE WHEN r / 7 % 16 > 10 THEN ${pendingPlace} WHEN r / 7 % 16 > 8 THEN 0 WHEN r / 7 % 16 > 7 THEN 3 ELSE 1 END AS status
        FROM drawn)
    INSERT INTO write_offs
    SELECT CAST(:first AS INTEGER) + d.i, 0, o.order_nr, o.name, d.n % ${partners.length},
      d.r % ${writeOffReasons.length},
      (1 + (o.amount * (d.r % 100 + 1)) / 101) * iif(d.r % 30 = 0, -1, 1), o.currency = 'GBP', d.status,
      CAST(:now AS INTEGER) - d.age, CAST(:now AS INTEGER) / 86400 - (CAST(:now AS INTEGER) - d.age) / 86400,
      iif(d.status = ${pendingPlace}, NULL, iif(d.r % 3 = 0, 'finance', 'finance-manager')),
      iif(d.status = ${pendingPlace}, NULL, datetime(:now - d.age / 2, 'unixepoch')), NULL
    FROM dated d JOIN numbered o ON o.n = d.n`,
  ).run({
    wanted,
    orders,
    first,
    now: businessNow / 1000,
  })
  db.exec('DROP TABLE numbered')
}
