import { type VerificationRule } from './verificationRules.ts'

/** How a rule finds its orders among `orders o` and `customers c`. `?2` is the threshold of the queue. */
interface RuleSql {
  /** What is joined to them. */
  readonly join?: string
  readonly where: string
  /** What was found, for the user who verifies the order. */
  readonly finding: string
}

const money = (sql: string) => `printf('%,.2f', ${sql} / 100.0)`
const refusals = `(SELECT count(*) FROM delivery_refusals d WHERE d.customer_id = o.customer_id
  AND d.refused_at < coalesce(?3, o.created_at))`

export const ruleSql: Readonly<Record<VerificationRule, RuleSql>> = {
  paymentMismatch: {
    join: 'JOIN card_payments p ON p.order_nr = o.order_nr',
    where: 'abs(p.amount - o.amount) >= ?2 AND p.amount <> o.amount',
    finding: `'Paid ' || ${money('p.amount')} || ' of ' || ${money('o.amount')} || ' ' || o.currency`,
  },
  highValue: {
    where: 'o.amount >= ?2',
    finding: `${money('o.amount')} || ' ' || o.currency || ', limit ' || ${money('?2')}`,
  },
  blacklistedAddress: {
    join: 'JOIN blacklisted_addresses b ON b.postcode = c.postcode AND b.street = c.street',
    where: 'b.parcels >= ?2',
    finding: `b.reason || ', ' || b.parcels || iif(b.parcels = 1, ' parcel', ' parcels') || ' since ' || b.since`,
  },
  repeatRefuser: {
    where: `${refusals} >= ?2`,
    finding: `'Refused ' || ${refusals} || iif(${refusals} = 1, ' parcel', ' parcels')`,
  },
  newCustomer: {
    where: `o.payment = 'CashOnDelivery' AND o.amount >= ?2
      AND NOT EXISTS (SELECT 1 FROM orders e WHERE e.customer_id = o.customer_id AND e.created_at < o.created_at)`,
    finding: `'First order, ' || ${money('o.amount')} || ' ' || o.currency || ' in cash'`,
  },
}
