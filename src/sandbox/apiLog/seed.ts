import { type DatabaseSync } from 'node:sqlite'
import { businessNow, day, moment } from '../clock/moment.ts'
import { type DatabaseRow, rowsOf } from '../database/rows.ts'
import { isNavisionError } from '../navision/navisionTypes.ts'
import { answer } from '../navision/sendAttempt.ts'
import { defaultNavisionSettings } from '../navision/settings.ts'
import { payoutCalls } from '../payout/seed/calls.ts'
import { firstSettings } from '../refunds/settings.ts'
import { randomOf } from '../seed/random.ts'
import { type LoggedCall, logCall } from './logCall.ts'

const since = moment(businessNow - 10 * day)

/** What ten days of the business have said to the systems outside, and heard from them. Ids count in the order of time. */
export function fillApiLog(db: DatabaseSync): void {
  const calls = [...navisionCalls(db), ...cardCalls(db), ...bankCalls(db), ...addressCalls(db)]
  for (const [at, one] of calls.toSorted(inTime).entries()) logCall(db, { ...one, id: 1 + at })
  for (const [at, one] of payoutCalls(db).toSorted(inTime).entries())
    logCall(db, { ...one, id: 1_000_001 + at })
}

function inTime(a: LoggedCall, b: LoggedCall): number {
  return a.at < b.at ? -1 : a.at > b.at ? 1 : 0
}

/** Every attempt to send a message; those before the last have failed for reasons that pass. */
function navisionCalls(db: DatabaseSync): LoggedCall[] {
  const messages = rowsOf(
    db,
    'SELECT * FROM navision_messages WHERE attempts > 0 AND sent_at >= ? ORDER BY id',
    since,
  )
  return messages.flatMap(message => {
    const attempts = Number(message.attempts)
    return Array.from({ length: attempts }).map((_, before): LoggedCall => {
      const last = before === attempts - 1
      const random = randomOf(`log ${message.id} ${before}`)
      const code = String(message.error_code)
      const error = isNavisionError(code) ? code : undefined
      const earlier = error ?? random.pick(['TIMEOUT', 'LOCKED'])
      const { error: _error, ...call } = answer(
        message,
        defaultNavisionSettings,
        last ? error : earlier,
        random.whole(80, 900),
      )
      return {
        ...call,
        at: moment(instant(message.sent_at) - (attempts - 1 - before) * 900_000),
        system: 'Navision',
        direction: 'out',
        orderNr: String(message.order_nr),
        documentNr: String(message.document_nr),
        message: Number(message.id),
      }
    })
  })
}

/** The webhooks of the payment provider about cards, which it repeats after a failure. */
function cardCalls(db: DatabaseSync): LoggedCall[] {
  const payments = rowsOf(
    db,
    `SELECT p.*, o.currency FROM card_payments p JOIN orders o ON o.order_nr = p.order_nr WHERE p.paid_at >= ? ORDER BY p.order_nr`,
    since,
  )
  return payments.flatMap(row => {
    const random = randomOf(`log card ${row.order_nr}`)
    const request = JSON.stringify({
      event: Number(row.amount) > 0 ? 'payment.captured' : 'payment.refused',
      reference: row.reference,
      merchantReference: row.order_nr,
      amount: { value: Number(row.amount) / 100, currency: row.currency },
      card: { scheme: random.pick(['visa', 'mastercard']), last4: random.digits(4) },
    })
    const call = {
      system: 'Payment provider',
      direction: 'in',
      call: 'POST /payments/notify',
      orderNr: String(row.order_nr),
      documentNr: String(row.reference),
      request,
    } as const
    const accepted: LoggedCall = {
      ...call,
      at: String(row.paid_at),
      status: 200,
      duration: random.whole(8, 60),
      response: '[accepted]',
    }
    if (!random.chance(0.03)) return [accepted]
    const earlier = moment(instant(row.paid_at) - 60_000)
    return [{ ...call, at: earlier, status: 500, duration: random.whole(900, 4000), response: '' }, accepted]
  })
}

/** The bank file of each working day, with the refunds that it sent. */
function bankCalls(db: DatabaseSync): LoggedCall[] {
  const days = rowsOf(
    db,
    `SELECT substr(updated_at, 1, 10) AS day, count(*) AS n, sum(amount) AS amount FROM refunds
     WHERE status IN ('sent', 'paid', 'failed') AND updated_at >= ? GROUP BY day ORDER BY day`,
    since,
  )
  return days
    .map((row): LoggedCall => {
      const random = randomOf(`log bank ${row.day}`)
      const file = `refunds-${row.day}.xml`
      return {
        at: `${row.day} ${firstSettings.bankFileAt}:0${random.whole(0, 9)}`,
        system: 'Bank',
        direction: 'out',
        call: 'PUT /payment-files',
        status: random.chance(0.1) ? 503 : 202,
        duration: random.whole(700, 6000),
        documentNr: file,
        request: `<?xml version="1.0" encoding="UTF-8"?><Document><CstmrCdtTrfInitn><GrpHdr><MsgId>${file}</MsgId><NbOfTxs>${row.n}</NbOfTxs><CtrlSum>${(Number(row.amount) / 100).toFixed(2)}</CtrlSum></GrpHdr></CstmrCdtTrfInitn></Document>`,
        response: JSON.stringify({ file, transactions: row.n }),
      }
    })
    .filter(({ at }) => at < moment(businessNow))
}

/** Whether an address exists is asked when an order enters a queue. */
function addressCalls(db: DatabaseSync): LoggedCall[] {
  const entered = rowsOf(
    db,
    `SELECT v.order_nr, v.entered_at, c.street, c.postcode, c.city, c.country FROM verifications v
     JOIN customers c ON c.id = v.customer_id WHERE v.entered_at >= ? ORDER BY v.id`,
    since,
  )
  return entered.map((row): LoggedCall => {
    const random = randomOf(`log address ${row.order_nr}`)
    const lost = random.chance(0.03)
    return {
      at: String(row.entered_at),
      system: 'Address check',
      direction: 'out',
      call: 'POST /v2/addresses/validate',
      status: lost ? 0 : 200,
      duration: lost ? 5000 : random.whole(40, 700),
      orderNr: String(row.order_nr),
      request: JSON.stringify(addressOf(row)),
      response: lost
        ? ''
        : JSON.stringify({
            verdict: random.chance(0.92) ? 'deliverable' : 'unknown',
            score: random.whole(60, 100) / 100,
          }),
    }
  })
}

function addressOf({ street, postcode, city, country }: DatabaseRow) {
  return { street, postcode, city, country }
}

function instant(text: unknown): number {
  return Date.parse(`${String(text).replace(' ', 'T')}Z`)
}
