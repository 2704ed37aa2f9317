import { type DatabaseSync } from 'node:sqlite'
import { beforeAll, describe, expect, it } from 'vitest'
import { type DocumentKind, documentKinds } from '../../../src/sandbox/cash/cashStatuses.ts'
import { confirmLists } from '../../../src/sandbox/cash/confirmLists.ts'
import { decideDocument } from '../../../src/sandbox/cash/decideDocument.ts'
import { decideRequest, withdrawRequest } from '../../../src/sandbox/cash/decideRequest.ts'
import { addDocument, documentRow } from '../../../src/sandbox/cash/documents.ts'
import { bookByHand } from '../../../src/sandbox/cash/forms.ts'
import { createList, removeFromLists, reopenLists, splitLists } from '../../../src/sandbox/cash/lists.ts'
import { adjustPackage, assignPartner, markLost } from '../../../src/sandbox/cash/packages.ts'
import { askForReversal } from '../../../src/sandbox/cash/reverseConfirmation.ts'
import { openDatabase } from '../../../src/sandbox/database/database.ts'
import { inTransaction, rowOf, rowsOf } from '../../../src/sandbox/database/rows.ts'
import { type Random, randomOf } from '../../../src/sandbox/seed/random.ts'
import { Refusal } from '../../../src/sandbox/server/refusal.ts'
import { brokenMoneyRules } from '../../reliability/moneyRules.ts'
import { prunedBookings } from '../../reliability/prunedBookings.ts'
import { seededData } from '../seededData.ts'

const at = '2011-12-10 09:00:00'
const maker = { by: 'cash-reconciliation', at }
const second = { by: 'finance-manager', at }

let db: DatabaseSync

describe('ledger of the seed', () => {
  beforeAll(() => {
    db = openDatabase(':memory:', 'basic', seededData())
  })

  it('is balanced', () => expect(brokenMoneyRules(db)).toEqual([]))

  it('contains no booking before its event, and no listing before its booking', () => {
    const late = `SELECT t.id FROM cash_transactions t LEFT JOIN cash_lists l ON l.id = t.list_id
      WHERE t.at > '2011-12-10 08:00:00' OR t.at > l.created_at AND t.type = 'collection'`
    expect(rowsOf(db, late)).toEqual([])
  })

  it('contains documents in every state, open lists and packages with differences', () => {
    const states = rowsOf(
      db,
      "SELECT DISTINCT status FROM cash_documents WHERE kind = 'payment' ORDER BY status",
    )
    expect(states.map(({ status }) => status)).toEqual([
      'approved',
      'partial',
      'pending',
      'reconciled',
      'rejected',
    ])
    expect(rowOf(db, "SELECT count(*) AS n FROM cash_lists WHERE status = 'open'")?.n).toBeGreaterThan(5)
    expect(rowsOf(db, 'SELECT DISTINCT trouble FROM cash_packages WHERE trouble IS NOT NULL')).toHaveLength(4)
  })
})

describe('transactions of a partner add up to its balance, and no amount is lost', () => {
  beforeAll(() => {
    db = openDatabase(':memory:', 'basic', prunedBookings())
  })

  it.each(Array.from({ length: 6 }, (_, run) => run))('after random operations: run %i', run => {
    const random = randomOf(`ledger ${run}`)
    const done = new Map<string, number>()
    for (let nth = 0; nth < 60; nth++) {
      const [name, work] = random.pick(works)
      const before = snapshot()
      try {
        inTransaction(db, () => work(random, `${run}-${nth}`))
        done.set(name, (done.get(name) ?? 0) + 1)
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        // What is refused has changed nothing.
        expect(snapshot()).toEqual(before)
      }
      expect([name, brokenMoneyRules(db)]).toEqual([name, []])
    }
    expect(done.size).toBeGreaterThan(5)
  })
})

/** What can be done, drawn from what is there; what cannot be is refused. */
const works = [
  ['create', create],
  ['decide', decide],
  ['list', list],
  ['list', list],
  ['confirm', confirm],
  ['confirm', confirm],
  ['reopen', reopen],
  ['package', adjustRandomPackage],
  ['book', bookOne],
  ['take out', takeOut],
  ['split', split],
  ['reverse', askReversal],
  ['request', decideAsked],
  ['request', decideAsked],
] as const

function create(random: Random, name: string): void {
  const kind = random.pick(documentKinds)
  const partner = random.whole(1, 12)
  const document = {
    kind,
    reference: `X-${name}`,
    partner,
    to: kind === 'payment' ? null : (partner % 12) + 1,
    amount: random.whole(1, 300_000),
    currency: random.pick(['GBP', 'GBP', 'EUR'] as const),
    datedAt: at,
    origin: 'manual',
    approved: random.chance(0.6),
  } as const
  addDocument(db, document, maker)
}

function decide(random: Random): void {
  const row = one(random, "SELECT kind, id FROM cash_documents WHERE status = 'pending'")
  const verdict = random.chance(0.7)
    ? ({ status: 'approved' } as const)
    : ({ status: 'rejected', reason: 'Entered twice', note: null } as const)
  decideDocument(db, kindOf(row.kind), Number(row.id), verdict, random.chance(0.8) ? second : maker)
}

