import { type TimelineReply } from '../../../schemas/wire/timeline.ts'
import { type KnownOrder, orderLife } from '../orders/orderLife.ts'
import { type Happened, instantOf, timelineOf } from './events.ts'

/** What has happened to an order: it follows from its number and day, and from its refunds. */
export function orderTimeline(
  order: KnownOrder,
  refunds: readonly {
    readonly idRefund?: unknown
    readonly createdAt?: unknown
    readonly status?: unknown
  }[],
): TimelineReply {
  const { partner, placed, verified, shipped, delivered, paid } = orderLife(order)
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
    events.push({ at: paid, icon: 'CSH', color: 'green', title: 'Cash collected', user: null })
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
