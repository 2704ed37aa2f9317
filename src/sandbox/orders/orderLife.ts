import { businessNow } from '../moment.ts'
import { partnerOf } from '../seed/partners.ts'
import { randomOf } from '../seed/random.ts'
import { instantOf } from '../timelines/events.ts'

const hour = 3_600_000

/** What an order is known by; everything else of its life follows from it. */
export interface KnownOrder {
  readonly orderNr: string
  readonly createdAt: string
  /** `CashOnDelivery` or `Card`. */
  readonly payment: string
}

/** The steps of an order, in milliseconds since 1970; some of them may still be to come. */
export interface OrderLife {
  readonly partner: string
  readonly placed: number
  readonly verified: number
  readonly shipped: number
  readonly delivered: number
  /** Cash is collected at the door, a card is charged with the order. */
  readonly paid: number
}

/** The same on every machine: packages, payments and timeline of an order tell one story. */
export function orderLife({ orderNr, createdAt, payment }: KnownOrder): OrderLife {
  const random = randomOf(`timeline order ${orderNr}`)
  const placed = instantOf(createdAt)
  const verified = placed + random.whole(1, 20) * hour
  const shipped = verified + random.whole(4, 40) * hour
  const delivered = shipped + random.whole(20, 90) * hour
  const paid = payment === 'CashOnDelivery' ? delivered + hour : placed
  return { partner: partnerOf(orderNr), placed, verified, shipped, delivered, paid }
}

/** Whether that has happened on the business day. */
export function hasHappened(at: number): boolean {
  return at <= businessNow
}
