import { type DatabaseSync } from 'node:sqlite'
import { businessNow, moment } from '../../clock/moment.ts'
import { rowsOf } from '../../database/rows.ts'
import { orderLife } from '../../orders/orderLife.ts'
import { randomOf } from '../../seed/random.ts'
import { instantOf } from '../../timelines/events.ts'
import { partners } from '../../writeOffs/writeOffStatuses.ts'
import { type LineType } from '../payoutStatuses.ts'
import { type MadePartner, madePartners } from './sellers.ts'

/** One line of a payout; amounts in cents, the fee as what is kept back. */
export interface MadeLine {
  readonly partner: MadePartner
  readonly type: LineType
  /** Milliseconds since 1970. */
  readonly at: number
  readonly orderNr: string | null
  readonly description: string
  readonly gross: number
  readonly fee: number
  readonly adjustment: number
}

const sellers = {
  GBP: madePartners.filter(one => one.type === 'seller' && one.currency === 'GBP'),
  EUR: madePartners.filter(one => one.type === 'seller' && one.currency === 'EUR'),
}
const byName = new Map(madePartners.map(one => [one.name, one]))
/** What a partner gets for a parcel, in cents. */
const perParcel = { GBP: 385, EUR: 440 }
const lateAfter = 80 * 3_600_000

/** Everything that partners are paid for or pay back: sales and refunds of the sellers, parcels of those who deliver. */
export function madeLines(db: DatabaseSync): MadeLine[] {
  const lines: MadeLine[] = []
  const parcels = new Map<
    string,
    { readonly partner: MadePartner; readonly at: number; count: number; late: number }
  >()
  const orders = rowsOf(
    db,
    'SELECT order_nr, created_at, amount, currency, payment FROM orders ORDER BY order_nr',
  )
  for (const row of orders) {
    const orderNr = String(row.order_nr)
    const life = orderLife({ orderNr, createdAt: String(row.created_at), payment: String(row.payment) })
    if (life.delivered > businessNow) continue
    const partner = sellerOf(orderNr, String(row.currency))
    const gross = Number(row.amount)
    lines.push({
      partner,
      type: 'sale',
      at: life.delivered,
      orderNr,
      description: 'Sale',
      gross,
      fee: commission(partner, gross),
      adjustment: 0,
    })
    countParcel(parcels, life)
  }
  for (const { partner, at, count, late } of parcels.values()) {
    const gross = count * perParcel[partner.currency]
    lines.push({
      partner,
      type: 'delivery',
      at,
      orderNr: null,
      description: `${count} ${count === 1 ? 'parcel' : 'parcels'}`,
      gross,
      fee: 0,
      adjustment: 0,
    })
    if (late > 0)
      lines.push({
        partner,
        type: 'late',
        at,
        orderNr: null,
        description: `${late} ${late === 1 ? 'parcel' : 'parcels'} late`,
        gross: 0,
        fee: 0,
        adjustment: -late * 100,
      })
  }
  return [...lines, ...refundLines(db)]
}

/** The seller of an order: always the same, and one who is paid in its currency. */
function sellerOf(orderNr: string, currency: string): MadePartner {
  const list = currency === 'EUR' ? sellers.EUR : sellers.GBP
  const random = randomOf(`seller ${orderNr}`)
  // Some sell much more than others.
  const at = Math.min(random.whole(0, list.length - 1), random.whole(0, list.length - 1))
  const found = list[at] ?? madePartners.at(-1)
  if (!found) throw new Error('There is no seller.')
  return found
}

function refundLines(db: DatabaseSync): MadeLine[] {
  return rowsOf(
    db,
    "SELECT id, order_nr, amount, currency, updated_at FROM refunds WHERE status IN ('sent', 'paid') ORDER BY id",
  ).map(row => {
    const partner = sellerOf(String(row.order_nr), String(row.currency))
    const amount = Number(row.amount)
    return {
      partner,
      type: 'refund',
      at: instantOf(row.updated_at),
      orderNr: String(row.order_nr),
      description: `Refund ${row.id}`,
      gross: 0,
      // The commission of what came back is given back too.
      fee: -commission(partner, amount),
      adjustment: -amount,
    }
  })
}

function countParcel(
  parcels: Map<string, { readonly partner: MadePartner; readonly at: number; count: number; late: number }>,
  life: ReturnType<typeof orderLife>,
): void {
  const partner = byName.get(life.partner)
  if (!partner || !partners.some(name => name === life.partner)) return
  const on = moment(life.delivered).slice(0, 10)
  const key = `${partner.id} ${on}`
  const known = parcels.get(key) ?? { partner, at: instantOf(`${on} 20:00:00`), count: 0, late: 0 }
  known.count++
  if (life.delivered - life.shipped > lateAfter) known.late++
  parcels.set(key, known)
}

function commission({ commission: share }: MadePartner, amount: number): number {
  return Math.round((amount * share) / 10_000)
}
