import { type TimelineReply } from '../../../schemas/wire/timeline.ts'
import { partnerOf } from '../seed/partners.ts'
import { randomOf } from '../seed/random.ts'
import { type Happened, instantOf, timelineOf } from './events.ts'

const hour = 3_600_000

/** What has happened to an order: it follows from its number and day, and from its refunds. */
export function orderTimeline(
  order: { readonly orderNr: string; readonly createdAt: string; readonly payment: string },
  refunds: readonly { readonly idRefund: unknown; readonly createdAt: unknown; readonly status: unknown }[],
): TimelineReply {
  const random = randomOf(`timeline order ${order.orderNr}`)
  const partner = partnerOf(order.orderNr)
  const placed = instantOf(order.createdAt)
  const verified = placed + random.whole(1, 20) * hour
  const shipped = verified + random.whole(4, 40) * hour
  const delivered = shipped + random.whole(20, 90) * hour
  const events: Happened[] = [
    { at: placed, icon: 'NEW', color: 'blue', title: 'Order placed', user: null },
    { at: verified, icon: 'TEL', color: 'default', title: 'Verified by phone', user: 'customer-service' },
    {
      at: shipped,
      icon: 'SHP',
      color: 'blue',
      title: 'Shipped',
      user: null,
      data: { Partner: partner, Parcel: `${order.orderNr}-1` },
    },
    {
      at: delivered,
      icon: 'DLV',
      color: 'green',
      title: 'Delivered',
      user: null,
      data: { Partner: partner },
    },
  ]
  if (order.payment === 'CashOnDelivery')
    events.push({ at: delivered + hour, icon: 'CSH', color: 'green', title: 'Cash collected', user: null })
  for (const { idRefund, createdAt, status } of refunds)
    events.push({
      at: instantOf(createdAt),
      icon: 'RMA',
      color: 'yellow',
      title: `Refund ${String(idRefund)} created`,
      user: 'returns',
      data: { Status: String(status) },
    })
  return timelineOf(events)
}
