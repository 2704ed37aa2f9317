import { type DatabaseSync } from 'node:sqlite'
import { businessNow, moment } from '../../clock/moment.ts'
import { rowsOf } from '../../database/rows.ts'
import { confirmedAt, hasHappened, orderLife } from '../../orders/orderLife.ts'
import { randomOf } from '../../seed/random.ts'
import { partners } from '../../writeOffs/writeOffStatuses.ts'
import { book } from '../ledger.ts'

/**
 * A package of each order that was shipped, as its life has it, and what its partner has collected for it. Ids count from 1
 * in the order of shipping.
 */
export function fillPackages(db: DatabaseSync): void {
  const orders = rowsOf(
    db,
    `SELECT o.order_nr, o.created_at, o.amount, o.currency, o.payment, f.status AS confirmation, f.changed_at AS confirmation_at
     FROM orders o LEFT JOIN order_confirmations f ON f.order_nr = o.order_nr ORDER BY o.order_nr`,
  )
  const shipped = orders
    .map(row => ({
      row,
      life: orderLife(
        {
          orderNr: String(row.order_nr),
          createdAt: String(row.created_at),
          payment: String(row.payment),
        },
        confirmedAt(row),
      ),
    }))
    .filter(({ life }) => hasHappened(life.shipped))
    .toSorted((a, b) => a.life.shipped - b.life.shipped)
  const insert = db.prepare(
    `INSERT INTO cash_packages (package_nr, order_nr, last_mile, partner_id, to_collect, collected, currency, status, shipped_at,
       delivered_at, trouble) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  )
  for (const { row, life } of shipped) {
    const orderNr = String(row.order_nr)
    const { fate } = life
    const toCollect = row.payment === 'CashOnDelivery' ? Number(row.amount) : 0
    const times = toCollect > 0 && hasHappened(life.paid) ? collections(orderNr, toCollect, fate) : []
    const collected = times.reduce((sum, amount) => sum + amount, 0)
    const partner = fate === 'noPartner' ? null : partners.indexOf(partnerName(life.partner)) + 1
    const isDelivered = hasHappened(life.delivered)
    const status =
      fate === 'lost' || fate === 'returned'
        ? fate
        : collected > 0
          ? 'collected'
          : isDelivered
            ? 'delivered'
            : 'shipped'
    const trouble = fate === 'lost' || fate === 'returned' ? null : (fate ?? null)
    insert.run(
      ...[
        `${orderNr}-1`,
        orderNr,
        lastMile(orderNr),
        partner,
        toCollect,
        collected,
        String(row.currency),
        status,
      ],
      ...[moment(life.shipped), isDelivered ? moment(life.delivered) : null, trouble],
    )
    const movement = {
      packageNr: `${orderNr}-1`,
      orderNr,
      currency: String(row.currency),
      status: 'open',
      by: 'system',
    } as const
    if (partner === null) continue
    for (const [nth, amount] of times.entries())
      book(db, { ...movement, partner, type: 'collection', amount, at: past(life.paid + nth * 86_400_000) })
    if (fate === 'lost')
      book(db, {
        ...movement,
        partner,
        type: 'lostPackage',
        amount: toCollect,
        at: past(life.shipped + 1_000_000_000),
      })
  }
}

/** Nothing is booked before it has happened. */
function past(at: number): string {
  return moment(Math.min(at, businessNow))
}

/** What was collected, one by one; cents. */
function collections(orderNr: string, toCollect: number, fate: string | undefined): number[] {
  if (fate === 'collectedTwice') return [toCollect, toCollect]
  if (fate !== 'amountDiffers') return [toCollect]
  const random = randomOf(`collected ${orderNr}`)
  const off = Math.max(1, Math.floor((toCollect * random.whole(1, 30)) / 100))
  return [random.chance(0.7) ? toCollect - off || toCollect + off : toCollect + off]
}

function lastMile(orderNr: string): string {
  return randomOf(`last mile ${orderNr}`).pick(lastMiles)
}

const lastMiles = ['City Bikes', 'Own fleet', 'Parcelline', 'Road & Rail', 'Swift Last Mile'] as const

function partnerName(name: string): (typeof partners)[number] {
  return partners.find(one => one === name) ?? partners[0]
}
