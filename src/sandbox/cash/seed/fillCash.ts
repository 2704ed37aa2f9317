import { type DatabaseSync } from 'node:sqlite'
import { fillMoves } from './moves.ts'
import { fillPackages } from './packages.ts'
import { fillPayments } from './payments.ts'
import { fillRequests } from './requests.ts'
import { fillCashSettings } from './settings.ts'

/** Cash reconciliation: a year of what partners have collected and paid, made by the same functions as what follows. */
export function fillCash(db: DatabaseSync): void {
  fillCashSettings(db)
  // Lists look for open transactions of a partner, a thousand times.
  db.exec('CREATE INDEX cash_filling ON cash_transactions (partner_id, currency, status)')
  db.exec('CREATE INDEX cash_filling_list ON cash_transactions (list_id)')
  db.exec('CREATE INDEX cash_filling_package ON cash_transactions (package_nr)')
  db.exec('CREATE INDEX cash_filling_document ON cash_transactions (document_id)')
  fillPackages(db)
  fillPayments(db)
  fillMoves(db)
  fillRequests(db)
  for (const name of ['', '_list', '_package', '_document']) db.exec(`DROP INDEX cash_filling${name}`)
  fillBalances(db)
}

/** What each partner owed after each movement; from now on a trigger keeps it. */
function fillBalances(db: DatabaseSync): void {
  db.exec(`UPDATE cash_transactions SET balance = s.balance FROM (
    SELECT id, sum(amount) OVER (PARTITION BY partner_id, currency ORDER BY at, id) AS balance FROM cash_transactions) AS s
    WHERE s.id = cash_transactions.id`)
}
