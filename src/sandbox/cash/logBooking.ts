import { logCall } from '../apiLog/logCall.ts'
import { type Store } from '../database/store.ts'

/** What was reconciled is booked in the accounting system, and what was reversed is booked back. */
export function logBooking(
  { db }: Pick<Store, 'db'>,
  call: 'POST /CashReceipts' | 'POST /CashReceipts/reversal',
  reference: string,
  lists: string,
  at: string,
): void {
  logCall(db, {
    area: 'cash',
    at,
    system: 'Navision',
    direction: 'out',
    call,
    status: 201,
    duration: 240,
    documentNr: reference,
    request: JSON.stringify({ document: reference, lists: lists.split('&').map(Number) }),
    response: JSON.stringify({ entry: `CR-${reference}` }),
  })
}
