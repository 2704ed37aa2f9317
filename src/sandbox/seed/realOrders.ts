import { cents, readCsv } from './readCsv.ts'

/** One real order: its number, its day, its customer, its amount in cents. */
export interface RealOrder {
  readonly orderNr: string
  readonly date: string
  readonly customerId: number
  readonly amount: number
}

/** The 18,532 real orders in the order of their numbers. */
export function realOrders(): readonly RealOrder[] {
  return readCsv('invoices.csv').map(line => ({
    orderNr: line.InvoiceNo ?? '',
    date: line.InvoiceDate ?? '',
    customerId: Number(line.CustomerID),
    amount: cents(line.TotalPrice ?? ''),
  }))
}
