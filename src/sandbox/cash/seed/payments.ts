import { type DatabaseSync } from 'node:sqlite'
import { businessNow, day, moment } from '../../clock/moment.ts'
import { rowsOf } from '../../database/rows.ts'
import { type Random, randomOf } from '../../seed/random.ts'
import { instantOf } from '../../timelines/events.ts'
import { approvalLimit } from '../cashStatuses.ts'
import { confirmLists } from '../confirmLists.ts'
import { decideDocument } from '../decideDocument.ts'
import { addDocument, documentRow } from '../documents.ts'
import { book } from '../ledger.ts'
import { createList } from '../lists.ts'

/** What became of a week of one partner in one currency. */
type Course =
  | 'reconciled'
  | 'adjusted'
  | 'partial'
  | 'listed'
  | 'approved'
  | 'pending'
  | 'rejected'
  | 'unpaid'

/** What a partner has collected in a week. */
interface Week {
  readonly partner: number
  readonly currency: string
  /** Its last moment. */
  readonly end: number
  readonly ids: readonly number[]
  readonly total: number
}

/** Each partner pays week by week what it has collected less its fee, and most of it is reconciled. Ids are in the order of payment. */
export function fillPayments(db: DatabaseSync): void {
  const planned = weeksOf(db)
    .map(week => {
      const random = randomOf(`cash week ${week.partner} ${week.currency} ${week.end}`)
      return { week, random, paidAt: week.end + random.whole(20, 100) * 3_600_000 }
    })
    .filter(({ paidAt }) => paidAt < businessNow - 3_600_000)
    .toSorted((a, b) => a.paidAt - b.paidAt || a.week.partner - b.week.partner)
  for (const { week, random, paidAt } of planned) pay(db, week, random, paidAt)
}

function pay(db: DatabaseSync, week: Week, random: Random, paidAt: number): void {
  const { partner, currency } = week
  const fee = Math.floor(week.total * 0.02)
  const ids = [...week.ids]
  if (fee > 0)
    ids.push(
      book(db, {
        partner,
        type: 'fee',
        amount: -fee,
        currency,
        at: moment(week.end),
        by: 'system',
        status: 'open',
      }),
    )
  const course = courseOf((businessNow - paidAt) / day, random)
  if (course === 'unpaid') return
  const owed = week.total - fee
  const off = course === 'adjusted' ? random.pick([-250, -99, 120, 300] as const) : 0
  const amount = Math.max(1, owed + off)
  const isBank = random.chance(0.85)
  const needsApproval = !isBank || amount > approvalLimit || course === 'pending' || course === 'rejected'
  const id = addDocument(
    db,
    {
      kind: 'payment',
      reference: `${isBank ? 'BNK' : 'DEP'}-${moment(paidAt).slice(2, 10).replaceAll('-', '')}-${random.digits(5)}`,
      partner,
      method: isBank ? random.pick([1, 1, 4] as const) : 2,
      bankAccount: currency === 'EUR' ? 2 : isBank ? 1 : 3,
      receipt: isBank ? null : `R${random.digits(6)}`,
      amount,
      currency,
      datedAt: moment(paidAt),
      origin: isBank ? 'bank' : 'manual',
      approved: !needsApproval,
    },
    { by: isBank ? 'system' : 'cash-reconciliation', at: moment(paidAt) },
  )
  if (needsApproval && course !== 'pending') decidePayment(db, id, course, random, paidAt)
  if (course === 'pending' || course === 'rejected' || course === 'approved') return
  reconcile(db, id, course, ids, random, paidAt)
}

function decidePayment(db: DatabaseSync, id: number, course: Course, random: Random, paidAt: number): void {
  const actor = { by: 'finance-manager', at: past(paidAt + random.whole(1, 20) * 3_600_000) }
  const rejected = { status: 'rejected', reason: random.pick(rejections), note: null } as const
  decideDocument(db, 'payment', id, course === 'rejected' ? rejected : { status: 'approved' }, actor)
}

function reconcile(
  db: DatabaseSync,
  id: number,
  course: Course,
  ids: readonly number[],
  random: Random,
  paidAt: number,
): void {
  const by = random.pick(['cash-reconciliation', 'admin'] as const)
  const listedAt = paidAt + random.whole(24, 60) * 3_600_000
  const chosen = course === 'partial' ? ids.slice(0, Math.max(1, Math.floor(ids.length / 2))) : ids
  const list = createList(
    db,
    documentRow(db, 'payment', id),
    { ids: [...chosen] },
    { by, at: past(listedAt) },
  )
  if (course === 'listed') return
  const rest = course === 'adjusted' ? 'adjust' : 'keep'
  const reason = course === 'adjusted' ? random.pick(['Bank charges', 'Rounding difference'] as const) : null
  const at = past(listedAt + random.whole(1, 10) * 3_600_000)
  confirmLists(db, documentRow(db, 'payment', id), String(list), { rest, reason, note: null }, { by, at })
}

function courseOf(age: number, random: Random): Course {
  const share = random.whole(1, 100)
  const [, course] =
    (age > 30 ? settled : age > 10 ? later : recent).find(([upTo]) => share <= upTo) ?? settled[0]
  return course
}

type Courses = readonly [
  readonly [upTo: number, course: Course],
  ...(readonly [upTo: number, course: Course])[],
]
const settled: Courses = [
  [88, 'reconciled'],
  [95, 'adjusted'],
  [97, 'partial'],
  [98, 'rejected'],
  [100, 'unpaid'],
]
const later: Courses = [
  [50, 'reconciled'],
  [56, 'adjusted'],
  [62, 'partial'],
  [70, 'listed'],
  [82, 'approved'],
  [88, 'pending'],
  [92, 'rejected'],
  [100, 'unpaid'],
]
const recent: Courses = [
  [15, 'reconciled'],
  [20, 'partial'],
  [30, 'listed'],
  [60, 'approved'],
  [90, 'pending'],
  [95, 'rejected'],
  [100, 'unpaid'],
]
const rejections = ['Money has not arrived', 'Amount does not match the receipt', 'Wrong partner'] as const

/** What is open of each partner by currency and week, weeks ending on Sunday. */
function weeksOf(db: DatabaseSync): Week[] {
  const rows = rowsOf(
    db,
    "SELECT id, partner_id, currency, amount, at FROM cash_transactions WHERE status = 'open' ORDER BY at, id",
  )
  const weeks = new Map<
    string,
    { partner: number; currency: string; end: number; ids: number[]; total: number }
  >()
  for (const row of rows) {
    const end = weekEnd(instantOf(row.at))
    const key = `${row.partner_id} ${row.currency} ${end}`
    const week = weeks.get(key) ?? {
      partner: Number(row.partner_id),
      currency: String(row.currency),
      end,
      ids: [],
      total: 0,
    }
    week.ids.push(Number(row.id))
    week.total += Number(row.amount)
    weeks.set(key, week)
  }
  return [...weeks.values()]
}

/** The last second of the Sunday after that moment; 1970 began on a Thursday. */
function weekEnd(at: number): number {
  const week = 7 * day
  return Math.ceil((at + 1000 - 4 * day) / week) * week + 4 * day - 1000
}

function past(instant: number): string {
  return moment(Math.min(instant, businessNow - 60_000))
}
