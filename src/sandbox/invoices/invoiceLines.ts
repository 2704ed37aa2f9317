import { type DatabaseSync } from 'node:sqlite'
import { type DatabaseRow, rowOf, rowsOf } from '../database/rows.ts'
import { rowId } from '../grid/selectedRows.ts'
import { Refusal } from '../server/refusal.ts'

interface Line {
  readonly code: string
  readonly name: string
  readonly quantity: number
  /** Cents of what was ordered, and of what is invoiced. */
  readonly ordered: number
  readonly amount: number
}

/** The lines of an invoice compared with the order. Throws a Refusal: 400 without an id, 404. */
export function linesOfInvoice(db: DatabaseSync, id: string) {
  const invoice = rowOf(db, 'SELECT * FROM pending_invoices WHERE id = ?', rowId(id, 'pending invoice'))
  if (!invoice) throw new Refusal(404, `There is no pending invoice ${id}.`)
  return shownLines(db, invoice)
}

/** The lines of all invoices of an order, the oldest invoice first. */
export function invoiceLinesOfOrder(db: DatabaseSync, orderNr: string) {
  return rowsOf(db, 'SELECT * FROM pending_invoices WHERE order_nr = ? ORDER BY id', orderNr).flatMap(
    invoice => shownLines(db, invoice),
  )
}

function shownLines(db: DatabaseSync, invoice: DatabaseRow) {
  return linesOf(db, invoice).map(({ ordered, amount, ...line }, at) => {
    // Each line carries its part of the tax; the last one takes the cents that remain of it.
    const vat = vatUpTo(db, invoice, at + 1) - vatUpTo(db, invoice, at)
    return {
      idLine: `${invoice.invoice_nr}-${at + 1}`,
      invoiceNr: String(invoice.invoice_nr),
      type: String(invoice.type),
      status: String(invoice.status),
      ...line,
      ordered: ordered / 100,
      net: (amount - vat) / 100,
      vat: vat / 100,
      amount: amount / 100,
      difference: (amount - ordered) / 100,
      currency: String(invoice.currency),
    }
  })
}

function vatUpTo(db: DatabaseSync, invoice: DatabaseRow, count: number): number {
  const amount = linesOf(db, invoice)
    .slice(0, count)
    .reduce((sum, line) => sum + line.amount, 0)
  return Number(invoice.amount) === 0
    ? 0
    : Math.round((amount * Number(invoice.vat)) / Number(invoice.amount))
}

/** What is billed or credited; what no item explains is a line of its own, so that the lines come to the invoice. */
function linesOf(db: DatabaseSync, invoice: DatabaseRow): readonly Line[] {
  const isCredit = invoice.type === 'creditNote'
  const items = isCredit
    ? rowsOf(
        db,
        `SELECT i.* FROM rma_items i JOIN rmas m ON m.id = i.rma_id
         WHERE m.refund_id = ? AND i.state <> 'rejected' ORDER BY i.id`,
        invoice.refund_id ?? 0,
      )
    : rowsOf(db, 'SELECT * FROM order_items WHERE order_nr = ? ORDER BY line', invoice.order_nr ?? '')
  const lines = items.map(({ code, name, quantity, price }) => {
    const total = Number(quantity) * Number(price)
    return {
      code: String(code),
      name: String(name),
      quantity: Number(quantity),
      ordered: isCredit ? -total : total,
      amount: isCredit ? -total : total,
    }
  })
  const rest = Number(invoice.amount) - lines.reduce((sum, line) => sum + line.amount, 0)
  return rest === 0
    ? lines
    : [...lines, { code: '-', name: 'Not in the order', quantity: 1, ordered: 0, amount: rest }]
}
