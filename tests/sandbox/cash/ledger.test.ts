import { type DatabaseSync } from 'node:sqlite'
import { beforeAll, describe, expect, it } from 'vitest'
import { confirmLists } from '../../../src/sandbox/cash/confirm.ts'
import { decideDocument } from '../../../src/sandbox/cash/decide.ts'
import { addDocument, documentRow } from '../../../src/sandbox/cash/documents.ts'
import { bookByHand } from '../../../src/sandbox/cash/forms.ts'
import { createList, reopenLists } from '../../../src/sandbox/cash/lists.ts'
import { adjustPackage, assignPartner, markLost } from '../../../src/sandbox/cash/packages.ts'
import { type DocumentKind, documentKinds } from '../../../src/sandbox/cash/words.ts'
import { openDatabase } from '../../../src/sandbox/database.ts'
import { Refusal } from '../../../src/sandbox/refusal.ts'
import { inTransaction, rowOf, rowsOf } from '../../../src/sandbox/rows.ts'
import { type Random, randomOf } from '../../../src/sandbox/seed/random.ts'
import { filledData } from '../filled.ts'

const at = '2011-12-10 09:00:00'
const maker = { by: 'cash-reconciliation', at }
const second = { by: 'finance-manager', at }

let db: DatabaseSync
beforeAll(() => {
  db = openDatabase(':memory:', 'basic', filledData())
  // Everything is added up after every step.
  db.exec('CREATE INDEX sums ON cash_transactions (partner_id, currency, amount)')
  db.exec('CREATE INDEX moves ON cash_transactions (type, currency, amount)')
  db.exec('CREATE INDEX states ON cash_transactions (status)')
})

describe('the ledger of the seed', () => {
  it('adds up', () => expect(findings()).toEqual([]))

  it('books nothing before it has happened, and lists nothing before it was booked', () => {
    const late = `SELECT t.id FROM cash_transactions t LEFT JOIN cash_lists l ON l.id = t.list_id
      WHERE t.at > '2011-12-10 08:00:00' OR t.at > l.created_at AND t.type = 'collection'`
    expect(rowsOf(db, late)).toEqual([])
  })

  it('has documents in every state, open lists and packages that do not add up', () => {
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

describe('the sum of a partner is its balance, and no amount goes missing', () => {
  it.each(Array.from({ length: 6 }, (_, run) => run))('whatever is done: run %i', run => {
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
      expect([name, findings()]).toEqual([name, []])
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
  ['package', mend],
  ['book', bookOne],
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

function mend(random: Random): void {
  const { id } = one(random, 'SELECT id FROM cash_packages WHERE trouble IS NOT NULL')
  const way = random.whole(1, 3)
  if (way === 1) assignPartner(db, String(id), random.whole(1, 12), maker)
  else if (way === 2) markLost(db, String(id), maker)
  else {
    const direction = random.pick(['up', 'down'] as const)
    const amount = random.whole(1, 5000) / 100
    adjustPackage(db, String(id), { direction, amount, reason: 'Cash difference' }, maker)
  }
}

function bookOne(random: Random): void {
  const form = {
    partnerId: random.whole(1, 13),
    type: random.pick(['adjustmentUp', 'adjustmentDown', 'penalty', 'collection'] as const),
    amount: random.whole(1, 90_000) / 100,
    currency: random.pick(['GBP', 'EUR'] as const),
    reason: 'Rounding difference',
  }
  bookByHand(db, form, maker)
}

/** Everything that does not add up. */
function findings(): string[] {
  const rules: Readonly<Record<string, string>> = {
    'a balance is not the sum of its transactions': `SELECT 1 FROM cash_balances b WHERE balance <>
      (SELECT sum(amount) FROM cash_transactions t WHERE t.partner_id = b.partner_id AND t.currency = b.currency)`,
    'a transaction has no balance': `SELECT 1 FROM (SELECT DISTINCT partner_id, currency FROM cash_transactions) t
      WHERE NOT EXISTS (SELECT 1 FROM cash_balances b WHERE b.partner_id = t.partner_id AND b.currency = t.currency)`,
    'a list that is open or confirmed does not hold what it says': `SELECT 1 FROM cash_lists l WHERE status = 'open' AND
      (total, row_count) <> (SELECT sum(amount), count(*) FROM cash_transactions t WHERE t.list_id = l.id)`,
    'a listed transaction is in no open list': `SELECT 1 FROM cash_transactions t WHERE status = 'listed' AND NOT
      EXISTS (SELECT 1 FROM cash_lists l WHERE l.id = t.list_id AND l.status = 'open')`,
    'a transaction of an open list is not listed': `SELECT 1 FROM cash_lists l JOIN cash_transactions t ON t.list_id = l.id
      WHERE l.status = 'open' AND t.status <> 'listed'`,
    'a document is matched with more or less than its amount': `SELECT 1 FROM cash_documents WHERE reconciled < 0 AND status <> 'partial'
      OR reconciled > amount OR (status = 'reconciled') <> (reconciled = amount)`,
    'a payment is not matched with what its lists hold': `SELECT 1 FROM cash_documents d WHERE kind <> 'reallocation' AND reconciled <>
      (SELECT coalesce(sum(t.amount), 0) FROM cash_transactions t JOIN cash_lists l ON l.id = t.list_id
       WHERE l.document_id = d.id AND l.status = 'confirmed' AND t.counter = 0)`,
    'what moves between partners does not balance': `SELECT 1 FROM cash_transactions WHERE type IN ('transfer', 'reallocation', 'carriedOver')
      GROUP BY type, currency HAVING sum(amount) <> 0`,
    'an approved document is not booked once': `SELECT 1 FROM cash_documents d WHERE kind <> 'reallocation' AND
      (SELECT coalesce(sum(amount), 0) FROM cash_transactions t WHERE t.document_id = d.id AND t.counter = 1) <>
      iif(status IN ('pending', 'rejected'), 0, -amount)`,
  }
  return Object.entries(rules)
    .filter(([, sql]) => rowOf(db, sql))
    .map(([rule]) => rule)
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
