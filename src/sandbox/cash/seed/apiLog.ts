import { type DatabaseSync } from 'node:sqlite'
import { type LoggedCall, logCall } from '../../apiLog/logCall.ts'
import { businessNow, day, moment } from '../../clock/moment.ts'
import { rowsOf } from '../../database/rows.ts'
import { randomOf } from '../../seed/random.ts'

const since = moment(businessNow - 14 * day)

/** What two weeks of payments, collections and bookings have said to the systems outside, in the order of time. */
export function fillCashApiLog(db: DatabaseSync): void {
  const calls = [...bankCalls(db), ...collectionCalls(db), ...bookings(db)]
  const sorted = calls.toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))
  for (const [at, call] of sorted.entries()) logCall(db, { ...call, area: 'cash', id: 2_000_001 + at })
}

function bankCalls(db: DatabaseSync): LoggedCall[] {
  return rowsOf(
    db,
    `SELECT d.*, p.code FROM cash_documents d JOIN cash_partners p ON p.id = d.partner_id
     WHERE d.origin = 'bank' AND d.created_at >= ? ORDER BY d.id`,
    since,
  ).map(row => ({
    at: String(row.created_at),
    system: 'Bank statements',
    direction: 'in',
    call: 'POST /cash-reconciliation/payments',
    status: 201,
    duration: randomOf(`cash log ${row.id}`).whole(20, 180),
    documentNr: String(row.reference),
    request: JSON.stringify({
      reference: row.reference,
      partner: row.code,
      amount: Number(row.amount) / 100,
      currency: row.currency,
    }),
    response: JSON.stringify({ payment: row.id, status: row.decided_at === null ? 'accepted' : 'waiting' }),
  }))
}

/** Partners report what they collected for each package; some reports are refused. */
function collectionCalls(db: DatabaseSync): LoggedCall[] {
  return rowsOf(
    db,
    `SELECT t.*, p.code FROM cash_transactions t JOIN cash_partners p ON p.id = t.partner_id
     WHERE t.type = 'collection' AND t.at >= ? AND t.id % 4 = 0 ORDER BY t.at, t.id`,
    since,
  ).map(row => {
    const random = randomOf(`cash collection ${row.id}`)
    const fails = random.chance(0.02)
    return {
      at: String(row.at),
      system: 'Collection partner',
      direction: 'in',
      call: `PUT /cash-reconciliation/packages/${row.package_nr}/collection`,
      status: fails ? 422 : 200,
      duration: random.whole(8, 90),
      documentNr: String(row.package_nr),
      request: JSON.stringify({
        partner: row.code,
        amount: Number(row.amount) / 100,
        currency: row.currency,
      }),
      response: fails ? JSON.stringify({ message: 'The package is not delivered yet.' }) : '[accepted]',
    }
  })
}

function bookings(db: DatabaseSync): LoggedCall[] {
  return rowsOf(
    db,
    `SELECT l.*, d.reference, d.kind FROM cash_lists l JOIN cash_documents d ON d.id = l.document_id
     WHERE l.status = 'confirmed' AND l.changed_at >= ? ORDER BY l.id`,
    since,
  ).map(row => {
    const random = randomOf(`cash booking ${row.id}`)
    const lost = random.chance(0.05)
    return {
      at: String(row.changed_at),
      system: 'Navision',
      direction: 'out',
      call: 'POST /CashReceipts',
      status: lost ? 0 : 201,
      duration: lost ? 30_000 : random.whole(120, 2400),
      documentNr: String(row.reference),
      request: JSON.stringify({ document: row.reference, list: row.id, amount: Number(row.total) / 100 }),
      response: lost ? '' : JSON.stringify({ entry: `CR${random.digits(7)}` }),
    }
  })
}
