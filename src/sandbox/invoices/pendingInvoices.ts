import { type DatabaseSync } from 'node:sqlite'
import { type WireSelection } from '../../../schemas/wire/selection.ts'
import { inTransaction, rowOf, rowsOf, run } from '../database/rows.ts'
import { expectCount, selectedRows } from '../grid/selectedRows.ts'
import { type SqlCondition, where } from '../grid/sqlCondition.ts'
import { queueDocuments } from '../navision/queueDocuments.ts'
import { Refusal } from '../server/refusal.ts'
import { counted, figure } from '../values/figures.ts'
import { pendingInvoicesGrid } from './grid.ts'

/** What a manager decides about invoices. */
export interface InvoiceDecision {
  readonly status: 'approved' | 'rejected'
  readonly by: string
  readonly at: string
  /** The reason; null: none was asked for. */
  readonly note: string | null
}

/**
 * Decides the selected invoices, all of them or none, and returns how many. Throws a Refusal: 404 when one of them does not
 * exist, 409 when one is decided already, which names who was first.
 */
export function decideInvoices(
  db: DatabaseSync,
  selection: WireSelection,
  { status, by, at, note }: InvoiceDecision,
): number {
  const selected = selectedRows(pendingInvoicesGrid, selection, 'pending invoice')
  return inTransaction(db, () => {
    const count = Number(
      rowOf(db, `SELECT count(*) AS n FROM pending_invoices${where(selected)}`, ...selected.values)?.n,
    )
    expectCount(selection, count, 'invoice')
    if (count === 0 || ('ids' in selection && count < new Set(selection.ids.map(String)).size))
      throw new Refusal(404, 'Not all of these invoices exist.')
    const decided = rowsOf(
      db,
      `SELECT invoice_nr, status, decided_by FROM pending_invoices
       WHERE status <> 'pending' AND id IN (SELECT id FROM pending_invoices${where(selected)}) ORDER BY id`,
      ...selected.values,
    )
    const [first] = decided
    if (first && count === 1)
      throw new Refusal(
        409,
        `Invoice ${first.invoice_nr} was already ${first.status} by ${first.decided_by}.`,
      )
    if (first) {
      const named = decided.slice(0, 3).map(one => `${one.invoice_nr} (${one.status} by ${one.decided_by})`)
      throw new Refusal(
        409,
        `${figure(decided.length)} of ${counted(count, 'invoice')} are already decided: ${named.join(', ')}${decided.length > 3 ? ', …' : ''}. Nothing was changed.`,
      )
    }
    if (status === 'approved') queueInvoices(db, selected, at)
    return run(
      db,
      `UPDATE pending_invoices SET status = ?, decided_by = ?, decided_at = ?, note = ?${where(selected)}`,
      status,
      by,
      at,
      note,
      ...selected.values,
    )
  })
}

/** What is approved is booked in the accounting system; a credit note is negative here, and a credit memo there says so by its type. */
function queueInvoices(db: DatabaseSync, selected: SqlCondition, at: string): void {
  for (const [type, of, amount] of [
    ['salesInvoice', 'invoice', 'amount'],
    ['creditMemo', 'creditNote', '-amount'],
  ] as const)
    queueDocuments(
      db,
      {
        type,
        sql: `SELECT invoice_nr AS document_nr, order_nr, ${amount} AS amount, currency FROM pending_invoices
          WHERE type = '${of}' AND id IN (SELECT id FROM pending_invoices${where(selected)}) ORDER BY id`,
        values: selected.values,
      },
      at,
    )
}
