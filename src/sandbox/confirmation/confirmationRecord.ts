import { type DatabaseSync } from 'node:sqlite'
import { type DatabaseRow, rowOf } from '../database/rows.ts'
import { findOrder } from '../orders/findOrder.ts'
import { orderParts } from '../orders/orderParts.ts'
import { instantOf, timelineOf } from '../timelines/events.ts'
import { confirmationRefusal } from './confirmationSteps.ts'
import { findConfirmation } from './decideConfirmation.ts'
import { confirmationEvents } from './events.ts'

/**
 * An order for the agent on the phone: where it goes, what was ordered, what it costs, and what that user may
 * do with it. Throws a Refusal (404) when it needs no confirmation.
 */
export function confirmationRecord(db: DatabaseSync, orderNr: string, user: string, now: string) {
  const row = findConfirmation(db, orderNr)
  const order = findOrder(db, orderNr)
  const may = (verb: Parameters<typeof confirmationRefusal>[1]) =>
    confirmationRefusal(row, verb, user) === undefined
  return {
    orderNr: row.order_nr,
    status: row.status,
    attempts: row.attempts,
    callAt: row.call_at,
    takenBy: row.taken_by,
    decidedBy: row.decided_by,
    reason: row.reason,
    enteredAt: row.entered_at,
    ageHours: row.age_hours,
    linkUntil: row.token_expires_at,
    finance: rowOf(db, 'SELECT status FROM verifications WHERE order_nr = ?', orderNr)?.status ?? null,
    amount: Number(row.amount) / 100,
    currency: row.currency,
    payment: row.payment,
    customerName: row.customer_name,
    phone: row.phone,
    ...placeOf(order),
    items: orderParts.items.rows(db, order),
    may: { take: may('take'), decide: may('confirm'), link: may('link') },
    timeline: timelineOf(
      [
        {
          at: instantOf(row.entered_at),
          icon: 'NEW',
          color: 'default',
          title: 'Ordered',
          user: null,
        },
        ...confirmationEvents(db, orderNr),
      ],
      instantOf(now),
    ),
  }
}

function placeOf({ email, street, postcode, city, country }: DatabaseRow) {
  return { email, address: street, postcode, city, country }
}
