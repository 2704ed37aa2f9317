import { type DatabaseSync } from 'node:sqlite'
import { fillApiLog } from '../apiLog/seed.ts'
import { fillAttachments } from '../attachments/seed.ts'
import { defaultAccountOf, fillBankAccounts } from '../bankAccounts/seed.ts'
import { fillCashApiLog } from '../cash/seed/apiLog.ts'
import { fillCash } from '../cash/seed/fillCash.ts'
import { businessNow, day, moment } from '../clock/moment.ts'
import { nextAt } from '../clock/nextStep.ts'
import { fillComments } from '../comments/seed.ts'
import { fillConfirmations } from '../confirmation/seed.ts'
import { fillPendingInvoices } from '../invoices/seed.ts'
import { fillNavision } from '../navision/seed.ts'
import { fillNotifications } from '../notifications/seed.ts'
import { fillPayouts } from '../payout/seed/payout.ts'
import { fillRefundMethods } from '../refundMethods/seed.ts'
import { accountFields } from '../refundMethods/seedAccounts.ts'
import { automata } from '../refunds/refundStatuses.ts'
import { reminderTime } from '../refunds/remindersRun.ts'
import { type MadeRefund, refundOf } from '../refunds/seed.ts'
import { fillRefundSettings } from '../refunds/seedSettings.ts'
import { firstSettings } from '../refunds/settings.ts'
import { fillReturns } from '../returns/seed.ts'
import { fillRules } from '../rules/seed.ts'
import { instantOf } from '../timelines/events.ts'
import { fillVerification } from '../verification/seed.ts'
import { fillWriteOffs } from '../writeOffs/seed.ts'
import { orderItems } from './orderItems.ts'
import { type Person, personOf } from './people.ts'
import { randomOf } from './random.ts'
import { type RealOrder, realOrders } from './realOrders.ts'
import { realProducts } from './realProducts.ts'

/** The real orders and what follows from them. Refund ids count from 1 in the order of creation. */
export function fillBasic(db: DatabaseSync): void {
  const orders = realOrders()
  const people = new Map<number, Person>()
  for (const { customerId } of orders)
    if (!people.has(customerId)) people.set(customerId, personOf(customerId))
  fillCustomers(db, people.values())
  const refunds = fillOrders(db, orders, people)
  refunds.sort((a, b) => (a.refund.createdAt < b.refund.createdAt ? -1 : 1))
  fillBankAccounts(db)
  fillRefundSettings(db)
  fillRefunds(db, refunds)
  fillPendingInvoices(db)
  fillWriteOffs(db)
  fillVerification(db)
  fillConfirmations(db)
  // Only what a customer has confirmed is shipped.
  fillCash(db)
  fillReturns(db)
  fillNavision(db)
  fillPayouts(db)
  fillApiLog(db)
  fillCashApiLog(db)
  fillComments(db)
  fillAttachments(db)
  fillNotifications(db)
  fillRefundMethods(db)
  fillRules(db)
}

interface RefundOfPerson {
  readonly refund: MadeRefund
  readonly person: Person
}

function fillCustomers(db: DatabaseSync, people: Iterable<Person>): void {
  const insert = db.prepare('INSERT INTO customers VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)')
  for (const one of people)
    insert.run(
      one.id,
      one.firstName,
      one.lastName,
      one.email,
      one.phone,
      one.street,
      one.city,
      one.postcode,
      one.country,
      one.currency,
      one.nationalId,
    )
}

function fillOrders(
  db: DatabaseSync,
  orders: readonly RealOrder[],
  people: ReadonlyMap<number, Person>,
): RefundOfPerson[] {
  const insertOrder = db.prepare('INSERT INTO orders VALUES (?, ?, ?, ?, ?, ?)')
  const insertItem = db.prepare('INSERT INTO order_items VALUES (?, ?, ?, ?, ?, ?)')
  const products = realProducts()
  const refunds: RefundOfPerson[] = []
  for (const order of orders) {
    const person = people.get(order.customerId)
    if (!person) continue
    const random = randomOf(`order ${order.orderNr}`)
    const createdAt = Date.parse(`${order.date}T00:00:00Z`) + random.whole(6 * 3600, 20 * 3600) * 1000
    const payment = random.chance(0.7) ? 'CashOnDelivery' : 'Card'
    insertOrder.run(order.orderNr, person.id, moment(createdAt), order.amount, person.currency, payment)
    const items = orderItems(order, products)
    for (const [line, item] of items.entries())
      insertItem.run(order.orderNr, line + 1, item.code, item.name, item.quantity, item.price)
    const refund = refundOf({ orderNr: order.orderNr, createdAt, amount: order.amount }, items)
    if (refund) refunds.push({ refund, person })
  }
  return refunds
}

function fillRefunds(db: DatabaseSync, refunds: readonly RefundOfPerson[]): void {
  const insert = db.prepare('INSERT INTO refunds VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 1)')
  const insertAccount = db.prepare('INSERT INTO refund_accounts VALUES (?, ?)')
  const insertQuestion = db.prepare('INSERT INTO refund_questions VALUES (?, ?, ?)')
  const insertReminder = db.prepare(
    `INSERT INTO refund_events (refund_id, verb, username, at, mail, from_status, from_reason, from_updated_at)
     VALUES (?, 'remind', ?, ?, ?, 'waiting', ?, ?)`,
  )
  const insertGesture = db.prepare('INSERT INTO refund_gestures VALUES (?, ?, ?, ?, ?, ?)')
  for (const [at, { refund, person }] of refunds.entries()) {
    const reminded = refund.status === 'waiting' ? remindedAt(refund) : undefined
    insert.run(
      at + 1,
      refund.orderNr,
      refund.rmaNr,
      person.id,
      `${person.firstName} ${person.lastName}`,
      person.email,
      refund.amount,
      person.currency,
      refund.method,
      refund.status,
      refund.createdAt,
      refund.dueAt,
      reminded ?? refund.updatedAt,
      refund.ageDays,
      refund.reason,
      sentOnce.has(refund.status) ? defaultAccountOf(person.currency) : null,
    )
    if (refund.status === 'waiting')
      insertQuestion.run(at + 1, reminded === undefined ? 1 : 2, reminded ?? refund.updatedAt)
    if (reminded !== undefined)
      insertReminder.run(at + 1, automata.reminders, reminded, person.email, refund.reason, refund.updatedAt)
    const account = accountFields(refund, person)
    if (account) insertAccount.run(at + 1, JSON.stringify(account))
    const random = randomOf(`gesture ${refund.rmaNr}`)
    if (random.chance(0.12))
      insertGesture.run(
        at + 1,
        random.whole(1, 6) * 250,
        person.currency,
        random.pick(gestureReasons),
        random.pick(['customer-service', 'returns'] as const),
        refund.updatedAt,
      )
  }
}

/** Who has not answered for some days was asked a second time, which is the last, some morning; undefined: not yet. */
function remindedAt({ updatedAt }: MadeRefund): string | undefined {
  const at = nextAt(reminderTime, instantOf(updatedAt) + firstSettings.askAgainDays * day - 1)
  return at < businessNow ? moment(at) : undefined
}

/** Those that have been at the bank carry the account they were paid from. */
const sentOnce: ReadonlySet<string> = new Set(['sent', 'paid', 'failed'])

const gestureReasons = [
  'Delivery was late by more than a week',
  'Product arrived damaged',
  'Wrong product was sent',
  'Refund took longer than promised',
] as const
