import { type DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { logCall } from '../apiLog/logCall.ts'
import { rowOf, rowsOf } from '../database/rows.ts'
import { type SqlCondition, where } from '../grid/sqlCondition.ts'
import { paymentFile } from './paymentFile.ts'
import { refundSettings } from './settings.ts'

/** Who pays it out, by its method. */
const payer = `CASE method WHEN 'NoPayment' THEN 'Vouchers' WHEN 'OriginalPayment' THEN 'Payment provider' ELSE 'Bank' END`
const calls: Readonly<Record<string, string>> = {
  Vouchers: 'POST /vouchers',
  'Payment provider': 'POST /refunds',
  Bank: 'PUT /payment-files',
}

/** The account that a refund is paid from: the one that was chosen, else the default one of its currency. */
export const paidFrom = `coalesce(?, (SELECT a.id FROM refund_bank_accounts a
  WHERE a.currency = refunds.currency AND a.is_default = 1))`

/**
 * Sends refunds to their payers, in the transaction that marks them as sent, before it does: each bank
 * account gets a file in the format of the settings, vouchers and cards a call each. The API log has all.
 */
export function payRefunds(
  db: DatabaseSync,
  selected: SqlCondition,
  { at, bankAccount }: { readonly at: string; readonly bankAccount?: number | undefined },
): void {
  const { bankFile: format } = refundSettings(db)
  const chosen: SQLInputValue = bankAccount ?? null
  const groups = rowsOf(
    db,
    `SELECT ${payer} AS payer, ${paidFrom} AS account, count(*) AS n, sum(amount) AS cents FROM refunds${where(selected)}
     GROUP BY 1, 2 ORDER BY 1, 2`,
    chosen,
    ...selected.values,
  )
  for (const group of groups) {
    const account = rowOf(db, 'SELECT * FROM refund_bank_accounts WHERE id = ?', group.account ?? 0)
    const refunds = rowsOf(
      db,
      `SELECT r.id, r.rma_nr, r.order_nr, r.customer_name, r.amount, r.currency, a.fields FROM refunds r
       LEFT JOIN refund_accounts a ON a.refund_id = r.id
       WHERE r.id IN (SELECT id FROM refunds${where(selected)} ${selected.sql === '' ? 'WHERE' : 'AND'} ${payer} = ? AND ${paidFrom} IS ?)
       ORDER BY r.id`,
      ...selected.values,
      group.payer ?? null,
      chosen,
      group.account ?? null,
    )
    const system = String(group.payer)
    const file = paymentFile({ system, format, at, account, refunds })
    logCall(db, {
      at,
      system,
      direction: 'out',
      call: calls[system] ?? '/',
      status: 202,
      duration: 300 + Number(group.n) * 3,
      ...(refunds.length === 1 ? { orderNr: String(refunds[0]?.order_nr) } : {}),
      documentNr: file.name,
      request: file.text,
      response: JSON.stringify({ file: file.name, transactions: Number(group.n) }),
    })
  }
}
