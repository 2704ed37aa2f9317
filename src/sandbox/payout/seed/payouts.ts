import { type DatabaseSync } from 'node:sqlite'
import { businessNow, day, moment } from '../../clock/moment.ts'
import { type Random, randomOf } from '../../seed/random.ts'
import { bankAnswer } from '../askBank.ts'
import { bankReasons, cancelReasons, holdReasons, type PayoutStatus } from '../payoutStatuses.ts'
import { type MadeLine, madeLines } from './lines.ts'
import { isAutomatic } from './methods.ts'
import { type MadePartner } from './sellers.ts'

/** One payout per partner and half of a month; ids count in the order of creation, and every amount is the sum of its lines. */
export function fillPeriodPayouts(db: DatabaseSync): void {
  const add = adding(db)
  const periods = new Map<string, MadeLine[]>()
  for (const line of madeLines(db)) {
    const key = `${halfOf(line.at)} ${String(line.partner.id).padStart(3, '0')}`
    const lines = periods.get(key) ?? []
    lines.push(line)
    periods.set(key, lines)
  }
  for (const [key, lines] of [...periods].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const [first] = lines
    const { from, to } = periodOf(key.slice(0, 9))
    const created = Date.parse(`${to}T00:00:00Z`) + day + 4 * 3_600_000
    if (!first || created > businessNow) continue
    add(
      first.partner,
      { from, to, created },
      lines.toSorted((a, b) => a.at - b.at),
    )
  }
}

/** '2011-11-1' is the first half of November, '2011-11-2' the second. */
function halfOf(at: number): string {
  const text = moment(at)
  return `${text.slice(0, 7)}-${Number(text.slice(8, 10)) <= 15 ? 1 : 2}`
}

function periodOf(half: string): { readonly from: string; readonly to: string } {
  const [year = 0, month = 0, part = 0] = half.split('-').map(Number)
  const date = (on: number, next = 0) =>
    new Date(Date.UTC(year, month - 1 + next, on)).toISOString().slice(0, 10)
  return part === 1 ? { from: date(1), to: date(15) } : { from: date(16), to: date(0, 1) }
}

interface Period {
  readonly from: string
  readonly to: string
  readonly created: number
}

function adding(db: DatabaseSync) {
  const insert = db.prepare(
    `INSERT INTO payouts (partner_id, partner_name, partner_type, period_from, period_to, gross, fees, adjustments, net, currency,
       method, queue, status, created_at, due_at, updated_at, reason, reference, paid_at, version)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 1)`,
  )
  const insertLine = db.prepare(
    'INSERT INTO payout_lines (payout_id, type, at, order_nr, description, gross, fee, adjustment) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
  )
  const insertEvent = db.prepare(
    'INSERT INTO payout_events (payout_id, verb, username, at, reason) VALUES (?, ?, ?, ?, ?)',
  )
  let id = 0
  return (partner: MadePartner, period: Period, lines: readonly MadeLine[]) => {
    id++
    const sum = (of: (line: MadeLine) => number) => lines.reduce((all, line) => all + of(line), 0)
    const [gross, fees, adjustments] = [
      sum(one => one.gross),
      sum(one => one.fee),
      sum(one => one.adjustment),
    ]
    const net = gross - fees + adjustments
    const life = lifeOf(id, partner, period, net)
    insert.run(
      ...[partner.id, partner.name, partner.type, period.from, period.to, gross, fees, adjustments, net],
      ...[
        partner.currency,
        partner.method,
        isAutomatic(partner.method) ? 'automatic' : 'manual',
        life.status,
      ],
      ...[moment(period.created), moment(life.due), life.updated, life.reason, life.reference, life.paidAt],
    )
    for (const one of lines)
      insertLine.run(
        id,
        one.type,
        moment(one.at),
        one.orderNr,
        one.description,
        one.gross,
        one.fee,
        one.adjustment,
      )
    for (const event of life.events)
      insertEvent.run(id, event.verb, event.user, moment(event.at), event.reason ?? null)
  }
}

