import { type TimelineReply } from '../../../schemas/wire/timeline.ts'
import { isRefundStatus, refundLabels } from '../refunds/refundStatuses.ts'
import { type Happened, instantOf, timelineOf } from '../timelines/events.ts'
import { hasHappened, type KnownOrder, orderLife } from './orderLife.ts'

/**
 * What has happened to an order: it follows from its number and day, from its refunds, and from what was done with its
 * customer and with its cash. `confirmed` is as `orderLife` takes it.
 */
export function orderTimeline(
  order: KnownOrder,
  refunds: readonly {
    readonly idRefund?: unknown
    readonly createdAt?: unknown
    readonly status?: unknown
  }[],
  known: { readonly confirmed: number | null | undefined; readonly events: readonly Happened[] },
): TimelineReply {
  const { confirmed } = known
  const { partner, placed, verified, shipped, delivered, paid } = orderLife(order, confirmed)
  const events: Happened[] = [
    { at: placed, icon: 'NEW', color: 'blue', title: 'Order placed', user: null },
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
  if (confirmed === undefined)
    events.push({
      at: verified,
      icon: 'TEL',
      color: 'default',
      title: 'Verified by phone',
      user: 'customer-service',
    })
  const usual = events.filter(({ at }) => hasHappened(at))
  const done: Happened[] = [...known.events]
  for (const { idRefund, createdAt, status } of refunds)
    done.push({
      at: instantOf(createdAt),
      icon: 'RMA',
      color: 'yellow',
      title: `Refund ${String(idRefund)} created`,
      user: 'returns',
      data: { Status: isRefundStatus(status) ? refundLabels[status] : String(status) },
    })
  return timelineOf([...usual, ...done], Number.POSITIVE_INFINITY)
}
