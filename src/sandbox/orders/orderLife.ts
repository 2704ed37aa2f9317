import { type PackageTrouble } from '../cash/cashStatuses.ts'
import { businessNow, day } from '../clock/moment.ts'
import { type DatabaseRow } from '../database/rows.ts'
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

/** The steps of an order, in milliseconds since 1970; some of them may still be to come, or never come: Infinity. */
interface OrderLife {
  readonly partner: string
  readonly placed: number
  readonly verified: number
  readonly shipped: number
  readonly delivered: number
  /** Cash is collected at the door, a card is charged with the order. */
  readonly paid: number
  /** What has become of its package, where that is not as it should be. */
  readonly fate: PackageFate | undefined
}

/**
 * The same on every machine: packages, payments and timeline of an order tell one story. `confirmed` is when its customer has
 * confirmed it, null when that has not happened, so that nothing follows; absent: as on a usual day.
 */
export function orderLife({ orderNr, createdAt, payment }: KnownOrder, confirmed?: number | null): OrderLife {
  const random = randomOf(`timeline order ${orderNr}`)
  const placed = instantOf(createdAt)
  const usual = placed + random.whole(1, 20) * hour
  const verified = confirmed === null ? Number.POSITIVE_INFINITY : (confirmed ?? usual)
  const shipped = verified + random.whole(4, 40) * hour
  const drawn = shipped + random.whole(20, 90) * hour
  const isCash = payment === 'CashOnDelivery'
  const known = isCash ? packageFate(orderNr, shipped) : undefined
  const fate = known !== undefined && hasHappened(drawn + hour) ? known : undefined
  const delivered = fate === 'lost' || fate === 'returned' ? Number.POSITIVE_INFINITY : drawn
  const collected = fate === 'notCollected' ? Number.POSITIVE_INFINITY : delivered + hour
  const paid = isCash ? collected : placed
  return { partner: partnerOf(orderNr), placed, verified, shipped, delivered, paid, fate }
}

/** When the customer of an order of `findOrder` has confirmed it, as `orderLife` takes it. */
export function confirmedAt({ confirmation, confirmation_at }: DatabaseRow): number | null | undefined {
  if (confirmation === null || confirmation === undefined) return undefined
  return confirmation === 'confirmed' ? instantOf(confirmation_at) : null
}

/** Whether that has happened on the business day. */
export function hasHappened(at: number): boolean {
  return at <= businessNow
}

/** Why the package of an order does not add up to this day, or did not arrive; undefined: it is as it should be. */
type PackageFate = PackageTrouble | 'lost' | 'returned'

/** Of what does not add up, nearly all is settled after three months: those packages are as they should be. */
function packageFate(orderNr: string, shipped: number): PackageFate | undefined {
  const random = randomOf(`package ${orderNr}`)
  const share = random.whole(1, 1000)
  const fate = fates.find(([upTo]) => share <= upTo)?.[1]
  if (fate === undefined || fate === 'lost' || fate === 'returned') return fate
  return businessNow - shipped < 90 * day || random.chance(0.06) ? fate : undefined
}

/** Of a thousand packages. */
const fates: readonly (readonly [upTo: number, fate: PackageFate])[] = [
  [14, 'notCollected'],
  [26, 'amountDiffers'],
  [31, 'collectedTwice'],
  [35, 'noPartner'],
  [38, 'lost'],
  [46, 'returned'],
]
