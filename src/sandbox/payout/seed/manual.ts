import { type DatabaseSync } from 'node:sqlite'
import { businessNow, day, moment } from '../../clock/moment.ts'
import { rowOf } from '../../database/rows.ts'
import { randomOf } from '../../seed/random.ts'
import { madePartners } from './sellers.ts'

const causes = [
  'Goodwill for a campaign',
  'Commission charged twice',
  'Lost parcel, insured',
  'Packaging that we have ordered',
  'Correction of an earlier period',
] as const

/** What staff have added by hand in the last weeks, some of it still to be reviewed or paid. */
export function fillManualPayouts(db: DatabaseSync): void {
  const insert = db.prepare(
    `INSERT INTO payouts (partner_id, partner_name, partner_type, period_from, period_to, gross, fees, adjustments, net, currency,
       method, queue, status, created_at, due_at, updated_at, reason, reference, paid_at, version)
     VALUES (?, ?, ?, ?, ?, 0, 0, ?, ?, ?, 'ManualTransfer', 'manual', ?, ?, ?, ?, NULL, ?, ?, 1)`,
  )
  const insertLine = db.prepare(
    "INSERT INTO payout_lines (payout_id, type, at, description, gross, fee, adjustment) VALUES (?, 'adjustment', ?, ?, 0, 0, ?)",
  )
  const insertEvent = db.prepare(
    'INSERT INTO payout_events (payout_id, verb, username, at, reason) VALUES (?, ?, ?, ?, ?)',
  )
  const transferred = madePartners.filter(({ iban }) => iban !== '')
  for (let nth = 0; nth < 24; nth++) {
    const random = randomOf(`manual payout ${nth}`)
    const partner = transferred[random.whole(0, transferred.length - 1)]
    if (!partner) continue
    const created = businessNow - (24 - nth) * day - random.whole(1, 8) * 3_600_000
    const status = nth < 12 ? 'paid' : nth < 17 ? 'approved' : 'pending'
    const amount = random.whole(20, 900) * 100 + random.whole(0, 99)
    const creator = random.pick(['payout', 'finance-manager'] as const)
    const other = creator === 'payout' ? 'finance-manager' : 'payout'
    const paid = created + 2 * day
    const on = moment(created).slice(0, 10)
    const due = `${moment(created + random.whole(5, 14) * day).slice(0, 10)} 17:00:00`
    const last = status === 'paid' ? paid : status === 'approved' ? created + day / 2 : created
    insert.run(
      ...[partner.id, partner.name, partner.type, on, on, amount, amount, partner.currency, status],
      ...[moment(created), due, moment(last), status === 'paid' ? `FP${random.digits(9)}` : null],
      status === 'paid' ? moment(paid) : null,
    )
    const id = Number(rowOf(db, 'SELECT max(id) AS id FROM payouts')?.id)
    insertLine.run(id, moment(created), random.pick(causes), amount)
    insertEvent.run(id, 'create', creator, moment(created), null)
    if (status !== 'pending') insertEvent.run(id, 'approve', other, moment(created + day / 2), null)
    if (status === 'paid') insertEvent.run(id, 'pay', creator, moment(paid), null)
  }
}