function list(random: Random): void {
  const document = anyDocument(random)
  const open = rowsOf(
    db,
    `SELECT id FROM cash_transactions WHERE partner_id = ? AND currency = ? AND status ${random.chance(0.9) ? "= 'open'" : "<> 'x'"}
     AND counter = 0 ORDER BY id DESC LIMIT ? OFFSET ?`,
    ...[Number(document.partner_id), String(document.currency), random.whole(1, 9), random.whole(0, 20)],
  )
  const ids = open.map(({ id }) => Number(id))
  createList(db, document, ids.length > 0 ? { ids } : { all: true, filter: [], except: [] }, maker)
}

function confirm(random: Random): void {
  const [document, ids] = openLists(random)
  const reason = random.chance(0.8) ? 'Bank charges' : null
  const rest = random.pick(['keep', 'adjust'] as const)
  confirmLists(db, document, ids, { rest, reason, note: null }, maker)
}

function reopen(random: Random): void {
  const [document, ids] = openLists(random)
  reopenLists(db, document, ids, second)
}

function takeOut(random: Random): void {
  const [document, ids] = openLists(random)
  removeFromLists(db, document, ids, someOf(random, ids), maker)
}

function split(random: Random): void {
  const [document, ids] = openLists(random)
  splitLists(db, document, ids, someOf(random, ids), maker)
}

function askReversal(random: Random): void {
  const { id, document_id } = one(
    random,
    "SELECT id, document_id FROM cash_lists WHERE status = 'confirmed' ORDER BY id DESC LIMIT 20",
  )
  const { kind } = rowOf(db, 'SELECT kind FROM cash_documents WHERE id = ?', Number(document_id)) ?? {}
  const document = documentRow(db, kindOf(kind), Number(document_id))
  askForReversal(db, document, String(id), { reason: 'Wrong week', note: null }, maker)
}

function decideAsked(random: Random): void {
  const { id } = one(random, "SELECT id FROM cash_requests WHERE status = 'pending'")
  const way = random.whole(1, 10)
  if (way === 1) withdrawRequest(db, String(id), maker)
  else {
    const verdict =
      way > 3
        ? ({ status: 'approved' } as const)
        : ({ status: 'rejected', reason: 'Entered twice', note: null } as const)
    decideRequest(db, Number(id), verdict, random.chance(0.8) ? second : maker)
  }
}

function someOf(random: Random, lists: string): { ids: number[] } {
  const rows = rowsOf(
    db,
    'SELECT id FROM cash_transactions WHERE list_id IN (SELECT value FROM json_each(?)) ORDER BY id LIMIT ?',
    JSON.stringify(lists.split('&').map(Number)),
    random.whole(1, 6),
  )
  return { ids: rows.map(({ id }) => Number(id)) }
}

function adjustRandomPackage(random: Random): void {
  const { id } = one(random, 'SELECT id FROM cash_packages WHERE trouble IS NOT NULL')
  const way = random.whole(1, 3)
  if (way === 1) assignPartner(db, String(id), random.whole(1, 12), maker)
  else if (way === 2) markLost(db, String(id), maker)
  else {
    const amount = random.whole(1, 5000) / 100
    adjustPackage(db, String(id), { amount, reason: 'Cash difference' }, maker)
  }
}

function bookOne(random: Random): void {
  const form = {
    partnerId: random.whole(1, 13),
    type: random.pick(['adjustmentUp', 'adjustmentDown', 'penalty', 'collection'] as const),
    amount: random.whole(1, 90_000) / 100,
    currency: random.pick(['GBP', 'EUR'] as const),
    reason: 'Rounding difference',
    note: 'by hand',
  }
  bookByHand(db, form, maker)
}

function snapshot() {
  return rowsOf(db, 'SELECT * FROM cash_balances')
    .map(row => `${row.partner_id} ${row.currency} ${row.balance}`)
    .concat(
      rowsOf(db, 'SELECT count(*) AS n, sum(reconciled) AS r FROM cash_documents').map(
        row => `${row.n} ${row.r}`,
      ),
    )
}

function anyDocument(random: Random) {
  const row = one(random, "SELECT kind, id FROM cash_documents WHERE status IN ('approved', 'partial')")
  return documentRow(db, kindOf(row.kind), Number(row.id))
}

function openLists(random: Random) {
  const { document_id } = one(random, "SELECT DISTINCT document_id FROM cash_lists WHERE status = 'open'")
  const { kind } = rowOf(db, 'SELECT kind FROM cash_documents WHERE id = ?', Number(document_id)) ?? {}
  const lists = rowsOf(
    db,
    "SELECT id FROM cash_lists WHERE document_id = ? AND status = 'open' ORDER BY id",
    Number(document_id),
  )
  const ids = lists.slice(0, random.whole(1, lists.length)).map(({ id }) => String(id))
  return [documentRow(db, kindOf(kind), Number(document_id)), ids.join('&')] as const
}

function one(random: Random, sql: string) {
  const rows = rowsOf(db, sql)
  const row = rows[random.whole(0, rows.length - 1)]
  if (!row) throw new Refusal(404, 'There is none.')
  return row
}

function kindOf(kind: unknown): DocumentKind {
  return documentKinds.find(one => one === kind) ?? 'payment'
}