interface MadeEvent {
  readonly verb: string
  readonly user: string | null
  readonly at: number
  readonly reason?: string
}

/** How far a payout is on the business day, and how it came there. */
function lifeOf(id: number, partner: MadePartner, { from, to, created }: Period, net: number) {
  const random = randomOf(`payout ${id}`)
  const due = Math.floor(created / day) * day + partner.termDays * day + 17 * 3_600_000
  const status = net <= 0 ? 'held' : statusAt((businessNow - created) / day, random)
  const byHand = !isAutomatic(partner.method)
  const reviewed = created + random.whole(5, 60) * 3_600_000
  const paid = Math.min(
    reviewed + random.whole(2, 70) * 3_600_000,
    businessNow - random.whole(1, 30) * 60_000,
  )
  const reference = bankAnswer(
    { id, net, currency: partner.currency, period_from: from, period_to: to },
    {},
    undefined,
    0,
  ).reference
  const reason = net <= 0 ? 'Net amount is not positive' : reasonOf(status, random)
  const reviewer = random.pick(['payout', 'payout', 'payout', 'finance-manager', 'admin'] as const)
  const events: MadeEvent[] = [{ verb: 'create', user: null, at: created }]
  const approved: MadeEvent = {
    verb: 'approve',
    user: reviewer,
    at: Math.min(reviewed, businessNow - 7_200_000),
  }
  const executed: MadeEvent = {
    verb: 'execute',
    user: reviewer === 'payout' ? 'admin' : 'payout',
    at: paid - 60_000,
  }
  if (status === 'approved') events.push(approved)
  if (status === 'held') events.push({ verb: 'hold', user: reviewer, at: approved.at, reason: reason ?? '' })
  if (status === 'cancelled')
    events.push({ verb: 'cancel', user: reviewer, at: approved.at, reason: reason ?? '' })
  if (status === 'failed')
    events.push(approved, executed, { verb: 'failed', user: null, at: paid, reason: reason ?? '' })
  if (status === 'paid' && byHand)
    events.push(approved, { verb: 'pay', user: executed.user, at: paid, reason: `Reference ${reference}` })
  if (status === 'paid' && !byHand)
    events.push(approved, executed, { verb: 'paid', user: null, at: paid, reason: `Reference ${reference}` })
  return {
    status,
    due,
    reason,
    events,
    updated: moment(events.at(-1)?.at ?? created),
    reference: status === 'paid' ? reference : null,
    paidAt: status === 'paid' ? moment(paid) : null,
  }
}

function reasonOf(status: PayoutStatus, random: Random): string | null {
  if (status === 'held') return random.pick(holdReasons)
  if (status === 'failed') return random.pick(bankReasons)
  return status === 'cancelled' ? random.pick(cancelReasons) : null
}

type Shares = readonly (readonly [status: PayoutStatus, permille: number])[]
const fresh: Shares = [
  ['pending', 560],
  ['approved', 250],
  ['held', 60],
  ['failed', 40],
]
const underWay: Shares = [
  ['pending', 140],
  ['approved', 130],
  ['held', 60],
  ['failed', 50],
]
const late: Shares = [
  ['pending', 60],
  ['approved', 40],
  ['held', 50],
  ['failed', 30],
  ['cancelled', 10],
]
const old: Shares = [
  ['pending', 6],
  ['held', 14],
  ['failed', 4],
  ['cancelled', 8],
]

function statusAt(ageDays: number, random: Random): PayoutStatus {
  let left = random.whole(1, 1000)
  for (const [status, permille] of ageDays < 12
    ? fresh
    : ageDays < 27
      ? underWay
      : ageDays < 45
        ? late
        : old) {
    left -= permille
    if (left <= 0) return status
  }
  return 'paid'
}
