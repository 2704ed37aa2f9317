import { type DatabaseSync } from 'node:sqlite'
import { businessNow, calendarDays, day, moment } from '../clock/moment.ts'
import { placeOf } from '../database/placeOf.ts'
import { rowsOf, run } from '../database/rows.ts'
import { settingDefinitions } from '../databaseSettings/definitions.ts'
import { partnerOf } from '../seed/partners.ts'
import { randomOf } from '../seed/random.ts'
import { instantOf } from '../timelines/events.ts'
import {
  currencies,
  partners,
  type Variant,
  variants,
  waitingPlace,
  writeOffReasons,
  writeOffStatuses,
} from './writeOffStatuses.ts'

/** About one order in five is written off in part, in each of the two variants. Ids count from 1 in the order of creation. */
export function fillWriteOffs(db: DatabaseSync): void {
  const orders = rowsOf(
    db,
    `SELECT o.order_nr, o.created_at, o.amount, o.currency, c.first_name || ' ' || c.last_name AS name
     FROM orders o JOIN customers c ON c.id = o.customer_id ORDER BY o.created_at, o.order_nr`,
  ).map(row => ({
    orderNr: String(row.order_nr),
    createdAt: Date.parse(`${String(row.created_at).replace(' ', 'T')}Z`),
    amount: Number(row.amount),
    currency: String(row.currency),
    name: String(row.name),
  }))
  const made = orders.flatMap(order =>
    variants.flatMap((variant, at) => {
      const one = writeOffOf(order, variant)
      return one ? [{ ...one, ...order, variant: at, createdAt: one.createdAt }] : []
    }),
  )
  made.sort((a, b) => a.createdAt - b.createdAt)
  const insert = db.prepare('INSERT INTO write_offs VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)')
  for (const [at, one] of made.entries())
    insert.run(
      at + 1,
      one.variant,
      one.orderNr,
      one.name,
      placeOf(partners, partnerOf(one.orderNr)),
      placeOf(writeOffReasons, one.reason),
      one.lost,
      placeOf(currencies, one.currency),
      placeOf(writeOffStatuses, one.status),
      one.createdAt / 1000,
      calendarDays(one.createdAt, businessNow),
      one.decidedBy,
      one.decidedAt,
      one.note,
    )
  fillRequests(db)
}

/** Cents above which two people have approved it. */
const limit = Number(settingDefinitions.finance_write_off_limit.value) * 100

/** What finance has approved above the limit: a second person has, too, or it waits. */
function fillRequests(db: DatabaseSync): void {
  const ask = db.prepare(
    'INSERT INTO write_off_requests (write_off_id, status, asked_by, asked_at, note, decided_by, decided_at) VALUES (?, ?, ?, ?, ?, ?, ?)',
  )
  const above = (status: string) =>
    rowsOf(
      db,
      'SELECT * FROM write_offs WHERE status = ? AND abs(amount) > ? ORDER BY id',
      placeOf(writeOffStatuses, status),
      limit,
    )
  for (const row of above('booked')) {
    const first = randomOf(`request ${row.id}`).whole(1, 600)
    const askedAt = moment(
      Math.max(instantOf(row.decided_at) - first * 60_000, Number(row.created_at) * 1000),
    )
    ask.run(row.id ?? 0, 'approved', 'finance', askedAt, null, row.decided_by ?? '', row.decided_at ?? '')
  }
  for (const [at, row] of above('pending').slice(-waitingWriteOffs).entries()) {
    run(db, `UPDATE write_offs SET status = ${waitingPlace} WHERE id = ?`, Number(row.id))
    const askedAt = moment(businessNow - (waitingWriteOffs - at) * 1_800_000)
    // One was asked for by a manager, who does not decide it.
    const by = at === 3 ? 'finance-manager' : 'finance'
    ask.run(row.id ?? 0, 'pending', by, askedAt, at % 2 === 0 ? 'Agreed with the partner.' : null, null, null)
  }
}

const waitingWriteOffs = 6

interface Order {
  readonly orderNr: string
  readonly createdAt: number
  readonly amount: number
}

function writeOffOf({ orderNr, createdAt, amount }: Order, variant: Variant) {
  const random = randomOf(`${variant} ${orderNr}`)
  if (!random.chance(0.25)) return undefined
  const created = createdAt + random.whole(7 * 86_400, 60 * 86_400) * 1000
  if (created > businessNow) return undefined
  const age = (businessNow - created) / day
  // What the accounting system has not booked yet of what was approved, `fillNavision` knows.
  const status = random.chance(age < 30 ? 0.9 : 0.06)
    ? 'pending'
    : random.pick(['booked', 'booked', 'booked', 'booked', 'rejected'] as const)
  // Within twenty days, and not all of the newest in the very last second.
  const most = Math.min(20 * 86_400, Math.floor((businessNow - created) / 1000))
  const decided = created + random.whole(Math.min(3600, most), most) * 1000
  const whole = random.chance(0.4) ? amount : 1 + Math.floor((amount * random.whole(1, 90)) / 100)
  const needsTwo = status === 'booked' && whole > limit
  return {
    createdAt: created,
    status,
    // One in thirty corrects an earlier write-off and is negative.
    lost: random.chance(0.033) ? -whole : whole,
    reason: random.pick(writeOffReasons),
    decidedBy:
      status === 'pending'
        ? null
        : random.pick(
            needsTwo
              ? (['admin', 'finance-manager'] as const)
              : (['admin', 'finance', 'finance-manager'] as const),
          ),
    decidedAt: status === 'pending' ? null : moment(decided),
    note: noteOf(orderNr, status),
  }
}

/** Decision note: of a rejection always, of an approval for two in three. */
function noteOf(orderNr: string, status: string): string | null {
  const random = randomOf(`note ${orderNr} ${status}`)
  if (status === 'pending') return null
  if (status === 'rejected') return random.pick(rejections)
  return random.chance(0.66) ? random.pick(approvals) : null
}

const rejections = [
  'The partner has found the cash and pays it with the next list.',
  'The insurance of the carrier pays for it.',
  'Not our loss: the partner signed for the parcel.',
  'Documents are missing. Please ask the partner for the delivery note and enter it again with them.',
  'Was written off already with the list of last month.',
] as const
const approvals = [
  'Below the limit, not worth a letter.',
  'Agreed with the partner by phone.',
  'Customer was written to three times without an answer.',
  'Confirmed by the warehouse.',
  'Part of the yearly agreement with the carrier.',
] as const
