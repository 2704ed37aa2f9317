import { type DatabaseSync } from 'node:sqlite'
import { businessNow, day, moment } from '../../clock/moment.ts'
import { rowsOf } from '../../database/rows.ts'
import { randomOf } from '../../seed/random.ts'
import { confirmLists } from '../confirmLists.ts'
import { decideDocument } from '../decideDocument.ts'
import { addDocument, documentRow } from '../documents.ts'
import { createList } from '../lists.ts'

/** How far a document has come; `begun`: one of its transactions is in no list yet. */
type Course = (typeof courses)[number] | 'begun'

const courses = ['reconciled', 'listed', 'approved', 'pending', 'pending', 'rejected'] as const

/** Transfers along the relationships, and reallocations of what was booked to the wrong partner, in every state. */
export function fillMoves(db: DatabaseSync): void {
  const relations = rowsOf(db, 'SELECT from_id, to_id FROM cash_relationships ORDER BY id')
  for (const [index, { from_id, to_id }] of [...relations, ...relations, ...relations].entries()) {
    const from = Number(from_id)
    const to = Number(to_id)
    move(db, 'transfer', index, from, to, courses[index % courses.length] ?? 'approved')
    move(
      db,
      'reallocation',
      index,
      to,
      from,
      index % 3 === 0 ? 'reconciled' : index % 3 === 1 ? 'listed' : 'approved',
    )
  }
  const [first] = relations
  if (!first) return
  const next = 3 * relations.length
  move(db, 'transfer', next, Number(first.from_id), Number(first.to_id), 'begun')
  move(db, 'reallocation', next, Number(first.to_id), Number(first.from_id), 'begun')
}

function move(
  db: DatabaseSync,
  kind: 'transfer' | 'reallocation',
  index: number,
  partner: number,
  to: number,
  course: Course,
): void {
  const random = randomOf(`cash ${kind} ${index}`)
  const at = businessNow - random.whole(2, 12) * day
  const open = rowsOf(
    db,
    `SELECT id, amount FROM cash_transactions WHERE partner_id = ? AND currency = 'GBP' AND status = 'open' AND counter = 0
       AND type = 'collection' AND at < ? ORDER BY at DESC, id DESC LIMIT ? OFFSET ?`,
    partner,
    moment(at),
    random.whole(2, 6),
    random.whole(0, 12),
  )
  if (open.length === 0) return
  const maker = { by: 'cash-reconciliation', at: moment(at) }
  const id = addDocument(
    db,
    {
      kind,
      reference: `${kind === 'transfer' ? 'TRF' : 'REA'}-${1001 + index}`,
      partner,
      to,
      amount: open.reduce((sum, { amount }) => sum + Number(amount), 0),
      currency: 'GBP',
      datedAt: moment(at),
      origin: 'manual',
      approved: kind === 'reallocation',
      note: kind === 'reallocation' ? 'Delivered by the other partner' : 'Cash was handed over at the hub',
    },
    maker,
  )
  const later = { by: 'finance-manager', at: moment(at + 5 * 3_600_000) }
  if (kind === 'transfer' && course !== 'pending') {
    const rejected = { status: 'rejected', reason: 'Entered twice', note: null } as const
    decideDocument(db, kind, id, course === 'rejected' ? rejected : { status: 'approved' }, later)
  }
  if (course !== 'reconciled' && course !== 'listed' && course !== 'begun') return
  const ids = open.slice(course === 'begun' ? 1 : 0).map(row => Number(row.id))
  const list = createList(
    db,
    documentRow(db, kind, id),
    { ids },
    { by: maker.by, at: moment(at + 20 * 3_600_000) },
  )
  if (course === 'reconciled')
    confirmLists(
      db,
      documentRow(db, kind, id),
      String(list),
      { rest: 'keep', reason: null, note: null },
      { by: maker.by, at: moment(at + 22 * 3_600_000) },
    )
}
